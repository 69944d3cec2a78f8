import { type Selectable, sql } from 'kysely';
import { notByIndex } from '../../database/not-by-index.js';
import type { Db } from '../../database/schema.js';
import type { LeadMerge } from '../../people/lead-merge.js';
import type { SentMessageQuery } from '../../sent-message.js';
import type { VisitorMailStopsTable, VisitorMailsTable } from './visitor-mails.table.js';

export type VisitorMail = Selectable<VisitorMailsTable>;

/**
 * False if the address has reached its limit of the day. Tries one place after the other, because with a count first,
 * two mails at once could take the last place.
 */
export async function takePlace(db: Db, mail: Omit<VisitorMail, 'place'>, places: number): Promise<boolean> {
  for (let place = 0; place < places; place++) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('visitorMails')
      .values({ ...mail, place })
      .onConflict((conflict) => conflict.columns(['companyId', 'addressHash', 'day', 'place']).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) return true;
  }
  return false;
}

export type MailOutcome = Partial<Pick<VisitorMail, 'sentAt' | 'reason'>>;

export async function endMail(db: Db, id: string, outcome: MailOutcome): Promise<void> {
  await db.updateTable('visitorMails').set(outcome).where('id', '=', id).execute();
}

export async function stopMails(db: Db, stop: VisitorMailStopsTable): Promise<void> {
  await db
    .insertInto('visitorMailStops')
    .values(stop)
    .onConflict((conflict) => conflict.columns(['companyId', 'subjectId']).doNothing())
    .execute();
}

export async function isStopped(db: Db, companyId: string, subjectId: string): Promise<boolean> {
  const row = await db
    .selectFrom('visitorMailStops')
    .select('subjectId')
    .where('companyId', '=', companyId)
    .where('subjectId', '=', subjectId)
    .executeTakeFirst();
  return row !== undefined;
}

/** A wish for no more mails is about the person, so it holds for both. */
export async function carryMailsOver(db: Db, { companyId, mergedId, keptId }: LeadMerge): Promise<void> {
  await db
    .updateTable('visitorMails')
    .set({ subjectId: keptId })
    .where('subjectId', '=', mergedId)
    .where(notByIndex('companyId'), '=', companyId)
    .execute();
  const stop = await db
    .selectFrom('visitorMailStops')
    .select('createdAt')
    .where('companyId', '=', companyId)
    .where('subjectId', '=', mergedId)
    .executeTakeFirst();
  if (stop) await stopMails(db, { companyId, subjectId: keptId, ...stop });
}

interface ErasedSubjects {
  companyId: string;
  subjectIds: readonly string[];
  addressHashes: readonly string[];
}

export async function deleteMails(db: Db, { companyId, subjectIds, addressHashes }: ErasedSubjects): Promise<void> {
  if (subjectIds.length + addressHashes.length === 0) return;
  await db
    .deleteFrom('visitorMails')
    .where('companyId', '=', companyId)
    .where(({ or, eb }) =>
      or([
        ...(subjectIds.length > 0 ? [eb('subjectId', 'in', subjectIds)] : []),
        ...(addressHashes.length > 0 ? [eb('addressHash', 'in', addressHashes)] : []),
      ]),
    )
    .execute();
  if (subjectIds.length === 0) return;
  await db
    .deleteFrom('visitorMailStops')
    .where('companyId', '=', companyId)
    .where('subjectId', 'in', subjectIds)
    .execute();
}

type MailQuery = Pick<SentMessageQuery, 'companyId' | 'leadId' | 'before' | 'limit'> & {
  addressHash: string | undefined;
};

/** The newest first. */
export function listSentVisitorMails(db: Db, { companyId, addressHash, leadId, before, limit }: MailQuery) {
  return db
    .selectFrom('visitorMails')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('createdAt', '>', sql.lit(0))
    .$if(addressHash !== undefined, (query) => query.where('addressHash', '=', addressHash as string))
    .$if(leadId !== undefined, (query) => query.where('subjectId', '=', leadId as string))
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('createdAt', 'id'), '<', tuple(before?.atMs as number, before?.id as string)),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The oldest first. */
export function listMailsAbout(db: Db, companyId: string, subjectIds: readonly string[]): Promise<VisitorMail[]> {
  return db
    .selectFrom('visitorMails')
    .selectAll()
    .where('subjectId', 'in', subjectIds)
    .where(notByIndex('companyId'), '=', companyId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}
