import type { ReaderLanguage } from '../../languages/choose-language.js';
import { inEnglishOf } from '../../languages/company-english.js';
import { fillNames } from '../../languages/fill-words.js';
import type { Passage } from '../../retrieval/answer-source.js';
import { EntryIndex, type Match } from '../../retrieval/entry-index.js';
import {
  type AdviceId,
  type AdviceTexts,
  adviceIds,
  adviceTopics,
  alsoInGuides,
  asksForCountry,
  atHome,
  onArrival,
} from './advice-topics.js';
import { type Named, readAuthorities } from './country/authorities.js';
import {
  type ChosenCountries,
  type CountriesInQuestion,
  chooseCountries,
  isAdvised,
} from './country/choose-countries.js';
import type { AdvisedCountry, Matter } from './country/country-matters.js';
import { pagesOf, sayOfCountry } from './country/country-texts.js';
import { advice as ar } from './data/ar.js';
import { advice as en } from './data/en.js';
import { advice as es } from './data/es.js';
import { advice as et } from './data/et.js';
import { advice as fr } from './data/fr.js';
import { advice as ms } from './data/ms.js';

export { type AdviceId, adviceIds } from './advice-topics.js';
export type { CountriesInQuestion } from './country/choose-countries.js';
export { countryOfCompany } from './country/company-country.js';
export { advisedCountries } from './country/country-matters.js';

/** By language code. Other languages get English. */
export const adviceTexts: Readonly<Record<string, AdviceTexts>> = { en, es, fr, ms, et, ar };

export interface AdviceQuestion {
  /** Without the names of countries. */
  readonly text: string;
  /** The share of its words that an advice must cover. */
  readonly leastCoverage: number;
  readonly reader: ReaderLanguage;
  readonly places: CountriesInQuestion;
}

export type FoundAdvice = NonNullable<ReturnType<AdviceService['find']>>;

const mostFollowUps = 2;
const mostNear = 3;
/** The share of a question that another must cover to be offered in its place. */
const leastNear = 0.3;

/** Advice on moving: what holds everywhere, and what the country of the question adds. */
export class AdviceService {
  /** One index for each language, because words differ in meaning: "cat" is paint in Malay. */
  private readonly indexes: ReadonlyMap<string, EntryIndex<AdviceId>>;

  constructor() {
    this.indexes = new Map(Object.entries(adviceTexts).map(([code, texts]) => [code, indexOf(texts)]));
  }

  find({ text, leastCoverage, reader, places }: AdviceQuestion) {
    const { code } = reader;
    const authorities = readAuthorities(text, code);
    const [own] = this.indexes.get(code)?.find(authorities.text, leastCoverage) ?? [];
    const best = own ?? this.inOtherLanguage(authorities.text, leastCoverage, code);
    if (!best) return undefined;
    const { value: id, coverage } = best;
    const isOfOffice = authorities.named.length > 0;
    return {
      ...given(id, authorities.named, { reader, places }),
      coverage,
      yieldsToGuide: alsoInGuides.has(id) && !isOfOffice && coverage < 1,
    };
  }

  /** This advice, for the countries of a question. */
  give(id: AdviceId, { text, reader, places }: Omit<AdviceQuestion, 'leastCoverage'>) {
    return given(id, readAuthorities(text, reader.code).named, { reader, places });
  }

  /** Whom one tells in the country that one leaves; undefined where that is not known. */
  onLeaving(slug: string | null | undefined, { code }: ReaderLanguage) {
    if (!isAdvised(slug)) return undefined;
    const part = { country: slug, matters: ['leaving'] } as const;
    const text = sayOfCountry(part, code);
    if (text === undefined) return undefined;
    const passage: Passage = { id: 'advice:leaving', text, country: slug, sources: pagesOf([part]) };
    return { passage, language: code };
  }

  /** The advice that covers most of a question, be it enough to answer or not. */
  nearest(text: string, leastCoverage: number, { code }: ReaderLanguage): AdviceId | undefined {
    return this.indexes.get(code)?.find(text, leastCoverage)[0]?.value;
  }

