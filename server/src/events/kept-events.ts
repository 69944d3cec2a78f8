import { firstIdAt } from '../ids/id-time.js';
import type { KeptRows } from '../retention/kept-rows.js';
import { dayMs } from '../time/time-units.js';
import { deleteFannedOut } from './events.store.js';

/** Once its jobs are made nobody reads an event again; it stays a while for who looks into what happened. */
export const keptEvents: KeptRows = {
  table: 'events',
  which: 'those whose jobs were made',
  keptMs: 30 * dayMs,
  deleteOld: (trx, beforeMs, most) => deleteFannedOut(trx, firstIdAt(beforeMs), most),
};
