import { signal } from '@preact/signals';

const polite = signal('');
const loud = signal('');

/** Tells a screen reader, when it has finished what it says. */
export function tell(text: string): void {
  polite.value = text;
}

/** Tells a screen reader at once. */
export function alarm(text: string): void {
  loud.value = text;
}

/** Takes back what was told: it was about another page. */
export function quiet(): void {
  polite.value = '';
  loud.value = '';
}

/** The regions that are read out. */
export function Live() {
  return (
    <>
      <div class="sr live" role="status" aria-live="polite">
        {polite.value}
      </div>
      <div class="sr live" role="alert" aria-live="assertive">
        {loud.value}
      </div>
    </>
  );
}
