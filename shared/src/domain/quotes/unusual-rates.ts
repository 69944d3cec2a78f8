import { type ChangedValue, changedValues, valueAt } from '../companies/changed-values.js';
import { defaultRates } from './default-rates.js';
import { typicalRates } from './typical-rates.js';

type Tree = Readonly<Record<string, unknown>>;

/** Why a changed figure is asked about before it is saved. */
export type RateDoubt = 'zero' | 'tenfold' | 'tenth' | 'far_above_usual' | 'far_below_usual' | 'least_above_most';

export interface DoubtfulRate {
  /** From the company's configuration, as in ["pricing", "localRates", "hourlyRate"]. */
  path: readonly string[];
  before: number;
  after: number;
  doubt: RateDoubt;
}

const manyTimesFormer = 10;
const manyTimesUsual = 100;
const manyTimesPrice = 3;
/** No mover charges so much: it is refused, not asked about. */
const impossibleTimesUsual = 10_000;

/** A part that costs nothing is usual among the fine figures, as with stairs, and hardly ever among these. */
const neverFree = /^(localRates|internationalRates|figures\.freight)\./;

/** The first must not be above the second. Settings that were saved earlier may break this, so it is asked about. */
const leastAndMost = [
  ['figures.labour.minimumHours', 'figures.labour.longestWorkHours'],
  ['figures.freight.sharedLeastM3', 'figures.freight.sharedMostM3'],
  ['figures.freight.ownLeastM3', 'figures.freight.airMostM3'],
] as const;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The figures with the usual ones wherever none is set. */
function filled(usual: Tree, set: unknown): Tree {
  if (!isTree(set)) return usual;
  const names = Object.entries(set).filter(([, value]) => value !== undefined);
  return {
    ...usual,
    ...Object.fromEntries(
      names.map(([name, value]) => [name, isTree(usual[name]) ? filled(usual[name], value) : value]),
    ),
  };
}

function doubtOf(inPricing: string, before: number, after: number, usual: unknown): RateDoubt | undefined {
  if (after === 0) return before > 0 && neverFree.test(inPricing) ? 'zero' : undefined;
  if (before > 0 && after >= before * manyTimesFormer) return 'tenfold';
  if (before > 0 && after <= before / manyTimesFormer) return 'tenth';
  if (typeof usual !== 'number' || usual <= 0) return undefined;
  if (after >= usual * manyTimesUsual) return 'far_above_usual';
  return after <= usual / manyTimesUsual ? 'far_below_usual' : undefined;
}

const isNumeric = (change: ChangedValue): change is ChangedValue & { before: number; after: number } =>
  typeof change.before === 'number' && typeof change.after === 'number';

const usualRates = (currency: string): Tree => ({ ...defaultRates, ...typicalRates(currency) });

const filledIn = (usual: Tree, saved: object, next: object) => [filled(usual, saved), filled(usual, next)] as const;

/** Changed figures so high that nobody can mean them, by their path below `pricing`, with what is usual. */
export function impossibleRates(saved: object, next: object, currency: string) {
  const usual = usualRates(currency);
  return changedValues(...filledIn(usual, saved, next)).flatMap(({ path, after }) => {
    const standard = valueAt(usual, path);
    const isImpossible =
      typeof after === 'number' &&
      typeof standard === 'number' &&
      standard > 0 &&
      after >= standard * impossibleTimesUsual;
    return isImpossible ? [{ path, usual: standard }] : [];
  });
}

/** Those changed figures that look like a slip of the finger. Ordinary changes of prices give none. */
export function doubtfulRates(saved: object, next: object, currency: string): DoubtfulRate[] {
  const usual = usualRates(currency);
  const [old, after] = filledIn(usual, saved, next);
  const changes = changedValues(old, after).filter(isNumeric);
  const doubts = changes.flatMap(({ path, ...change }): DoubtfulRate[] => {
    const doubt = doubtOf(path.join('.'), change.before, change.after, valueAt(usual, path));
    return doubt ? [{ path: ['pricing', ...path], before: change.before, after: change.after, doubt }] : [];
  });
  return [...doubts, ...crossedBounds(changes, after)];
}

function crossedBounds(changes: readonly ChangedValue[], after: Tree): DoubtfulRate[] {
  const changed = new Set(changes.map(({ path }) => path.join('.')));
  return leastAndMost.flatMap(([least, most]): DoubtfulRate[] => {
    const [low, high] = [valueAt(after, least.split('.')), valueAt(after, most.split('.'))];
    if (typeof low !== 'number' || typeof high !== 'number' || low <= high) return [];
    if (!changed.has(least) && !changed.has(most)) return [];
    return [{ path: ['pricing', ...least.split('.')], before: high, after: low, doubt: 'least_above_most' }];
  });
}

/** Whether the same move would cost so much more or less that somebody should look at it first. */
export function isSteepChange(before: { min: number; max: number }, after: { min: number; max: number }): boolean {
  const [old, next] = [before.min + before.max, after.min + after.max];
  return next >= old * manyTimesPrice || next * manyTimesPrice <= old;
}