  /** The advice of this name, if there is one. */
  idOf(name: string): AdviceId | undefined {
    return adviceIds.find((one) => one === name);
  }

  /** The first question that an advice answers. */
  questionOf(id: AdviceId, { code }: ReaderLanguage): string | undefined {
    return (adviceTexts[code] ?? en)[id].asks[0];
  }

  /** Questions that may be meant by one that has no answer, the likeliest first. */
  near(text: string, { code }: ReaderLanguage): string[] {
    const texts = adviceTexts[code] ?? en;
    const found = (this.indexes.get(code)?.find(text, leastNear) ?? []).slice(0, mostNear);
    return found.flatMap(({ value }) => texts[value].asks[0] ?? []);
  }

  /** A question in another language than the chat's. One word alone does not show its language. */
  private inOtherLanguage(question: string, leastCoverage: number, own: string): Match<AdviceId> | undefined {
    const others = [...this.indexes].filter(([code]) => code !== own);
    const found = others.flatMap(([, index]) => index.find(question, leastCoverage)[0] ?? []);
    return found.filter(({ words }) => words > 1).sort((one, other) => other.coverage - one.coverage)[0];
  }
}

function given(id: AdviceId, named: readonly Named[], { reader, places }: Pick<AdviceQuestion, 'reader' | 'places'>) {
  const { code } = reader;
  const language = code in adviceTexts ? code : 'en';
  return {
    ...passageOf(
      id,
      { ...chooseCountries(named, { isOnArrival: onArrival.has(id), isAtHome: atHome.has(id) }, places), named },
      reader,
    ),
    language,
    followUps: followUpsOf(id, adviceTexts[language] ?? en),
    asksForCountry: asksForCountry.has(id),
  };
}

interface Chosen extends ChosenCountries {
  readonly named: readonly Named[];
}

/** What is said of a country: of each of its authorities that is to have the new address, and of the topic. */
function mattersOf(id: AdviceId, country: AdvisedCountry, named: readonly Named[]): Matter[] {
  const { ofCountry = [] } = adviceTopics[id];
  if (topicOf(id) !== 'changingAddress') return [...ofCountry];
  const asked = named.flatMap((one) => (one.country === country && one.matter ? one.matter : []));
  return [...new Set([...asked, ...ofCountry])];
}

/** What the question names comes first; a country that is only the reader's comes after what holds everywhere. */
function passageOf(id: AdviceId, { countries, isNamed, named }: Chosen, reader: ReaderLanguage) {
  const { code, words } = reader;
  const parts = countries.map((country) => ({ country, matters: mattersOf(id, country, named) }));
  const said = parts.flatMap((part) => sayOfCountry(part, code) ?? []);
  const holds = inEnglishOf((adviceTexts[code] ?? en)[id].text, reader);
  const everywhere = fillNames(holds, { quiz: words.chat['intent.quiz'] }, words);
  const isOfNamed = isNamed && said.length > 0;
  const passage: Passage = {
    id: `advice:${id}`,
    text: (isOfNamed ? [...said, everywhere] : [everywhere, ...said]).join('\n\n'),
    country: isOfNamed ? (countries[0] ?? null) : null,
    sources: [...(said.length > 0 ? pagesOf(parts) : []), ...adviceTopics[id].pages],
  };
  /** Whether it has the rules of the country that the question names. */
  return { passage, isOfNamed };
}

function indexOf(texts: AdviceTexts): EntryIndex<AdviceId> {
  const entries = adviceIds.map((id) => {
    const { asks, keywords, text } = texts[id];
    return { value: id, asks, keywords: keywords.split(','), text };
  });
  return new EntryIndex(entries);
}

const topicOf = (id: AdviceId): string => id.slice(0, id.indexOf('.'));

/** Other questions of the same topic. */
function followUpsOf(id: AdviceId, texts: AdviceTexts): string[] {
  const others = adviceIds.filter((other) => other !== id && topicOf(other) === topicOf(id));
  return others.slice(0, mostFollowUps).flatMap((other) => texts[other].asks[0] ?? []);
}
