import type { CountryGuide } from '@meg/shared/contract/guides';
import { isOfCustoms } from '../../../asked/price-topics.js';
import type { Retrieved } from '../../../retrieval/answer-source.js';
import type { Understood } from '../question/understand-question.js';
import { partsBeside } from '../tips/meant-tips.js';
import { type TipTopic, tipsOn } from '../tips/tip-topics.js';
import { answerFrom, answerWith, confidences, sayNothingFound } from './compose-answer.js';
import { type FieldName, fieldsOf } from './guide-fields.js';
import type { GuideWords } from './guide-words.js';
import { isAmong, isOfThing, type MeantParts, shareOf, topicOfPart } from './meant-parts.js';
import { passagesOf } from './passages.js';
import type { RankedField } from './rank-field.js';

export interface MatterQuestion extends Pick<Understood, 'countries'> {
  readonly meant: MeantParts;
  readonly ranked: readonly RankedField[];
  readonly sentence: string;
  readonly words: GuideWords;
}

/** From which share on the likeliest part answers, and how sure the answer is. */
const levels = [
  { share: 0.6, confidence: confidences.inPart },
  { share: 0.35, confidence: confidences.byMatter },
  { share: 0.15, confidence: confidences.offTopic },
] as const;

/** Of a part that has no word of the question. */
const nothingOfQuestion = { fitting: [], coverage: 0, evidence: 0, pieceEvidence: [], rarity: 0 };

const levelOf = (share: number) => levels.find((level) => share >= level.share);

/** How much likelier a part of the guide is meant where its country is named. */
const namedFactor = 15;

export function shareOfGuide({ meant: { share }, countries }: MatterQuestion): number {
  const weight = share * (countries.about.length > 0 ? namedFactor : 1);
  return weight / (weight + 1 - share);
}

/** The parts that are likeliest, as the ranking by words has them. */
export function rankedByMatter(guide: CountryGuide, { meant, ranked }: MatterQuestion): RankedField[] {
  const fields = fieldsOf(guide);
  const asRanked = (name: FieldName) =>
    ranked.find((one) => one.name === name) ?? { name, field: fields[name], ...nothingOfQuestion };
  return meant.parts.flatMap(({ name }) => {
    const topic = topicOfPart(name);
    if (name === 'currency') return [];
    if (topic === undefined) return asRanked(name as FieldName);
    const tips = tipsOn(topic, guide);
    if (tips.length === 0) return partsBeside(topic).map(asRanked);
    return { name: 'culture' as const, field: { ...fields.culture, pieces: tips }, ...nothingOfQuestion };
  });
}

/** The topic that is likeliest meant, if the guide has no tip on it. */
function lackingTopic(guide: CountryGuide, { parts: [likeliest] }: MeantParts): TipTopic | undefined {
  const topic = likeliest && topicOfPart(likeliest.name);
  return topic !== undefined && tipsOn(topic, guide).length === 0 ? topic : undefined;
}

/** Two of the same name are one, with what both have: the tips on two topics. */
function together([first, second]: readonly (RankedField | undefined)[]): RankedField[] {
  if (!first || !second) return first ? [first] : [];
  if (first.name !== second.name) return [first, second];
  const pieces = [...new Set([...first.field.pieces, ...second.field.pieces])];
  return [{ ...first, field: { ...first.field, pieces } }];
}

/** Whether only a guess tells the part, of which no word stands in it or asks for it. */
export function isMereGuess(guide: CountryGuide, question: MatterQuestion): boolean {
  const [likeliest] = question.meant.parts;
  const [best] = rankedByMatter(guide, question);
  const share = (likeliest?.share ?? 0) * shareOfGuide(question);
  return share < levels[1].share && (best?.coverage ?? 0) === 0;
}

/** Answers with the part that the words of a question are learnt to ask for, though it has none of them. */
export function answerByMatter(guide: CountryGuide, question: MatterQuestion): Retrieved | undefined {
  const { meant, words, sentence } = question;
  const [likeliest] = meant.parts;
  const level = likeliest && levelOf(likeliest.share * shareOfGuide(question));
  if (!likeliest || !level) return undefined;
  const near = rankedByMatter(guide, question);
  const known = { words, ranked: near.slice(0, mostNear), missingIn: () => Number.POSITIVE_INFINITY };
  const { confidence } = level;
  const lacking = lackingTopic(guide, meant);
  if (lacking && partsBeside(lacking).length === 0) return sayNothingFound(guide, near.slice(0, mostNear), words);
  if (likeliest.name === 'currency')
    return answerFrom(guide, { ...known, sections: ['currency'], sentence, things: [], confidence });
  const [best] = near;
  const second = isAsLikely(meant) ? near[1] : undefined;
  const answers = together([best, second]).map((one) => passagesOf(one, guide, words));
  return best && answerWith(guide, answers, { ...known, confidence });
}

/** Whether the second likeliest part may as well be meant, so that both are given. */
function isAsLikely({ parts: [first, second] }: MeantParts): boolean {
  if (!first || !second || first.share >= alone || second.name === 'currency') return false;
  return second.share >= asLikely * first.share;
}

const mostNear = 4;
/** From which share on a part is given alone, and what share of its share another must have to be given with it. */
const alone = 0.7;
const asLikely = 0.33;

/** How likely the best part has to be, and how much likelier than those that the rules choose, to replace them. */
const instead = { share: 0.3, times: 1 } as const;
/** The same where the rules only found that the guide does not name a thing. */
const insteadOfNothing = { share: 0.25, times: 1.5 } as const;

/** The answer with the part that is meant so much likelier than the chosen ones that it replaces them. */
export function meantInstead(
  guide: CountryGuide,
  question: MatterQuestion,
  chosen: readonly FieldName[],
  hasAnswer = true,
): Retrieved | undefined {
  const [likeliest] = question.meant.parts;
  if (likeliest === undefined || isAmong(chosen, likeliest.name) || lackingTopic(guide, question.meant))
    return undefined;
  // "Papers for customs" are of the goods, where no car or pet is named.
  if (hasAnswer && isOfThing(likeliest.name) && isOfCustoms(question.sentence)) return undefined;
  const least = hasAnswer ? instead : insteadOfNothing;
  const isClear = likeliest.share >= least.share;
  return isClear && likeliest.share >= least.times * shareOf(question.meant, chosen)
    ? answerByMatter(guide, question)
    : undefined;
}
