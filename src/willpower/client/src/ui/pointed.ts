// Which controls have the focus because they were clicked. Who clicks a card with the mouse does not mean the keyboard
// to stay there: the keys that the prompt names go on working.

const clicked = new WeakSet<object>();
let down: object | null = null;

const CONTROL = 'button, a, [role=button], [role=switch], summary';

/** Whether a control has the focus by a click only. */
export function pointed(el: object | null | undefined): boolean {
  return !!el && clicked.has(el);
}

/** Remembers a control as clicked, as one is that a sheet gives the focus back to. */
export function point(el: object | null | undefined): void {
  if (el) clicked.add(el);
}

/** A press of the pointer on something. */
export function pressed(target: { closest: (selector: string) => object | null } | null): void {
  down = target?.closest(CONTROL) ?? null;
  point(down);
}

/** Something gets the focus: by Tab, an arrow key or a letter unless it was just pressed. */
export function focused(target: object | null): void {
  if (target && target !== down) clicked.delete(target);
}

/** Watches pointer and focus of the page. */
export function watchPointer(): void {
  document.addEventListener('pointerdown', (e) => pressed(e.target as Element | null), true);
  document.addEventListener('keydown', () => (down = null), true);
  document.addEventListener('focusin', (e) => focused(e.target), true);
}
