import type { LeadQuote } from '@meg/shared/contract/lead-quote';
import type { Database } from '../database/database.js';
import { quoteColumns } from '../features/leads/facts/lead-said.service.js';

/** Makes the range of a stored lead this one, as if the company's rates had given it when the lead came. */
export async function setRange(database: Database, leadId: string, quote: LeadQuote): Promise<void> {
  await database.transaction((trx) =>
    trx.updateTable('leads').set(quoteColumns(quote, 'en')).where('id', '=', leadId).execute(),
  );
}
