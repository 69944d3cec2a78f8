import type { CountryGuide } from '@meg/shared/contract/guides';
import type { Retrieved } from '../../../retrieval/answer-source.js';
import { confidences, fromGuide, sayNothingFound, sourcesOn } from './compose-answer.js';
import { fieldsOf } from './guide-fields.js';
import type { GuideWords } from './guide-words.js';

const ofLicence = /driv(?:ing|er[’']s) (?:licen[cs]e|permit)/iu;
/** A shorter one only names the licence, as among the papers for a car. */
const leastLetters = 45;

/** What a guide says of driving licences; else that it says nothing, as no other part of it is about them. */
export function answerOnLicence(guide: CountryGuide, words: GuideWords): Retrieved {
  const pieces = Object.values(fieldsOf(guide)).flatMap((field) => field?.pieces ?? []);
  const said = pieces.filter((piece) => ofLicence.test(piece) && piece.length >= leastLetters);
  if (said.length === 0) return sayNothingFound(guide, [], words);
  const text = [...new Set(said)].join('\n\n');
  const sources = sourcesOn(guide, ['car']);
  const passage = { id: `guide:${guide.slug}:car`, text, country: guide.slug, sources };
  const answer = { answer: text, sources, country: guide.slug, confidence: confidences.inPart };
  return fromGuide(answer, [passage], words);
}
