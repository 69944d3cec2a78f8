import type { PartialMove } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';
import { barePlace } from '../bare-place.js';
import type { MessageContext } from '../message-context.js';
import { PhraseSet } from '../phrase-set.js';

type End = 'origin' | 'destination';
type Ends = Pick<Slots, End>;

/** With these somebody says more closely which place was meant. */
const exactly = new PhraseSet({
  exactly:
    'to be exact, to be precise, to be more exact, to be more precise, to be specific, exactly, precisely, more precisely, more exactly, specifically, the one in, the one near, ' +
    'para ser exactos, para ser exacto, para ser exacta, para ser precisos, exactamente, mas exactamente, concretamente, en concreto, mas concretamente, pour etre precis, pour etre exact, plus precisement, precisement, exactement, plus exactement, ' +
    'tepatnya, lebih tepat, lebih tepat lagi, tapsemalt, tapselt, tapsemalt oeldes, بالتحديد, تحديدا, بالضبط, وبالتحديد',
});
const mostWords = 8;

const isOpen = (move: PartialMove, end: End): boolean => !move[`${end}City`] && move[`${end}Country`] !== undefined;

/** The end of which the town is not known yet, else the one that is named last. */
function endMeant(move: PartialMove): End | undefined {
  const open = (['destination', 'origin'] as const).find((end) => isOpen(move, end));
  return open ?? (move.destinationCity ? 'destination' : move.originCity ? 'origin' : undefined);
}

/** "Tralee to be exact", "the one in Otley": the end last spoken of, more closely. */
export function exactPlace(context: MessageContext): Ends | undefined {
  const { move, sentence } = context;
  const { words, text } = sentence;
  const [said] = exactly.find(words);
  const end = endMeant(move);
  if (!said || !end || words.length > mostWords || /[?؟]/u.test(text)) return undefined;
  const rest = said.from === 0 ? words.slice(said.to) : words.slice(0, said.from);
  if (said.from > 0 && said.to < words.length) return undefined;
  const place = barePlace(context, rest, 0.9);
  return place?.isCity ? { [end]: place } : undefined;
}
