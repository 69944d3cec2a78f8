import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CuttableServer,
  cutWhilePosting,
  faultsOfStored,
  startCuttableServer,
} from '../testing/faults/cut-database.js';
import { databaseCuts } from '../testing/faults/database-cuts.js';
import { figure } from '../testing/faults/figure.js';
import { sendUntilStored } from '../testing/faults/persistent-visitors.js';

const row = 'a connection cut';

describe(`survives: ${row} – to the database, while leads come in`, () => {
  let cuttable: CuttableServer;
  beforeAll(async () => {
    cuttable = await startCuttableServer();
  });
  afterAll(() => cuttable.close());

  it.each(Object.entries(databaseCuts))('%s', async (moment, cut) => {
    const recoveredMs = await cutWhilePosting(cuttable, (visitors) => cut(cuttable, visitors));
    figure(row, `database, ${moment}: a new lead is taken after, ms`, Math.round(recoveredMs));
    expect(recoveredMs).toBeLessThan(5_000);
    expect(await faultsOfStored(cuttable)).toEqual([]);
  });

  it('while it is idle', async () => {
    await cuttable.proxy.reset();
    const key = 'the first after a calm time';
    await sendUntilStored(cuttable.server.url, key);
    cuttable.keys.push(key);
    expect(await faultsOfStored(cuttable)).toEqual([]);
  });
});
