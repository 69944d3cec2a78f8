import type { CountryGuide } from '@meg/shared/contract/guides';
import { isWithinTravelArea, isWithinUnion } from '@meg/shared/domain/customs-areas';
import type { Retrieved } from '../../../retrieval/answer-source.js';
import type { KnownCountry } from '../question/country-index.js';
import { goods, type Section } from '../question/section-words.js';
import type { GuideWords } from './guide-words.js';

interface Crossing {
  readonly guide: CountryGuide;
  readonly origin: KnownCountry | undefined;
  readonly sections: readonly Section[];
  readonly words: GuideWords;
}

/** Sections on what customs asks for and charges. What is prohibited stays prohibited without customs. */
const ofDuty: readonly Section[] = ['customs', 'papers', 'clearance'];

function lineFor({ guide, origin, sections, words }: Crossing): string | undefined {
  const from = origin?.code ?? null;
  if (!origin || from === null || from === guide.code) return undefined;
  if (isWithinUnion(from, guide.code) && sections.some((section) => ofDuty.includes(section)))
    return words.say('union_goods', { origin: words.knownInSentence(origin), destination: words.inSentence(guide) });
  if (!isWithinTravelArea(from, guide.code)) return undefined;
  if (sections.includes('visa')) return words.say('travel_area_people');
  return sections.some((section) => goods.includes(section)) ? words.say('travel_area_goods') : undefined;
}

/** The guides speak of arriving from outside a common area: within one, that comes first. */
export function withBorderFirst(found: Retrieved, crossing: Crossing): Retrieved {
  const line = lineFor(crossing);
  if (line === undefined) return found;
  const { answer } = found;
  return { ...found, answer: { ...answer, answer: `${line}\n\n${answer.answer}` } };
}
