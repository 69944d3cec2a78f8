import type { CountryGuide } from '@meg/shared/contract/guides';
import { isWithinUnion } from '@meg/shared/domain/customs-areas';
import type { KnownCountry } from '../question/country-index.js';
import { kindsInGuides } from '../question/item-kinds.js';
import type { NamedThing } from '../question/name-by-kind.js';
import { fieldsOf, textOf } from './guide-fields.js';
import type { GuideWords } from './guide-words.js';

interface ListedThing {
  /** As it was typed. */
  readonly name: string;
  readonly inList: RegExp;
}

interface ThingQuestion {
  readonly things: readonly NamedThing[];
  /** Where the move begins. */
  readonly origin?: KnownCountry | undefined;
  readonly words: GuideWords;
}

/** The things that the lists may have, in order; several of a kind are one: "wine, beer". */
function thingsIn({ things }: ThingQuestion): ListedThing[] {
  const byList = new Map<RegExp, string[]>();
  for (const { kind, name } of things) {
    const inList = kindsInGuides[kind]?.inList;
    if (inList) byList.set(inList, [...new Set([...(byList.get(inList) ?? []), name])]);
  }
  return [...byList].map(([inList, names]) => ({ name: names.join(', '), inList }));
}

/** Entries with these words leave a way to bring the thing. */
const conditions =
  /without|unless|except|apart from|\bonly\b|need|permit|licen[cs]e|check|some\b|certain|not approved|outside|from |limit|above|beyond/i;

function verdictOn(prohibited: readonly string[], restricted: readonly string[]) {
  const isForbidden = prohibited.length > 0 && restricted.length === 0;
  return isForbidden && !prohibited.some((entry) => conditions.test(entry)) ? 'thing_no' : 'thing_limited';
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Entries that do not hold for goods from another country of the customs union. */
const fromOutside = /outside the (?:EU|relief)(?!.*from the EU too)/;

/** What the guide's lists say of one thing: whether it may come at all, and the entries that name it. */
function textOn({ name, inList }: ListedThing, guide: CountryGuide, { origin, words }: ThingQuestion) {
  const { prohibitedItems, restrictedItems } = guide.customsRegulations;
  const isWithin = origin !== undefined && origin.code !== guide.code && isWithinUnion(origin.code, guide.code);
  const holds = (entry: string) => !isWithin || !fromOutside.test(entry);
  const naming = [prohibitedItems, restrictedItems].map((all) => all.filter((one) => inList.test(one)));
  const [prohibited = [], restricted = []] = naming.map((all) => all.filter(holds));
  const names = { thing: capitalised(name), country: words.inSentence(guide) };
  const entries = [...prohibited, ...restricted];
  const isOfOthers = isWithin && entries.length === 0 && naming.flat().length > 0;
  if (isOfOthers)
    return { isKnown: true, text: words.say('thing_union', { ...names, origin: words.knownInSentence(origin) }) };
  if (entries.length === 0) return { isKnown: false, text: words.say('thing_unknown', names) };
  const verdict = words.say(verdictOn(prohibited, restricted), names);
  return { isKnown: true, text: [verdict, ...entries.map((entry) => `• ${entry}`)].join('\n') };
}

/** A paragraph for each thing that the question names; where the guide has none of them, all that is prohibited. */
export function textsOnThings(guide: CountryGuide, question: ThingQuestion) {
  const { words } = question;
  const things = thingsIn(question).map((thing) => textOn(thing, guide, question));
  const isExact = things.some(({ isKnown }) => isKnown);
  const texts = things.map(({ text }) => text);
  if (isExact || things.length > 1) return { texts, isExact };
  return { texts: [...texts, textOf(fieldsOf(guide).prohibited, guide, words)], isExact };
}
