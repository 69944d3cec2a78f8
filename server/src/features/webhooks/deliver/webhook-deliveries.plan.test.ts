import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../testing/database/each-database.js';
import { planOf } from '../../../testing/database/sqlite-plan.js';
import {
  deleteOldDeliveries,
  deleteOldLooseDeliveries,
  listAttempts,
  listDeliveries,
} from './webhook-deliveries.store.js';

const id = '019a0000-0000-7000-8000-000000000001';
const all = { companyId: id, endpointId: id, before: undefined, state: undefined, limit: 26 };

describe('The log of an endpoint', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createDatabase('sqlite');
  });
  afterAll(() => test.drop());

  it.each<[string, Partial<Parameters<typeof listDeliveries>[1]>, string]>([
    ['of all', {}, 'ByEndpoint (endpointId=?)'],
    ['after another', { before: id }, 'ByEndpoint (endpointId=? AND id<?)'],
    ['of what failed', { state: 'failed' }, 'ByState (endpointId=? AND state=?)'],
    ['of what failed after another', { state: 'failed', before: id }, 'ByState (endpointId=? AND state=? AND id<?)'],
  ])('is read page by page %s, from an index in its order', async (_, part, index) => {
    const plan = await planOf(test, (db) => listDeliveries(db, { ...all, ...part }));
    expect(plan).toEqual([`SEARCH webhookDeliveries USING INDEX webhookDeliveries${index}`]);
  });

  it('has the tries of a delivery in their order', async () => {
    const plan = await planOf(test, (db) => listAttempts(db, { companyId: id, id }, 50));
    expect(plan).toEqual(['SEARCH webhookAttempts USING INDEX webhookAttemptsByDelivery (deliveryId=?)']);
  });

  it.each([
    ['', deleteOldDeliveries, 'ByAge (createdAt<?)'],
    [' of a company that keeps less', deleteOldLooseDeliveries(id), 'WithoutLead (companyId=? AND createdAt<?)'],
  ])('finds what is kept no longer%s without looking at the rest', async (_, deleteOld, index) => {
    const plan = await planOf(test, (db) => deleteOld(db, 5, 500));
    expect(plan.join('\n')).toMatch(`webhookDeliveries${index}`);
    expect(plan.join('\n')).not.toMatch(/SCAN webhookDeliveries|TEMP B-TREE/);
  });
});
