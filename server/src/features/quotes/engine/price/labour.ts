import type { Crew, LabourFigures } from '@meg/shared/domain/quotes/rates';

interface Work {
  readonly weightKg: number;
  /** Share added by stairs, lifts and long carries. */
  readonly extraShare: number;
  readonly travelHours: number;
  /** Of a crew of two. */
  readonly hourlyRate: number;
}

const quarterHours = 4;

/** The rate is for two: each person costs half of it. */
export const crewRateOf = (movers: number, hourlyRate: number): number => (hourlyRate * movers) / 2;

/** Crews are paid by the started quarter of an hour. The small difference avoids rounding errors, such as 6.25 to 6.5. */
const toQuarters = (hours: number): number => Math.ceil(hours * quarterHours - 1e-9) / quarterHours;

function labourOf({ movers, kgPerHour }: Crew, work: Work, minimumHours: number) {
  const workHours = (work.weightKg / kgPerHour) * (1 + work.extraShare);
  const billedHours = toQuarters(Math.max(minimumHours, workHours + work.travelHours));
  const crewRate = crewRateOf(movers, work.hourlyRate);
  return { movers, workHours, billedHours, crewRate, cost: billedHours * crewRate };
}

/** Crews for which the work is not too long. The largest is always allowed. */
function ableCrews(work: Work, { crews, longestWorkHours, minimumHours }: LabourFigures) {
  return crews
    .map((crew) => labourOf(crew, work, minimumHours))
    .filter(({ workHours }, index) => index === crews.length - 1 || workHours <= longestWorkHours);
}

/**
 * The cheapest able crew. Chosen by cost and not by a table of volumes, so that a heavier job is never cheaper, whatever
 * rates a company sets.
 */
export function chooseCrew(work: Work, figures: LabourFigures) {
  return ableCrews(work, figures).reduce((best, each) => (each.cost < best.cost ? each : best));
}

/** The work alone, without minimum, travel or rounding: the base of the fee for difficult access. */
export function workCost(weightKg: number, hourlyRate: number, figures: LabourFigures): number {
  const able = ableCrews({ weightKg, extraShare: 0, travelHours: 0, hourlyRate }, figures);
  return Math.min(...able.map(({ workHours, crewRate }) => workHours * crewRate));
}
