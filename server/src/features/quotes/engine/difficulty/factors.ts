import type { DifficultyFactor } from '@meg/shared/domain/quotes/difficulty';
import type { MoveType } from '@meg/shared/domain/quotes/move-options';
import type { Weeks } from '../move/route.js';
import { factsFor, languagesBetween } from './countries.js';

/** The input of the rating. */
export interface RatedMove {
  readonly moveType: MoveType;
  readonly from: string | null;
  readonly to: string | null;
  readonly distanceKm: number;
  /** Of the way that the price is for. Null for a local move. */
  readonly transit: Weeks | null;
  /** The price in hours of a crew of two, so that the score does not depend on the currency. */
  readonly costHours: number;
  readonly weeksUntilMove: number | null;
}

export type Scores = Readonly<Record<DifficultyFactor, number>>;

const mostScore = 5;
const workDaysAWeek = 5;

/** 1, and one more for each step that the value exceeds. */
const stepsPassed = (value: number, steps: readonly number[]): number =>
  1 + steps.filter((step) => value > step).length;

const distanceSteps = [50, 500, 3000, 8000];
const costSteps = [10, 25, 60, 125];
const weeksSteps = [1, 3, 6, 9];
/** Usual advice on how long to plan ahead. */
const planningWeeks = { local: 4, international: 8 } as const;

/** Whose languages count where the origin is not known. */
const usualOrigin = 'GB';

function languageScore({ moveType, from, to }: RatedMove): number {
  if (moveType === 'local') return 1;
  if (to === null) return 3;
  const { shared, isOtherScript } = languagesBetween(from ?? usualOrigin, to);
  if (shared.length > 0) return 1;
  const byEnglish = { wide: 2, common: 3, little: 4 }[factsFor(from, to).english];
  return Math.min(mostScore, byEnglish + (isOtherScript ? 1 : 0));
}

/** The most working days that customs usually takes. */
export const clearanceDays = ({ moveType, from, to }: RatedMove): number =>
  moveType === 'local' ? 0 : factsFor(from, to).clearanceDays[1];

/** From the door closing to the door opening, customs included. */
function weeksOnTheWay(move: RatedMove): number {
  if (move.transit === null) return move.distanceKm > 500 ? 2 : 1;
  return move.transit.max + clearanceDays(move) / workDaysAWeek;
}

/** Extra points for a date that is near. */
function hurry({ moveType, weeksUntilMove }: RatedMove): number {
  if (weeksUntilMove === null) return 0;
  const wanted = planningWeeks[moveType];
  if (weeksUntilMove >= wanted) return 0;
  return weeksUntilMove >= wanted / 2 ? 1 : 2;
}

export const isHurried = (move: RatedMove): boolean => hurry(move) > 0;

export function scoreFactors(move: RatedMove): Scores {
  const isLocal = move.moveType === 'local';
  const there = factsFor(move.from, move.to);
  return {
    distance: stepsPassed(move.distanceKm, distanceSteps),
    documentation: isLocal ? 1 : there.documents,
    customs: isLocal ? 1 : there.customs,
    language: languageScore(move),
    cost: stepsPassed(move.costHours, costSteps),
    timeframe: Math.min(mostScore, stepsPassed(weeksOnTheWay(move), weeksSteps) + hurry(move)),
  };
}

/** The mean, to one decimal. */
export function overallRating(scores: Scores): number {
  const values = Object.values(scores);
  return Math.round((values.reduce((sum, score) => sum + score, 0) / values.length) * 10) / 10;
}
