import { sql } from 'kysely';
import { v7 } from 'uuid';
import { foldName, personKeys, searchWords } from '../../../server/dist/features/leads/lead-search.service.js';
import { insertLeadOnce, insertStatusChange } from '../../../server/dist/features/leads/leads.store.js';
import { LeadRanks } from '../../../server/dist/features/leads/rank/lead-ranks.service.js';
import { createRandom } from '../../random.mjs';
import { createLead } from './create-lead.mjs';

const atOnce = 1_000;
const spreadMs = 730 * 86_400_000;
const hourMs = 3_600_000;

/** With the rank that it had when it was new; the server's daily work brings it to today. */
async function rowOf({ statuses, ...lead }, companyId, { ranks, trx }) {
  const row = {
    ...lead,
    companyId,
    idempotencyKey: null,
    bodyHash: '',
    moveDate: null,
    status: statuses.at(-1),
    language: 'en',
    sourcePage: 'https://movers.example/quote',
    cameFrom: '',
    arrival: null,
    quoteCurrency: '',
    consentText: '',
    version: statuses.length,
    assigneeId: null,
    move: '{}',
    quote: null,
    readiness: null,
    conversation: null,
    chatLength: Buffer.byteLength(lead.chatHistory),
    nameKey: foldName(lead.name),
    ...personKeys(lead),
    searchText: searchWords({ ...lead, companyId, conversation: null }, []),
  };
  return { ...row, ...(await ranks.ofNew(trx, row)) };
}

function changesOf({ id: leadId, createdAt, statuses }, companyId) {
  return statuses.slice(1).map((toStatus, step) => {
    const at = createdAt + (step + 1) * hourMs;
    return {
      id: v7({ msecs: at }),
      companyId,
      leadId,
      fromStatus: statuses[step],
      toStatus,
      changedBy: toStatus === 'human-handoff-requested' ? 'visitor' : 'seed',
      createdAt: at,
    };
  });
}

/** PostgreSQL would otherwise collect its statistics some time within the next minute. */
async function analyzeTables(database) {
  if (database.dialect !== 'postgres') return;
  await database.transaction(async (trx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await sql`ANALYZE`.execute(trx);
  });
}

/** Stores made-up leads of the last two years, the oldest first, as the server itself would store them. */
export async function storeLeads(database, { companyId, leads, now, onProgress = () => undefined }) {
  const random = createRandom(leads);
  const ranks = new LeadRanks({ database, now: () => now });
  for (let done = 0; done < leads; done += atOnce) {
    const many = Array.from({ length: Math.min(atOnce, leads - done) }, (_, place) => {
      const age = 1 - (done + place) / leads;
      return createLead(done + place, { createdAt: Math.round(now - age * spreadMs), age, random });
    });
    await database.transaction(async (trx) => {
      const stored = many.map(async (lead) => {
        await insertLeadOnce(trx, await rowOf(lead, companyId, { ranks, trx }), database.dialect);
        for (const change of changesOf(lead, companyId)) await insertStatusChange(trx, change);
      });
      await Promise.all(stored);
    });
    onProgress(done + many.length);
  }
  await analyzeTables(database);
}
