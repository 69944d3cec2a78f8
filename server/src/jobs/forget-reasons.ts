import { sql } from 'kysely';
import type { Db } from '../database/schema.js';
import type { JobPayload } from './job.js';

/**
 * Removes the failure reasons of jobs that name one of these ids, because other servers may have put the name of the
 * erased person into them. Done jobs have no reason, so only waiting and dead ones are read.
 */
export async function forgetReasons(trx: Db, companyId: string, ids: ReadonlySet<string>): Promise<void> {
  for (const state of ['waiting', 'dead'] as const) {
    const failed = await trx
      .selectFrom('jobs')
      .select(['id', 'payload'])
      .where('state', '=', sql.lit(state))
      .where('companyId', '=', companyId)
      .where('lastError', 'is not', null)
      .execute();
    for (const { id, payload } of failed) {
      const named = Object.values(JSON.parse(payload) as JobPayload).some((value) => ids.has(String(value)));
      if (named) await trx.updateTable('jobs').set({ lastError: null }).where('id', '=', id).execute();
    }
  }
}
