import type { Retrieved } from '../../retrieval/answer-source.js';
import type { RankedMatter } from '../../retrieval/matters/matters.js';

interface Weighed {
  /** What the question is learnt to ask for, the likeliest first. */
  readonly ranked: readonly RankedMatter[];
  /** Of the company's own words or settings: whether the passage of this id is on this matter. */
  readonly isOwnOn: (matter: string, passageId: string) => boolean;
  /** Whether it speaks to the company, of which advice knows nothing. */
  readonly isToCompany: boolean;
  /** How many words the question has. */
  readonly words: number;
  /** The countries that it names, by a name or a town. */
  readonly countries: number;
  /** The line that an answer bears which may not be the one that is meant. */
  readonly doubt: string;
}

/** From which share on what a question is learnt to ask for is very likely right. */
const surely = 0.88;
/** The same for what the company says, which the rules have found as well. */
const likely = 0.6;
/** The rules for words alone are right in questions of no more words than these. */
const fewWords = 13;
const [least, sure, lessSure] = [0.5, 0.75, 0.65];

/** The share of the likeliest matter if a passage is on it, else 0. */
function shareOfAnswer({ passages }: Retrieved, { ranked: [likeliest], isOwnOn }: Weighed): number {
  if (!likeliest) return 0;
  const { matter, share } = likeliest;
  const isOn = passages.some(({ id, matters = [] }) => {
    if (id.startsWith('company:')) return isOwnOn(matter, id);
    if (id.startsWith('advice:')) return matter === id.replace(':', '.');
    return matters.includes(matter) || (matter.startsWith('guide.tips.') && matters.includes('guide.culture'));
  });
  return isOn ? share : 0;
}

/** Advice that holds everywhere, and a guide of one of two countries, may miss what a question means. */
function isOfOneCountry({ answer, passages }: Retrieved, { countries }: Weighed): boolean {
  if (countries === 0) return true;
  const isGuide = passages.some(({ id }) => id.startsWith('guide:'));
  return answer.country !== null && (countries === 1 || !isGuide);
}

const answerIsAdvice = ({ passages }: Retrieved): boolean => passages.some(({ id }) => id.startsWith('advice:'));

function withConfidence(found: Retrieved, confidence: number, note: string | undefined): Retrieved {
  const { note: _, ...answer } = found.answer;
  return { ...found, answer: { ...answer, confidence, ...(note && { note }) } };
}

/**
 * The answer with how sure it is: very likely right where it is on the matter that the words of the question are learnt
 * to ask for, less sure where only single words of a long question led to it.
 */
export function weighAnswer(found: Retrieved, question: Weighed): Retrieved {
  const { confidence, note } = found.answer;
  const { passages, toCompany } = found;
  if (confidence < least || passages.length === 0 || toCompany) return found;
  const share = shareOfAnswer(found, question);
  const isOfCompany = passages.some(({ id }) => id.startsWith('company:'));
  const isForOthers = question.isToCompany && answerIsAdvice(found);
  const mayBeSure = isOfCompany || (!isForOthers && isOfOneCountry(found, question));
  if (share >= surely && mayBeSure)
    return withConfidence(found, Math.max(confidence, sure), note?.replace(question.doubt, '').trim());
  const isOfAuthority = answerIsAdvice(found) && found.answer.country !== null;
  const isKept = question.words <= fewWords || isOfAuthority || (isOfCompany && share >= likely);
  return isKept ? found : withConfidence(found, Math.min(confidence, lessSure), note);
}
