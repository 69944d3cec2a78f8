import type { SentenceWord } from '../../sentence.js';

const whats = new Set('what que q quel quelle quoi apa mis شو ايش اي وش'.split(' '));
const leading = new Set('ni no pero but mais non tapi aga لا'.split(' '));
const goingOn = new Set('ni si mais but tapi aga'.split(' '));

/** "¡Qué Reino Unido ni qué Reino Unido, si voy a Lyon!": who scoffs at a place neither leaves it nor goes there. */
export function isScoffedAt(words: readonly SentenceWord[], { from, to }: { from: number; to: number }): boolean {
  if (!whats.has(words[from - 1]?.plain ?? '') || words[from]?.followsMark) return false;
  const before = words[from - 2]?.plain ?? '';
  const begins = from === 1 || words[from - 1]?.followsMark === true || leading.has(before);
  const next = words[to];
  const isAgain = before === 'ni';
  return begins && next !== undefined && (isAgain || next.followsMark || goingOn.has(next.plain));
}
