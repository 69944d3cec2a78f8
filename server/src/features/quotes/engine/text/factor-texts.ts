import type { DifficultyFactor } from '@meg/shared/domain/quotes/difficulty';
import { languagesBetween } from '../difficulty/countries.js';
import { clearanceDays, isHurried, type RatedMove } from '../difficulty/factors.js';
import type { Workings } from './quote-lines.js';

/** The factors whose sentences name figures of the quote. */
export type FigureTexts = Readonly<Record<Extract<DifficultyFactor, 'distance' | 'language' | 'timeframe'>, string>>;

function distanceText({ distance, move, estimate, way, writer }: Workings): string {
  const { km } = distance;
  if (distance.basis === 'typical') return writer.write('factor_distance_typical', { km });
  if (move.moveType === 'local') return writer.write('factor_distance_local', { km });
  return writer.write(`factor_distance_${estimate.chosen?.mode === 'air' ? 'air' : way}`, { km });
}

function languageText({ moveType, from, to }: RatedMove, { writer }: Workings): string {
  if (moveType === 'local') return writer.write('factor_language_local');
  if (to === null) return writer.write('factor_language_unknown');
  const { here, there, shared, english, isOtherScript } = languagesBetween(from, to);
  const params = { here: here.join(), there: there.join(), shared: shared.join() };
  if (here.length === 0) return writer.write('factor_language_there', params);
  if (shared.length > 0) return writer.write('factor_language_shared', params);
  const sentence = writer.write(`factor_language_${english ?? 'other'}`, params);
  return isOtherScript ? writer.write('factor_language_script', { sentence }) : sentence;
}

/** Farther than this, goods are unloaded on another day than they were loaded. */
const withinDaysKm = 500;

function weeksText(rated: RatedMove, { writer }: Workings): string {
  const { transit, distanceKm } = rated;
  if (transit === null) return writer.write(distanceKm > withinDaysKm ? 'factor_time_far' : 'factor_time_local');
  const sentence = writer.write('factor_time_weeks', transit);
  const days = clearanceDays(rated);
  return days === 0 ? sentence : writer.write('factor_time_customs', { sentence, days });
}

function timeText(rated: RatedMove, workings: Workings): string {
  const sentence = weeksText(rated, workings);
  return isHurried(rated) ? workings.writer.write('factor_time_hurry', { sentence }) : sentence;
}

export const figureTexts = (rated: RatedMove, workings: Workings): FigureTexts => ({
  distance: distanceText(workings),
  language: languageText(rated, workings),
  timeframe: timeText(rated, workings),
});
