import type { PartialMove } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';
import { withoutStopsOfDays } from '../../../text/month-names.js';
import { asksByVerb, asksCompany, beginsQuestion } from '../classifier/asking-words.js';
import { askedFact, type MessageContext } from '../message-context.js';
import { PhraseSet } from '../phrase-set.js';
import { readSentence, type Sentence } from '../sentence.js';
import { changesDay } from '../slots/dates/day-changed.js';
import { oneAfter } from '../slots/dates/one-after.js';
import { namesTime } from '../slots/notes/other-dates.js';
import { wishesSomething } from '../slots/service-wishes.js';
import { toldPart } from '../slots/told-part.js';
import { isCorrecting } from './correction-words.js';

const factsOfDate = ['moveDate', 'moveMonth', 'moveYear'] as const;

export const knowsDate = ({ moveDate, moveMonth }: PartialMove): boolean => (moveDate ?? moveMonth) !== undefined;

/** A question that asks for the move to be on the day: "can we move on the 20th", "is it possible to book for March". */
const wishing = new PhraseSet({
  wish:
    'could i do, can i do, shall we do, could you do, could we do, can you do, can we do, we move, i move, to move, move on, move in, moving on, moving in, us move, could it be, can it be, works better, suits better, suit better, would be better, be better, is better, we do, we go, we have, i have, we leave, i leave, book, booking, schedule, ' +
    'mudar*, mudamos, mudemos, trasladar*, reservar, reserva, nos vamos, irnos, hacerlo, hacerla, demenag*, partir, parte, reserver, fixer, faire ca, faire le, ' +
    'pindah, berpindah, tempah, jadikan, kolida, kolime, kolin, kolimise, broneerida, broneerin, ننتقل, انتقل, ننقل, انقل, النقل, نحجز, احجز, الحجز',
});
/** These ask about a time, whichever follows: "how long before June should I book". */
const asksWhat = new Set(
  (
    'what which how when where who why do does did will is are que cual cuales como cuando cuanto donde quien quel quelle comment quand combien ou qui pourquoi ' +
    'apa bagaimana bila berapa siapa kenapa mengapa mis millal kuidas kus kes miks mitu palju milline ماذا كيف متي كم اين لماذا ليش متى'
  ).split(' '),
);
const possible = new PhraseSet({
  possible: 'possible, posible, serait il possible, boleh, voimalik, ممكن, يمكن',
});

/** Whether the message asks for the move to be on the day that it names. */
export function wishesForDay({ words }: Sentence): boolean {
  if (isCorrecting(words) || changesDay(words) || wishesSomething(words)) return true;
  const isOpen = asksWhat.has(words[0]?.plain ?? '') && !possible.has(words);
  return !isOpen && wishing.has(words);
}

/** The part between marks that names the time: "the date is 20 June" of "the date is 20 June, is that ok?" */
function datedPart(sentence: Sentence): Sentence {
  const { text, words } = readSentence(withoutStopsOfDays(sentence.text));
  const starts = words.flatMap(({ followsMark }, at) => (at === 0 || followsMark ? [at] : []));
  const parts = starts.map((from, index) => ({ from, to: starts[index + 1] ?? words.length }));
  const [dated, ...others] = parts.filter(({ from, to }) => namesTime(words.slice(from, to)));
  if (!dated || others.length > 0) return readSentence(text);
  const isLast = dated.to === words.length;
  return readSentence(text.slice(words[dated.from]?.start, isLast ? text.length : words[dated.to - 1]?.end));
}

const asks = (sentence: Sentence): boolean => beginsQuestion(sentence) || asksCompany(sentence) || asksByVerb(sentence);

/** "Do you work on 25 December", "is July busy": of a move whose date is known, a question that names another wishes for none. */
const onlyAsksOfDate = (sentence: Sentence): boolean =>
  asks(datedPart(sentence)) && toldPart(sentence) === sentence && !wishesForDay(sentence);

/** What the message tells, without the dates that it only asks about. */
export function withoutAskedDates(slots: Slots, context: MessageContext): Slots {
  const { move, sentence, asking, today, isSupposed } = context;
  if (isSupposed || !knowsDate(move) || askedFact(asking) === 'move_date') return slots;
  if (!factsOfDate.some((fact) => fact in slots) || !onlyAsksOfDate(sentence)) return slots;
  // "A week earlier, is that possible" is counted from the day that is known, and of no other.
  if (oneAfter(sentence, move, today) && !asksWhat.has(sentence.words[0]?.plain ?? '')) return slots;
  return Object.fromEntries(
    Object.entries(slots).filter(([fact]) => !factsOfDate.some((one) => one === fact)),
  ) as Slots;
}
