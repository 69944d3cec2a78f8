import type { GuideAnswer } from '@meg/shared/contract/answers';
import type { CountryGuide } from '@meg/shared/contract/guides';
import type { Retrieved } from '../../../retrieval/answer-source.js';
import type { Section } from '../question/section-words.js';
import { partsBeside } from '../tips/meant-tips.js';
import { type TipTopic, tipsOn } from '../tips/tip-topics.js';
import { confidences, fromGuide, sourcesOn } from './compose-answer.js';
import { type FieldName, fieldsOf, sentencesOf, textOf } from './guide-fields.js';
import type { GuideWords } from './guide-words.js';
import { type MeantParts, type PartName, topicOfPart } from './meant-parts.js';
import { passagesOf } from './passages.js';
import type { RankedField } from './rank-field.js';

export interface Compared {
  readonly guide: CountryGuide;
  readonly ranked: readonly RankedField[];
  readonly meant: MeantParts;
}

/** What people weigh first, where the question names nothing. */
const mainFields: readonly FieldName[] = ['residence', 'dutyFree', 'health', 'taxOffice'];
/** The share of the question that a part must cover to be what is compared. */
const leastCoverage = 0.3;

/** The first sentence of each main part. */
function mainLines(guide: CountryGuide) {
  const fields = fieldsOf(guide);
  const lines = mainFields.map((name) => `• ${sentencesOf(fields[name].pieces.join(' '))[0]}`);
  return { text: lines.join('\n'), sections: mainFields.map((name) => fields[name].section) };
}

/** The part that covers the question in all of the guides, so that like stands beside like. */
function commonPart(all: readonly Compared[]): FieldName | undefined {
  const coverage = (name: FieldName): number =>
    Math.min(...all.map(({ ranked }) => ranked.find((one) => one.name === name)?.coverage ?? 0));
  const names = [...new Set(all.flatMap(({ ranked }) => ranked.map(({ name }) => name)))];
  const [best] = names.sort((one, other) => coverage(other) - coverage(one));
  return best !== undefined && coverage(best) >= leastCoverage ? best : undefined;
}

/** How likely a part has to be meant, in all of the guides together, to be what is compared. */
const leastMeant = 0.35;

/** The part that the question is learnt to ask for in all of the guides. */
export function meantOfAll(all: readonly Compared[], least = leastMeant): PartName | undefined {
  const shares = new Map<PartName, number>();
  for (const { meant } of all)
    for (const { name, share } of meant.parts) shares.set(name, (shares.get(name) ?? 0) + share / all.length);
  const [best] = [...shares].sort(([, one], [, other]) => other - one);
  return best && best[0] !== 'currency' && best[1] >= least ? best[0] : undefined;
}

/** The tips on a topic, or the part that may know it; that the guide has nothing on it. */
function tipsOf(topic: TipTopic, one: Compared, words: GuideWords): { text: string; sections: Section[] } {
  const { guide } = one;
  const { culture } = fieldsOf(guide);
  const tips = tipsOn(topic, guide);
  if (tips.length > 0) return { text: textOf({ ...culture, pieces: tips }, guide, words), sections: ['culture'] };
  const [beside] = partsBeside(topic);
  if (beside) return partOf(one, beside, words);
  return { text: words.say('nothing_found', { country: words.inSentence(guide) }), sections: ['culture'] };
}

function partOf(one: Compared, name: PartName | undefined, words: GuideWords): { text: string; sections: Section[] } {
  const { guide, ranked } = one;
  if (name === undefined || name === 'currency') return mainLines(guide);
  const topic = topicOfPart(name);
  if (topic) return tipsOf(topic, one, words);
  const field = ranked.find((other) => other.name === name);
  const plain = { name: name as FieldName, field: fieldsOf(guide)[name as FieldName], fitting: [] };
  const { section, texts } = passagesOf(field ?? plain, guide, words);
  return { text: texts.join('\n\n'), sections: [section] };
}

/** Two countries side by side: by what the question names, or by what people weigh first. */
export function compare(all: readonly Compared[], words: GuideWords): Retrieved {
  const name = meantOfAll(all) ?? commonPart(all);
  const passages = all.map((one) => {
    const { guide } = one;
    const { text, sections } = partOf(one, name, words);
    const sources = sourcesOn(guide, sections).slice(0, 2);
    return { id: `guide:${guide.slug}:${name ? sections[0] : 'overview'}`, text, country: guide.slug, sources, guide };
  });
  const answer: Omit<GuideAnswer, 'language' | 'note'> = {
    answer: passages.map(({ guide, text }) => `${words.heading(guide)}:\n${text}`).join('\n\n'),
    sources: passages.flatMap(({ sources }) => sources),
    country: null,
    confidence: confidences.overview,
  };
  return fromGuide(
    answer,
    passages.map(({ guide: _, ...passage }) => passage),
    words,
  );
}
