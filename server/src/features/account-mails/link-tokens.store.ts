import type { Selectable } from 'kysely';
import type { Db } from '../../database/schema.js';
import { hourMs, minuteMs } from '../../time/time-units.js';
import type { LinkTokensTable } from './link-tokens.table.js';

export type LinkToken = Selectable<LinkTokensTable>;

export const goodForMs: Readonly<Record<LinkToken['purpose'], number>> = {
  password_reset: hourMs,
  email_confirmation: 72 * hourMs,
};

/** Keeps repeated requests from filling a mailbox. */
export const linkEveryMs = minuteMs;

/**
 * Replaces the link of this kind. False, and nothing changed, if the last one was asked for after `sentAfter`, or is
 * this one and used. One statement, so that only one of many requests at once succeeds.
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

/** Gives a confirmation link a new token if it is still wanted. */
export async function renewLinkToken(db: Db, { id, tokenHash, at }: { id: string; tokenHash: string; at: number }) {
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

/** Deletes links that would change the account's address: the person who asked for them may not be its owner. */
export async function deleteAddressChanges(db: Db, personId: string, email: string): Promise<void> {
  await db
    .deleteFrom('linkTokens')
    .where('personId', '=', personId)
    .where('purpose', '=', 'email_confirmation')
    .where('email', '<>', email)
    .execute();
}

type SentToken = Pick<LinkToken, 'tokenHash' | 'purpose'>;

/** Does not use the link up. */
export async function isLinkGood(db: Db, { tokenHash, purpose }: SentToken, at: number) {
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

/** Uses the link up, so that a second call finds nothing. */
export async function takeLinkToken(db: Db, { tokenHash, purpose }: SentToken, at: number) {
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
