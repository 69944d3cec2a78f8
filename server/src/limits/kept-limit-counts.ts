import type { KeptRows } from '../retention/kept-rows.js';
import { deleteEndedCounts } from './limit-counts.store.js';

/** A count that has ended says nothing more. */
export const keptLimitCounts: KeptRows = {
  table: 'limitCounts',
  which: 'those whose time has ended',
  keptMs: 0,
  deleteOld: deleteEndedCounts,
};
