import type { GuideAnswer } from '@meg/shared/contract/answers';
import type { CountryGuide } from '@meg/shared/contract/guides';
import type { Retrieved } from '../../../retrieval/answer-source.js';
import { confidences, fromGuide, sourcesOn } from './compose-answer.js';
import { type FieldName, fieldsOf, sentencesOf } from './guide-fields.js';
import type { GuideWords } from './guide-words.js';
import { passagesOf } from './passages.js';
import type { RankedField } from './rank-field.js';

interface Compared {
  readonly guide: CountryGuide;
  readonly ranked: readonly RankedField[];
}

/** What people weigh first, where the question names nothing. */
const mainFields: readonly FieldName[] = ['residence', 'dutyFree', 'health', 'taxOffice'];
/** The share of the question that a part must cover to be what is compared. */
const leastCoverage = 0.4;

/** The first sentence of each main part. */
function mainLines(guide: CountryGuide) {
  const fields = fieldsOf(guide);
  const lines = mainFields.map((name) => `• ${sentencesOf(fields[name].pieces.join(' '))[0]}`);
  return { text: lines.join('\n'), sections: mainFields.map((name) => fields[name].section) };
}

function partOf({ guide, ranked }: Compared, words: GuideWords) {
  const [best] = ranked;
  if (!best || best.coverage < leastCoverage) return undefined;
  const { section, texts } = passagesOf(best, guide, words);
  return { text: texts.join('\n\n'), sections: [section] };
}

/** Two countries side by side: by what the question names, or by what people weigh first. */
export function compare(all: readonly Compared[], words: GuideWords): Retrieved {
  const parts = all.map((one) => partOf(one, words));
  const isNamed = parts.every((part) => part !== undefined);
  const passages = all.map(({ guide }, at) => {
    const { text, sections } = (isNamed ? parts[at] : undefined) ?? mainLines(guide);
    const sources = sourcesOn(guide, sections).slice(0, 2);
    return {
      id: `guide:${guide.slug}:${isNamed ? sections[0] : 'overview'}`,
      text,
      country: guide.slug,
      sources,
      guide,
    };
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
