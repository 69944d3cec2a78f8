import { expect, it } from 'vitest';
import { newId } from '../ids/ids.js';
import { deleteOldRows } from '../retention/delete-old-rows.js';
import { addCompany } from '../testing/companies.js';
import { eachDatabase } from '../testing/database/each-database.js';
import { keptEvents } from './events.store.js';
import { eventRecorder } from './record-event.js';

const dayMs = 86_400_000;

eachDatabase('What happened', (current) => {
  it('is forgotten a month after it was told, and never before that', async () => {
    const { database } = current();
    const companyId = await addCompany(database, 'movers');
    const recordEvent = eventRecorder({ now: Date.now, newId });
    const [told, untold] = [newId(), newId()];
    await database.transaction(async (trx) => {
      for (const subjectId of [told, untold]) await recordEvent(trx, { type: 'lead.created', companyId, subjectId });
      await trx.updateTable('events').set({ fannedOutAt: Date.now() }).where('subjectId', '=', told).execute();
    });
    const left = async (days: number) => {
      await deleteOldRows({ database, now: () => Date.now() + days * dayMs }, keptEvents, () => true);
      const rows = await database.reader.selectFrom('events').select('subjectId').orderBy('id').execute();
      return rows.map(({ subjectId }) => subjectId);
    };
    expect(await left(29)).toEqual([told, untold]);
    expect(await left(31)).toEqual([untold]);
  });
});
