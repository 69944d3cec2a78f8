import type { CountryGuide } from '@meg/shared/contract/guides';
import type { Retrieved } from '../../../retrieval/answer-source.js';
import { confidences, fromGuide, sayMatterUnknown, sourcesOn } from './compose-answer.js';
import { fieldsOf } from './guide-fields.js';
import type { GuideWords } from './guide-words.js';

/** Matters that no part of the guides is about, though some have a sentence on them. */
export type SingleMatter = 'licence' | 'livingCosts';

/** A shorter sentence only names the matter, as among the papers for a car. */
const leastLetters = 45;

const matters = {
  licence: {
    said: /driv(?:ing|er[’']s) (?:licen[cs]e|permit)/iu,
    /** Whoever brings a car must have one: that does not say whether it may be used. */
    others: /free of duty|import|temporary permit/iu,
    unknown: 'licence_unknown',
    section: 'car',
  },
  livingCosts: {
    said: /costs? of living|living costs?/iu,
    others: /means to support|proof|show/iu,
    unknown: 'living_costs_unknown',
    section: 'culture',
  },
} as const satisfies Record<SingleMatter, unknown>;

/** What a guide says of the matter; else that it says nothing, since no other part of it is an answer. */
export function answerOnMatter(guide: CountryGuide, matter: SingleMatter, words: GuideWords): Retrieved {
  const { said, others, unknown, section } = matters[matter];
  const pieces = Object.values(fieldsOf(guide)).flatMap((field) => field?.pieces ?? []);
  const found = pieces.filter((piece) => said.test(piece) && !others.test(piece) && piece.length >= leastLetters);
  if (found.length === 0) return sayMatterUnknown(guide, unknown, words);
  const text = [...new Set(found)].join('\n\n');
  const sources = sourcesOn(guide, [section]);
  const passage = { id: `guide:${guide.slug}:${section}`, text, country: guide.slug, sources };
  const answer = { answer: text, sources, country: guide.slug, confidence: confidences.inPart };
  return fromGuide(answer, [passage], words);
}
