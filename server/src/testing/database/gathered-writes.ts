import type { Database } from '../../database/database.js';

/**
 * A database whose writes can be held until so many wait, and then sent as one: on PostgreSQL they share a transaction,
 * so that a lock of one does not make the others wait.
 */
export function gatheringWrites(database: Database): { database: Database; gather: (count: number) => void } {
  let awaited = 0;
  let waiting: (() => void)[] = [];
  const gather = (count: number) => {
    awaited = count;
  };
  const turn = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length < awaited) return;
      for (const go of waiting) go();
      waiting = [];
      awaited = 0;
    });
  const transaction: Database['transaction'] = async (work) => {
    if (awaited > 0) await turn();
    return database.transaction(work);
  };
  // Not spread: the databases may be objects with methods of a class.
  return { database: Object.assign(Object.create(database) as Database, { transaction }), gather };
}
