import { expect, it } from 'vitest';
import { newId } from '../ids/ids.js';
import { eachDatabase } from '../testing/database/each-database.js';
import { compiledInsert } from './compiled-insert.js';

interface Row {
  words: string;
  leadId?: string;
}

eachDatabase('A compiled insert', (current) => {
  const insert = compiledInsert((db, row: Row) => db.insertInto('leadTags').values(row as never));

  it('throws where the columns are not those that it was compiled with', async () => {
    const { database } = current();
    const row = { leadId: newId(), companyId: newId(), tag: 'a' } as unknown as Row;
    await expect(database.transaction((trx) => insert(trx, row))).rejects.toThrow(/FOREIGN KEY|foreign key/);
    for (const other of [{ leadId: newId() }, { ...row, colour: 'red' }, { ...row, tag: undefined, shape: 'x' }]) {
      const both = database.transaction(async (trx) => {
        await insert(trx, row).catch(() => undefined);
        await insert(trx, other as Row);
      });
      await expect(both).rejects.toThrow(/compiled for the columns leadId, companyId, tag/);
    }
  });
});
