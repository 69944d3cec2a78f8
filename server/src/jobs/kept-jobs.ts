import type { KeptRows } from '../retention/kept-rows.js';
import { dayMs } from '../time/time-units.js';
import { pruneFinished } from './jobs.store.js';

export const keptJobs: readonly KeptRows[] = [
  {
    table: 'jobs',
    which: 'those that were done',
    keptMs: 7 * dayMs,
    deleteOld: (trx, before, limit) => pruneFinished(trx, { state: 'done', before, limit }),
  },
  {
    table: 'jobs',
    which: 'those that were given up',
    keptMs: 90 * dayMs,
    deleteOld: (trx, before, limit) => pruneFinished(trx, { state: 'dead', before, limit }),
  },
];
