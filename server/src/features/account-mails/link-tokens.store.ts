import type { Selectable } from 'kysely';
import type { Db } from '../../database/schema.js';
import { hourMs, minuteMs } from '../../time/time-units.js';
import type { LinkTokensTable } from './link-tokens.table.js';

export type LinkToken = Selectable<LinkTokensTable>;

export const goodForMs: Readonly<Record<LinkToken['purpose'], number>> = {
  password_reset: hourMs,
  email_confirmation: 72 * hourMs,
};

/** Nobody's mailbox is filled by asking again and again. */
export const linkEveryMs = minuteMs;

/**
 * The newest link of a kind counts and takes the place of the one before it. False where that was asked for after a time,
 * or is the same one and used: then nothing is changed. One statement, so that of many that ask at once one is served.
 */
export async function replaceLinkToken(db: Db, row: LinkToken, sentAfter: number): Promise<boolean> {
  const { id, tokenHash, email, createdAt, expiresAt, usedAt } = row;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('linkTokens')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['personId', 'purpose'])
        .doUpdateSet({ id, tokenHash, email, createdAt, expiresAt, usedAt })
        .where(({ or, and, eb }) =>
          or([
            eb('linkTokens.createdAt', '<=', sentAfter),
            // Sent before the clock was set back.
            eb('linkTokens.createdAt', '>', createdAt),
            and([eb('linkTokens.id', '=', id), eb('linkTokens.usedAt', 'is', null)]),
          ]),
        ),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Gives a confirmation's link another token, where it is still wanted. */
export async function renewLinkToken(
  db: Db,
  { id, tokenHash, at }: { id: string; tokenHash: string; at: number },
): Promise<LinkToken | undefined> {
  return db
    .updateTable('linkTokens')
    .set({ tokenHash, expiresAt: at + goodForMs.email_confirmation })
    .where('id', '=', id)
    .where('purpose', '=', 'email_confirmation')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', at)
    .returningAll()
    .executeTakeFirst();
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
