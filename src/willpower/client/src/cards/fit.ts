// Art gives way to text, never the reverse: how long a type line or a name is, only the drawn card tells.

/** Lets the art of a card shrink, then go, until its text fits; whether it does. */
export function fit(card: HTMLElement | null | undefined, fits: () => boolean): boolean {
  if (!card) return fits();
  delete card.dataset['room'];
  if (fits()) return true;
  for (const room of ['low', 'none']) {
    card.dataset['room'] = room;
    if (fits()) return true;
  }
  return false;
}
