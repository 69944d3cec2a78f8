import type { Understanding } from '@meg/shared/contract/understanding';
import type { MessageContext } from '../message-context.js';
import type { SentenceWord } from '../sentence.js';
import { asksForPerson } from '../sure-intents/person-words.js';
import { calls, cancelling, changing, ofMove, wondering } from './call-words.js';
import type { Choice } from './choice-answer.js';
import { findClockTime } from './clock-time.js';
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

/** Where nothing but a menu is open, "cancel" is said of the call. */
const isAtMenu = ({ asking }: MessageContext): boolean =>
  asking === undefined || (asking.kind === 'choices' && asking.answers.every(({ about }) => about === 'intent'));

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

/** No move has an hour: "tomorrow at 10". */
const saysOnlyHour = (context: MessageContext): boolean =>
  isAtMenu(context) &&
  context.sentence.words.length <= mostWordsOfTime &&
  findClockTime(context.sentence.words) !== undefined;

/** "Can we make it 4 instead", "cancel the call": the button of the booked callback that the words stand for. */
export function bookedCallAnswer(context: MessageContext, callTime: Understanding['callTime']): Choice | undefined {
  const { sentence, read, call, asking } = context;
  const { words } = sentence;
  const isOther =
    words.length > mostWords || tellsOfThings(read.found.slots) || ofMove.has(words) || wondering.has(words);
  if (!call || isOther) return undefined;
  if (callTime === null && cancels(context)) return { about: 'callback', value: 'cancel' };
  const isChange = callTime
    ? changing.has(words) || asksForPerson(sentence) || saysOnlyHour(context)
    : changing.has(words) && calls.has(words);
  return isChange && asking?.kind !== 'handoff' ? { about: 'callback', value: 'change' } : undefined;
}
