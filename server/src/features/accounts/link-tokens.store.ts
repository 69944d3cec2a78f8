import type { Selectable } from 'kysely';
import type { Db } from '../../database/schema.js';
import type { LinkTokensTable } from './link-tokens.table.js';

export type LinkToken = Selectable<LinkTokensTable>;

/**
 * The newest link of a kind counts and takes the place of the one before it. False where that was sent within `everyMs`:
 * then nothing is changed. One statement, so that of many that ask at once one is served. A link of the future was sent
 * before the clock was set back, and holds up nobody.
 */
export async function replaceLinkToken(db: Db, row: LinkToken, everyMs: number): Promise<boolean> {
  const { tokenHash, email, createdAt, expiresAt, usedAt } = row;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('linkTokens')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['personId', 'purpose'])
        .doUpdateSet({ tokenHash, email, createdAt, expiresAt, usedAt })
        .where(({ eb, or }) =>
          or([eb('linkTokens.createdAt', '<=', createdAt - everyMs), eb('linkTokens.createdAt', '>', createdAt)]),
        ),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteLinkTokens(db: Db, personId: string, purpose: LinkToken['purpose']): Promise<void> {
  await db.deleteFrom('linkTokens').where('personId', '=', personId).where('purpose', '=', purpose).execute();
}

/** Links that would give the account another address: whoever asked for them may not be its owner. */
export async function deleteAddressChanges(db: Db, personId: string, email: string): Promise<void> {
  await db
    .deleteFrom('linkTokens')
    .where('personId', '=', personId)
    .where('purpose', '=', 'email_confirmation')
    .where('email', '<>', email)
    .execute();
}

/** Without using the link up. */
export async function isLinkGood(
  db: Db,
  { tokenHash, purpose }: Pick<LinkToken, 'tokenHash' | 'purpose'>,
  at: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('linkTokens')
    .select('id')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', at)
    .executeTakeFirst();
  return row !== undefined;
}

/** The link, used up by this question: a second one finds nothing. */
export async function takeLinkToken(
  db: Db,
  { tokenHash, purpose }: Pick<LinkToken, 'tokenHash' | 'purpose'>,
  at: number,
): Promise<LinkToken | undefined> {
  return db
    .updateTable('linkTokens')
    .set({ usedAt: at })
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', at)
    .returningAll()
    .executeTakeFirst();
}
