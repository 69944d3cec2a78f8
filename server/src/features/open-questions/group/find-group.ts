import { likeness, type QuestionTerms, questionTerms } from './likeness.js';

interface Wording {
  readonly questionId: string;
  readonly text: string;
}

/** Questions that say less of the same are asked apart. */
const leastLikeness = 0.65;

/** More than a company has of one language. */
const mostKept = 5_000;
const kept = new Map<string, QuestionTerms>();

/** The same wordings are compared with each question that comes. */
function keptTerms(text: string): QuestionTerms {
  const known = kept.get(text);
  if (known) return known;
  if (kept.size >= mostKept) kept.clear();
  const terms = questionTerms(text);
  kept.set(text, terms);
  return terms;
}

/** The question that has the wording most like the text. Of equally like ones the first, so that the order decides. */
export function findGroup(text: string, wordings: readonly Wording[]): string | undefined {
  const asked = questionTerms(text);
  let best: string | undefined;
  let most = leastLikeness;
  for (const { questionId, text: worded } of wordings) {
    const like = likeness(asked, keptTerms(worded));
    if (like < most || (like === most && best !== undefined)) continue;
    most = like;
    best = questionId;
  }
  return best;
}
