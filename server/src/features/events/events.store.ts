import { compiledInsert } from '../../database/compiled-insert.js';
import type { EventsTable } from './events.table.js';

export const insertEvent = compiledInsert((db, event: EventsTable) => db.insertInto('events').values(event));
