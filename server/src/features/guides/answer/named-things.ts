import type { CountryGuide } from '@meg/shared/contract/guides';
import { phrasePattern } from '../../../text/phrases.js';
import { itemGroups } from '../question/item-groups.js';
import { fieldsOf, textOf } from './guide-fields.js';
import type { GuideWords } from './guide-words.js';

const groups = itemGroups.map(({ words, inList }) => ({ pattern: phrasePattern(words), inList }));

/** A thing that the question names. */
interface NamedThing {
  /** As it was typed. */
  readonly name: string;
  readonly at: number;
  readonly inList: RegExp;
}

interface ThingQuestion {
  /** The question in plain spelling, and as it was typed. */
  readonly sentence: string;
  readonly rest: string;
  readonly words: GuideWords;
}

/** The words between two places of a plain sentence, as they were typed. */
function typedAt({ sentence, rest }: ThingQuestion, from: number, length: number): string {
  const first = sentence.slice(0, from).split(' ').filter(Boolean).length;
  const count = sentence.slice(from, from + length).split(' ').length;
  return rest
    .split(' ')
    .slice(first, first + count)
    .join(' ');
}

/** The first name of the group, with what belongs to it: "prescription medicine". */
function nameOfGroup(question: ThingQuestion, pattern: RegExp) {
  const [first, ...others] = [...question.sentence.matchAll(pattern)];
  if (!first) return undefined;
  let end = first.index + first[0].length;
  for (const { index, 0: said } of others) if (index === end + 1) end = index + said.length;
  return { name: typedAt(question, first.index, end - first.index), at: first.index };
}

/** The things in the order in which they are named. Of two names for the same words the first group counts. */
function thingsIn(question: ThingQuestion): NamedThing[] {
  const found = groups.flatMap(({ pattern, inList }) => {
    const named = nameOfGroup(question, pattern);
    return named ? [{ ...named, inList }] : [];
  });
  const isFirst = ({ at }: NamedThing, place: number) => found.findIndex((one) => one.at === at) === place;
  return found.filter(isFirst).sort((one, other) => one.at - other.at);
}

/** Entries with these words leave a way to bring the thing. */
const conditions =
  /without|unless|except|apart from|\bonly\b|need|permit|licen[cs]e|check|some\b|certain|not approved|outside|from |limit|above|beyond/i;

function verdictOn(prohibited: readonly string[], restricted: readonly string[]) {
  const isForbidden = prohibited.length > 0 && restricted.length === 0;
  return isForbidden && !prohibited.some((entry) => conditions.test(entry)) ? 'thing_no' : 'thing_limited';
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** What the guide's lists say of one thing: whether it may come at all, and the entries that name it. */
function textOn({ name, inList }: NamedThing, guide: CountryGuide, words: GuideWords) {
  const { prohibitedItems, restrictedItems } = guide.customsRegulations;
  const [prohibited, restricted] = [prohibitedItems, restrictedItems].map((all) =>
    all.filter((one) => inList.test(one)),
  );
  const names = { thing: capitalised(name), country: words.inSentence(guide) };
  const entries = [...(prohibited ?? []), ...(restricted ?? [])];
  if (entries.length === 0) return { isKnown: false, text: words.say('thing_unknown', names) };
  const verdict = words.say(verdictOn(prohibited ?? [], restricted ?? []), names);
  return { isKnown: true, text: [verdict, ...entries.map((entry) => `• ${entry}`)].join('\n') };
}

/** A paragraph for each thing that the question names; where the guide has none of them, all that is prohibited. */
export function textsOnThings(guide: CountryGuide, question: ThingQuestion) {
  const { words } = question;
  const things = thingsIn(question).map((thing) => textOn(thing, guide, words));
  const isExact = things.some(({ isKnown }) => isKnown);
  const texts = things.map(({ text }) => text);
  if (isExact || things.length > 1) return { texts, isExact };
  return { texts: [...texts, textOf(fieldsOf(guide).prohibited, guide, words)], isExact };
}
