// What is kept in this browser.

/** Reads something kept; the fallback where there is nothing or it cannot be read. */
export function keep<T>(name: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`willpower.${name}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

/** Keeps something; says whether it could be kept. */
export function put(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(`willpower.${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
