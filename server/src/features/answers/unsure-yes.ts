import type { Retrieved } from '../../retrieval/answer-source.js';

/** From here on an entry of the company is taken to answer the very question. */
const leastSure = 0.7;

/** An entry, and not a setting or what the chat says of itself, which has a word in place of the id. */
const ofEntry = /^company:[0-9a-f]{8}-/;

/** With the sign that parts it from what follows: English, Spanish, French, Malay, Estonian, Arabic. */
const yesOrNo = /^(?:yes|no|sí|oui|non|ya|tidak|jah|ei|نعم|لا)\s*[.,!:،;–—-]\s+/iu;

/**
 * "Is it heated?", to which an entry on storage says "Yes. We can keep your things …": where another question may be
 * meant than the one that the company answered, its first word would be an untruth.
 */
export function withoutUnsureYes(found: Retrieved): Retrieved {
  const { answer, confidence } = found.answer;
  const isEntry = ofEntry.test(found.passages[0]?.id ?? '');
  const rest = answer.replace(yesOrNo, '');
  if (!isEntry || confidence >= leastSure || rest === answer) return found;
  return { ...found, answer: { ...found.answer, answer: rest.charAt(0).toUpperCase() + rest.slice(1) } };
}
