import { feelingIn } from '../../asked/feelings.js';
import { plainQuestion } from '../../asked/price-topics.js';
import type { Retrieved } from '../../retrieval/answer-source.js';
import { has, phrasePattern } from '../../text/phrases.js';
import { sayKindly } from './company/company-facts.js';
import type { CompanyQuestion } from './company/company-question.js';
import { sureGuide } from './how-sure.js';

/** From here on an answer stands below the kind line; one that is less sure would only be in the way. */
const leastBelow = 0.85;

/** Who asks about a country between what they tell of themselves is answered as well. */
const isSureGuide = ({ answer, passages }: Retrieved): boolean =>
  answer.confidence >= sureGuide && passages.some(({ id }) => id.startsWith('guide:'));

const children = phrasePattern(
  'child*, kid, kids, son, daughter, toddler*, baby, hijo*, hija*, nino*, nina*, enfant*, fils, fille, bebe, anak, anak anak, bayi, laps*, lastega, poeg, tutar, طفل*, اطفال*, اولاد*, ابني, بنتي',
);

const isOfChildren = ({ passages: [passage] }: Retrieved): boolean => passage?.id === 'advice:general.children';

/** The answer below a kind line, where the visitor tells what they go through; alone where nothing sure was found. */
export function withKindness(found: Retrieved | undefined, question: CompanyQuestion): Retrieved | undefined {
  const sentence = plainQuestion(question.query);
  const feeling = feelingIn(sentence);
  if (!feeling) return found;
  const kind = sayKindly(question, feeling);
  const isBelow =
    found &&
    (found.answer.confidence >= leastBelow || isSureGuide(found)) &&
    (!isOfChildren(found) || has(sentence, children));
  if (!isBelow) return found?.toCompany ? { ...kind, toCompany: true } : kind;
  return { ...found, answer: { ...found.answer, answer: `${kind.answer.answer}\n\n${found.answer.answer}` } };
}
