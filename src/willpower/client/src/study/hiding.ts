// What a file tells and its player may not know: the order of the piles of a deck that is played alone.

const PILE = /^(\s*)(deck|stone_deck):/;

/** A judge file without its decks and stone decks; `word` stands in their place. */
export function withoutPiles(text: string, word: string): string {
  const shown: string[] = [];
  let inside = -1; // how far the pile is set in that is being left out
  for (const line of text.split('\n')) {
    const depth = line.length - line.trimStart().length;
    if (inside >= 0 && (line.trim() === '' || depth > inside || (depth === inside && line.trimStart().startsWith('-')))) continue;
    const pile = PILE.exec(line);
    inside = pile ? (pile[1] ?? '').length : -1;
    shown.push(pile ? `${pile[1] ?? ''}${pile[2] ?? ''}: ${word}` : line);
  }
  return shown.join('\n');
}
