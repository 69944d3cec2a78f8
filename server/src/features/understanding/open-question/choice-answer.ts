import type { Understanding } from '@meg/shared/contract/understanding';
import type { Language } from '@meg/shared/languages/language';
import { asksSomething } from '../classifier/asking-words.js';
import type { MessageContext } from '../message-context.js';
import { PhraseSet } from '../phrase-set.js';
import { readSentence, type SentenceWord } from '../sentence.js';
import { mostBedrooms, sizeOf } from '../slots/homes/home-size.js';
import { numberOfThings } from '../slots/number-words.js';
import { assumedChoices, choiceWords, yesChoices } from './choice-words.js';
import { positionIn } from './ordinals.js';
import { saysUnknown } from './unknowing.js';
import { coveredBy, fillers, yesOrNo } from './yes-no.js';

export type Choice = NonNullable<Understanding['answer']>;

const sets = new Map(
  Object.entries(choiceWords).map(([about, lists]) => [about, new PhraseSet<string>(lists)] as const),
);
const mostWords = 8;

function labelOf({ about, value }: Choice, { chat }: Language): string | undefined {
  return (chat as Readonly<Record<string, unknown>>)[`${about}.${value}`] as string | undefined;
}

const own = (words: readonly SentenceWord[]): string[] => {
  const covered = new Set(
    fillers.find(words).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  const rest = words.filter((_, at) => !covered.has(at));
  return (rest.length > 0 ? rest : words).map(({ plain }) => plain);
};

const only = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined);

/** The one choice whose label has all words of the text: "local" for "Local move". */
export function byLabel<T>(
  words: readonly SentenceWord[],
  options: readonly { option: T; labels: readonly string[] }[],
): T | undefined {
  const said = own(words);
  const plainLabels = options.map(({ option, labels }) => ({
    option,
    labels: labels.map((label) => readSentence(label).words.map(({ plain }) => plain)),
  }));
  const whole = words.map(({ plain }) => plain).join(' ');
  const same = plainLabels.filter(({ labels }) => labels.some((label) => label.join(' ') === whole));
  if (same.length > 0) return only(same)?.option;
  const having = plainLabels.filter(({ labels }) => labels.some((label) => said.every((word) => label.includes(word))));
  return said.length === 0 ? undefined : only(having)?.option;
}

/** By a fact that the message says: "3 bedrooms" for the size of the home. */
function bySlot({ read }: MessageContext, answers: readonly Choice[]): Choice | undefined {
  const { slots } = read.found;
  return answers.find(({ about, value }) => {
    const slot = slots[about as keyof typeof slots] as { value: unknown } | undefined;
    return slot?.value === value;
  });
}

function byWords({ sentence }: MessageContext, answers: readonly Choice[]): Choice | undefined {
  const { words } = sentence;
  const set = sets.get(answers[0]?.about ?? '');
  const found = (set?.find(words) ?? []).sort((one, other) => other.to - other.from - (one.to - one.from));
  const [longest] = found;
  if (!set || !longest) return undefined;
  // "We stay in the country": a phrase of several words also counts inside a short sentence.
  const isTold = longest.to - longest.from > 1 && !asksSomething(sentence);
  return isTold || coveredBy(words, [set, fillers]) ? answers.find(({ value }) => value === longest.label) : undefined;
}

/** The number of bedrooms, where that is asked. */
function byBedrooms({ sentence: { words } }: MessageContext, answers: readonly Choice[]): Choice | undefined {
  const isAsked = answers[0]?.about === 'propertySize';
  const numbers = words.flatMap(({ plain }) => numberOfThings(plain) ?? []);
  const number = only(numbers);
  const rest = words.filter(({ plain }) => numberOfThings(plain) === undefined);
  if (!isAsked || number === undefined || number > mostBedrooms || !coveredBy(rest, [fillers])) return undefined;
  return answers.find(({ value }) => value === sizeOf(number));
}

function byYesOrNo({ sentence: { words } }: MessageContext, answers: readonly Choice[]): Choice | undefined {
  const said = yesOrNo(words);
  if (!said) return undefined;
  const meant = answers.find(({ about, value }) => yesChoices[about]?.[said] === value);
  return meant ?? (said === 'yes' ? only(answers) : undefined);
}

const parts = ['packing', 'storage', 'insurance', 'pets', 'car'] as const;

/** "No need for the insurance after all": of a part of the move, and no answer to what is offered next. */
const declinesPart = ({ read }: MessageContext, answers: readonly Choice[]): boolean =>
  answers[0]?.about === 'readiness' && parts.some((part) => read.found.slots[part]?.value === false);

/** "Not sure" how much comes along: all of it, which is said back and can be changed. */
function byAssumption({ sentence: { words } }: MessageContext, answers: readonly Choice[]): Choice | undefined {
  if (!saysUnknown(words)) return undefined;
  return answers.find(({ about, value }) => assumedChoices[about] === value);
}

/** "Yes" or "not sure" to a question that wants one of several things: it stays open, and is put again. */
export function choosesNone({ asking, sentence: { words } }: MessageContext, answer: Choice | null): boolean {
  // "Yes" would also agree to another language, had one been offered.
  if (asking?.kind !== 'choices' || (answer && answer.about !== 'agreed')) return false;
  const isOfMove = asking.answers.some(({ about }) => about in choiceWords && yesChoices[about] === undefined);
  return isOfMove && (yesOrNo(words) !== undefined || saysUnknown(words));
}

/** The choice that the words stand for, if it is clear which. */
export function choiceAnswer(context: MessageContext, answers: readonly Choice[]): Choice | null {
  const { words } = context.sentence;
  if (answers.length === 0 || words.length === 0) return null;
  const said = bySlot(context, answers);
  if (said || words.length > mostWords || declinesPart(context, answers)) return said ?? null;
  const labelled = answers.map((option) => ({
    option,
    labels: context.languages.flatMap((words) => labelOf(option, words) ?? []),
  }));
  const position = byBedrooms(context, answers) ?? answers[positionIn(words, answers.length) ?? -1];
  return (
    position ??
    byWords(context, answers) ??
    byYesOrNo(context, answers) ??
    byLabel(words, labelled) ??
    byAssumption(context, answers) ??
    null
  );
}
