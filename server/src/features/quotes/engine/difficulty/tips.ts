import { isWithinUnion } from '@meg/shared/domain/customs-areas';
import type { DifficultyFactor } from '@meg/shared/domain/quotes/difficulty';
import type { Language } from '@meg/shared/languages/language';
import { type ArrivalCountry, isArrivalCountry } from './countries.js';
import { isHurried, type RatedMove, type Scores } from './factors.js';

type GeneralTip = keyof Language['tips']['general'];
export type TipCode = GeneralTip | `arrival_${ArrivalCountry}`;

interface Candidate {
  readonly code: TipCode;
  readonly use: number;
}

/** The factor of each tip, and how much more it helps than others of that factor. */
const byFactor: readonly {
  code: GeneralTip;
  factor: DifficultyFactor;
  kind: RatedMove['moveType'] | 'any';
  extra: number;
}[] = [
  { code: 'papers_first', factor: 'documentation', kind: 'international', extra: 0.2 },
  { code: 'originals_with_you', factor: 'documentation', kind: 'international', extra: 0 },
  { code: 'numbered_list', factor: 'customs', kind: 'international', extra: 0.1 },
  { code: 'nothing_new', factor: 'customs', kind: 'international', extra: 0 },
  { code: 'translated_papers', factor: 'language', kind: 'international', extra: 0 },
  { code: 'full_value_cover', factor: 'cost', kind: 'international', extra: 0.1 },
  { code: 'leave_behind', factor: 'cost', kind: 'any', extra: 0.3 },
  { code: 'compare_alike', factor: 'cost', kind: 'local', extra: 0 },
  { code: 'essentials_apart', factor: 'timeframe', kind: 'international', extra: 0 },
  { code: 'book_early', factor: 'timeframe', kind: 'any', extra: 0.2 },
  { code: 'parking', factor: 'distance', kind: 'local', extra: 0.4 },
  { code: 'measure_doors', factor: 'distance', kind: 'local', extra: 0.2 },
  { code: 'overnight_bag', factor: 'distance', kind: 'local', extra: 0.1 },
];

/** A country's own rule helps more than general advice. */
const arrivalExtra = 2.5;
const hurryUse = 6;
const surveyUse = 1.5;
const mostTips = 6;

function arrivalTip({ moveType, from, to }: RatedMove, scores: Scores): Candidate[] {
  if (moveType === 'local' || to === null) return [];
  if (isWithinUnion(from, to)) return [{ code: 'within_union', use: scores.documentation + arrivalExtra }];
  const use = Math.max(scores.documentation, scores.customs) + arrivalExtra;
  return [isArrivalCountry(to) ? { code: `arrival_${to}`, use } : { code: 'ask_embassy', use }];
}

function general(move: RatedMove, scores: Scores): Candidate[] {
  const isBorderless = isWithinUnion(move.from, move.to);
  const needsBorder = (code: string, factor: DifficultyFactor): boolean =>
    factor === 'customs' || code === 'papers_first';
  return byFactor
    .filter(({ kind }) => kind === 'any' || kind === move.moveType)
    .filter(({ code, factor }) => !(isBorderless && needsBorder(code, factor)))
    .map(({ code, factor, extra }) => ({ code, use: scores[factor] + extra }));
}

const isGeneral = (code: TipCode, { tips }: Language): code is GeneralTip => code in tips.general;

export function tipText(code: TipCode, words: Language): string {
  if (isGeneral(code, words)) return words.tips.general[code];
  return words.tips.arrival[code.slice('arrival_'.length) as ArrivalCountry];
}

/** The most useful tips for this move, best first. */
export function chooseTips(move: RatedMove, scores: Scores): TipCode[] {
  const candidates: Candidate[] = [
    ...(isHurried(move) ? [{ code: 'hurry', use: hurryUse } as const] : []),
    ...arrivalTip(move, scores),
    ...general(move, scores),
    { code: 'survey', use: surveyUse },
  ];
  return [...candidates]
    .sort((a, b) => b.use - a.use)
    .slice(0, mostTips)
    .map(({ code }) => code);
}
