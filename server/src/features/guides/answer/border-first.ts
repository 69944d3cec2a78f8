import type { CountryGuide } from '@meg/shared/contract/guides';
import { isWithinTravelArea, isWithinUnion } from '@meg/shared/domain/customs-areas';
import type { Retrieved } from '../../../retrieval/answer-source.js';
import type { KnownCountry } from '../question/country-index.js';
import { goods, type Section } from '../question/section-words.js';
import type { GuideWords } from './guide-words.js';

interface Crossing {
  readonly guide: CountryGuide;
  readonly origin: KnownCountry | undefined;
  /** The sections that are asked for. */
  readonly sections: readonly Section[];
  readonly words: GuideWords;
}

/** Sections on what customs asks for and charges. What is prohibited stays prohibited without customs. */
const ofDuty: readonly Section[] = ['customs', 'papers', 'clearance'];

function lineFor({ guide, origin, sections, words }: Crossing): string | undefined {
  const from = origin?.code ?? null;
  if (!origin || from === null || from === guide.code) return undefined;
  const names = { origin: words.knownInSentence(origin), destination: words.inSentence(guide) };
  if (isWithinUnion(from, guide.code) && sections.some((section) => ofDuty.includes(section)))
    return words.say('union_goods', names);
  if (isWithinUnion(from, guide.code) && sections.includes('car')) return words.say('union_car', names);
  if (!isWithinTravelArea(from, guide.code)) return undefined;
  if (sections.includes('visa')) return words.say('travel_area_people');
  return sections.some((section) => goods.includes(section)) ? words.say('travel_area_goods') : undefined;
}

/** The sections that an answer has, whatever the question was thought to ask for. */
const sectionsOf = ({ passages }: Retrieved): Section[] =>
  passages.map(({ id }) => id.slice(id.lastIndexOf(':') + 1) as Section);

/** The guides speak of arriving from outside a common area: within one, that comes first. */
export function withBorderFirst(found: Retrieved, crossing: Crossing): Retrieved {
  if (found.passages.length === 0) return found;
  const line = lineFor({ ...crossing, sections: [...crossing.sections, ...sectionsOf(found)] });
  if (line === undefined) return found;
  const { answer } = found;
  return { ...found, answer: { ...answer, answer: `${line}\n\n${answer.answer}` } };
}
