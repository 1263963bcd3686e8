/** The key that does the same; not read out, it is in the help. */
export function Key({ k }: { k: string }) {
  return (
    <span class="key" data-key={k} aria-hidden="true">
      {k}
    </span>
  );
}
