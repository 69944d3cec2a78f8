import { withinTime } from '../time/within-time.js';
import { DatabaseSilent } from './database.js';

/** Callers often give up after three seconds, and take a server that has not answered by then for one that is gone. */
const patienceMs = 2_500;

/** What the database answers, or a fault if it takes too long. */
export function answeredInTime<T>(work: Promise<T>): Promise<T> {
  return withinTime(work, patienceMs, () => {
    throw new DatabaseSilent();
  });
}
