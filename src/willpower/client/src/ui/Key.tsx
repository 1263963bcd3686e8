/** The key that does the same; not read out, it is in the help. */
export function Key({ k }: { k: string }) {
  return (
    <span class="key" aria-hidden="true">
      {k}
    </span>
  );
}
