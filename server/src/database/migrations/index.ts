import { firstTables } from './0001-first-tables.js';
import { handoffsAndFeedback } from './0002-handoffs-and-feedback.js';
import { knowledge } from './0003-knowledge.js';
import { modelSpend } from './0004-model-spend.js';
import type { Migration } from './migration.js';

/** In the order in which they run. A released one is never changed: add another. */
export const migrations: readonly Migration[] = [firstTables, handoffsAndFeedback, knowledge, modelSpend];
