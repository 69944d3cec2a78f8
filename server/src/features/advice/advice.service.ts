import type { ReaderLanguage } from '../../languages/choose-language.js';
import { fillNames } from '../../languages/fill-words.js';
import type { Passage } from '../../retrieval/answer-source.js';
import { EntryIndex, type Match } from '../../retrieval/entry-index.js';
import { type AdviceId, type AdviceTexts, adviceIds, adviceSources, asksForCountry } from './advice-topics.js';
import { advice as ar } from './data/ar.js';
import { advice as en } from './data/en.js';
import { advice as es } from './data/es.js';
import { advice as et } from './data/et.js';
import { advice as fr } from './data/fr.js';
import { advice as ms } from './data/ms.js';

/** By language code. Other languages get English. */
export const adviceTexts: Readonly<Record<string, AdviceTexts>> = { en, es, fr, ms, et, ar };

export type FoundAdvice = NonNullable<ReturnType<AdviceService['find']>>;

const mostFollowUps = 2;

/** Advice on moving that holds for every company and country. */
export class AdviceService {
  /** One index for each language, because words differ in meaning: "cat" is paint in Malay. */
  private readonly indexes: ReadonlyMap<string, EntryIndex<AdviceId>>;

  constructor() {
    this.indexes = new Map(Object.entries(adviceTexts).map(([code, texts]) => [code, indexOf(texts)]));
  }

  find(question: string, leastCoverage: number, { code, words }: ReaderLanguage) {
    const [own] = this.indexes.get(code)?.find(question, leastCoverage) ?? [];
    const best = own ?? this.inOtherLanguage(question, leastCoverage, code);
    if (!best) return undefined;
    const language = code in adviceTexts ? code : 'en';
    const texts = adviceTexts[language] ?? en;
    const { value: id, coverage } = best;
    const buttons = { quiz: words.chat['intent.quiz'] };
    const text = fillNames(texts[id].text, buttons, words);
    const passage: Passage = { id: `advice:${id}`, text, country: null, sources: adviceSources[id] };
    return { passage, coverage, language, followUps: followUpsOf(id, texts), asksForCountry: asksForCountry.has(id) };
  }

  /** A question in another language than the chat's. One word alone does not show its language. */
  private inOtherLanguage(question: string, leastCoverage: number, own: string): Match<AdviceId> | undefined {
    const others = [...this.indexes].filter(([code]) => code !== own);
    const found = others.flatMap(([, index]) => index.find(question, leastCoverage)[0] ?? []);
    return found.filter(({ words }) => words > 1).sort((one, other) => other.coverage - one.coverage)[0];
  }
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
