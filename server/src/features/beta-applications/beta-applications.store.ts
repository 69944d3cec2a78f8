import type { Db } from '../../database/schema.js';
import type { BetaApplicantsTable } from './beta-applicants.table.js';

/** False if the same application came after `sinceMs`. One statement, so that only one of many at once is the first. */
export async function claimApplicant(db: Db, applicant: BetaApplicantsTable, sinceMs: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('betaApplicants')
    .values(applicant)
    .onConflict((conflict) =>
      conflict
        .column('contentHash')
        .doUpdateSet({ appliedAt: applicant.appliedAt })
        .where('betaApplicants.appliedAt', '<=', sinceMs),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteApplicantsBefore(db: Db, beforeMs: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('betaApplicants')
    .where('appliedAt', '<=', beforeMs)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function hasAppliedSince(db: Db, contentHash: string, sinceMs: number): Promise<boolean> {
  const row = await db
    .selectFrom('betaApplicants')
    .select('contentHash')
    .where('contentHash', '=', contentHash)
    .where('appliedAt', '>', sinceMs)
    .executeTakeFirst();
  return row !== undefined;
}
