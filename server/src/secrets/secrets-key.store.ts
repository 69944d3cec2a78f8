import type { Db } from '../database/schema.js';

/**
 * Returns the id of the database's key: the given one if it has none yet. Locks the row, so that the key does not
 * change before the end of the transaction.
 */
export async function holdKeyId(trx: Db, keyId: string): Promise<string> {
  await trx
    .insertInto('secretsKey')
    .values({ place: 'current', keyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const held = await trx
    .updateTable('secretsKey')
    .set(({ ref }) => ({ keyId: ref('keyId') }))
    .returning('keyId')
    .executeTakeFirstOrThrow();
  return held.keyId;
}

export async function setKeyId(trx: Db, keyId: string): Promise<void> {
  await trx.updateTable('secretsKey').set({ keyId }).execute();
}

export async function findKeyId(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('secretsKey').select('keyId').executeTakeFirst())?.keyId;
}
