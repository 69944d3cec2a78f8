import type { Understanding } from '@meg/shared/contract/understanding';
import { chatTopic } from '../../../asked/chat-questions.js';
import type { MessageContext } from '../message-context.js';
import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { asDay } from '../slots/dates/calendar-day.js';
import { asksIfThere } from '../sure-intents/person-grammar.js';
import { asksForPerson } from '../sure-intents/person-words.js';
import { asksIfSettled } from './asked-beside-call.js';
import { namedDay } from './call-time.js';
import { askingWhen, calls, cancelling, changing, isOfMove, ringing, wondering } from './call-words.js';
import type { Choice } from './choice-answer.js';
import { findClockTime } from './clock-time.js';
import { otherDay, sameTime, unsuited } from './other-day.js';
import { coveredBy, fillers } from './yes-no.js';

/** Longer messages tell of more than the call. */
const mostWords = 14;
/** Facts that a time of a call is mistaken for. */
const times = new Set(['moveDate', 'moveMonth', 'moveYear', 'phone']);
const mostWordsOfTime = 6;
/** "I don't want a bot, call me" wants the call. */
const reach = 2;

/** Whether the message says more than times. */
export const tellsOfThings = (slots: object): boolean => Object.keys(slots).some((fact) => !times.has(fact));

const ofNoMove = new Set(['intent', 'callback']);

/** Where nothing but a menu is open, "cancel" is said of the call. */
const isAtMenu = ({ asking }: MessageContext): boolean =>
  asking === undefined || (asking.kind === 'choices' && asking.answers.every(({ about }) => ofNoMove.has(about)));

/** "Cancel the call", "I don't need the appointment any more". */
export function cancelsCall(words: readonly SentenceWord[]): boolean {
  if (words.length > mostWords || wondering.has(words)) return false;
  const named = calls.find(words);
  return cancelling
    .find(words)
    .some(({ label, to }) =>
      label === 'cancel'
        ? named.length > 0
        : !changing.has(words) && named.some(({ from }) => from >= to && from - to <= reach),
    );
}

const cancels = (context: MessageContext): boolean =>
  cancelsCall(context.sentence.words) ||
  (isAtMenu(context) &&
    cancelling.has(context.sentence.words) &&
    coveredBy(context.sentence.words, [cancelling, fillers]));

/** "What happens if I miss the call", "why did you call": of calls in general. */
const supposing = new PhraseSet({
  suppose:
    'if, why, how do, what happens, si, por que, pourquoi, kalau, jika, kenapa, mengapa, kui, miks, لو, اذا, ليش, لماذا',
});

/** "Do I have to be there when you call the customs" tells when in its midst. */
const mostWordsBeforeWhen = 4;

/** "When will you ring me", "is my call still on": not what if, nor why. */
const asksWhen = ({ sentence: { words } }: MessageContext): boolean =>
  askingWhen.find(words).some(({ from, to }) => from <= mostWordsBeforeWhen || to >= words.length - 1) &&
  ringing.has(words) &&
  !supposing.has(words);

/** "So is Friday fixed now", "what day did you book": of the call, where it is all that was booked. */
const asksWhetherBooked = (context: MessageContext): boolean =>
  chatTopic(context.sentence.words.map(({ plain }) => plain)) === 'booked' ||
  (asksIfSettled(context.sentence) && namedDay(context.sentence.words, context.today) !== undefined);

/** No move has an hour: "tomorrow at 10". */
const saysOnlyHour = (context: MessageContext): boolean =>
  isAtMenu(context) &&
  context.sentence.words.length <= mostWordsOfTime &&
  findClockTime(context.sentence.words) !== undefined;

/** Which day of the message is the booked one's: "Thursday is no good", "Thursday is no good, Friday?" */
function bookedDayIn({ sentence: { words }, today, call }: MessageContext): 'alone' | 'besideOther' | undefined {
  const named = namedDay(words, today);
  if (!named || !call) return undefined;
  const other = otherDay(namedDay, { words, today, call });
  if (asDay(named.date) === call.date) return other?.from === named.from ? 'alone' : 'besideOther';
  return undefined;
}

/** Whether the words want another time: the named one, or one that is still to be chosen. */
function wantsOtherTime(context: MessageContext, callTime: Understanding['callTime']): boolean {
  const { words } = context.sentence;
  const day = bookedDayIn(context);
  if (!callTime) return (changing.has(words) && calls.has(words)) || (unsuited.has(words) && day === 'alone');
  return (
    [changing, unsuited, sameTime, calls].some((set) => set.has(words)) ||
    day === 'besideOther' ||
    asksForPerson(context.sentence) ||
    saysOnlyHour(context)
  );
}

/** "Can we make it 4 instead", "cancel the call": the button of the booked callback that the words stand for. */
export function bookedCallAnswer(context: MessageContext, callTime: Understanding['callTime']): Choice | undefined {
  const { sentence, read, call, asking } = context;
  const { words } = sentence;
  const isOther = words.length > mostWords || tellsOfThings(read.found.slots) || isOfMove(words);
  if (!call || isOther) return undefined;
  const isInCard = asking?.kind === 'handoff';
  if (
    !isInCard &&
    (asksWhen(context) || asksIfThere(words) || asksWhetherBooked(context)) &&
    !changing.has(words) &&
    !cancelling.has(words)
  )
    return { about: 'callback', value: 'show' };
  if (wondering.has(words)) return undefined;
  if (callTime === null && cancels(context)) return { about: 'callback', value: 'cancel' };
  return !isInCard && wantsOtherTime(context, callTime) ? { about: 'callback', value: 'change' } : undefined;
}
