import type { PartialMove } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';
import { barePlace } from '../bare-place.js';
import type { MessageContext } from '../message-context.js';
import { PhraseSet } from '../phrase-set.js';
import { plainWord } from '../sentence.js';

type End = 'origin' | 'destination';
type Ends = Pick<Slots, End>;

/** With these somebody says more closely which place was meant. */
const exactly = new PhraseSet({
  exactly:
    'to be exact, to be precise, to be more exact, to be more precise, to be specific, exactly, precisely, more precisely, more exactly, specifically, the one in, the one near, ' +
    'para ser exactos, para ser exacto, para ser exacta, para ser precisos, exactamente, mas exactamente, concretamente, en concreto, mas concretamente, pour etre precis, pour etre exact, plus precisement, precisement, exactement, plus exactement, ' +
    'tepatnya, lebih tepat, lebih tepat lagi, tapsemalt, tapselt, tapsemalt oeldes, بالتحديد, تحديدا, بالضبط, وبالتحديد',
});
/** "Halifax in Yorkshire as well": the same is so of another end. */
const again = new PhraseSet({
  again: 'as well, too, also, tambien, aussi, egalement, juga, samuti, كمان, ايضا',
});
const mostWords = 8;

const nameOf = (label: string | undefined): string => plainWord((label ?? '').split(',')[0] ?? '');

const isOpen = (move: PartialMove, end: End): boolean => !move[`${end}City`] && move[`${end}Country`] !== undefined;

/** The end of which the town is not known yet, else the one that is named last. */
function endMeant(move: PartialMove): End | undefined {
  const open = (['destination', 'origin'] as const).find((end) => isOpen(move, end));
  return open ?? (move.destinationCity ? 'destination' : move.originCity ? 'origin' : undefined);
}

/** The end that has the name already, of a town elsewhere. */
function namesakeAgain(context: MessageContext): Ends | undefined {
  const { move, sentence } = context;
  const { words, text } = sentence;
  const said = again.find(words).find(({ from, to }) => to === words.length && from > 0);
  const place = said && words.length <= mostWords ? barePlace(context, words.slice(0, said.from), 0.9) : undefined;
  if (!place?.placeId || /[?؟]/u.test(text)) return undefined;
  const end = (['origin', 'destination'] as const).find((one) => nameOf(move[`${one}City`]) === nameOf(place.value));
  return end && { [end]: place };
}

/** "Tralee to be exact", "the one in Otley": the end last spoken of, more closely. */
export function exactPlace(context: MessageContext): Ends | undefined {
  const { move, sentence } = context;
  const { words, text } = sentence;
  const [said] = exactly.find(words);
  const end = endMeant(move);
  if (!said) return namesakeAgain(context);
  if (!end || words.length > mostWords || /[?؟]/u.test(text)) return undefined;
  const rest = said.from === 0 ? words.slice(said.to) : words.slice(0, said.from);
  if (said.from > 0 && said.to < words.length) return undefined;
  const place = barePlace(context, rest, 0.9);
  return place?.isCity ? { [end]: place } : undefined;
}
