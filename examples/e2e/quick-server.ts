import BetterSqlite3 from 'better-sqlite3';
import { test as base } from './host-page.js';
import { MegServer } from './meg-server.js';

export { expect } from './host-page.js';

/** The chat replies without a pause, and the company is open around the clock. */
export const quickConfig = {
  contactInfo: { phone: '+44 113 496 0123' },
  chatbotConfig: {
    paceFactor: 0,
    businessHours: {
      timezone: 'America/New_York',
      days: Object.fromEntries(
        ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
          day,
          { open: '00:00', close: '00:00' },
        ]),
      ),
    },
  },
};

/** A server for one file of tests, which may stop it; its chat replies without a pause. */
export function testWith(settings: NodeJS.ProcessEnv) {
  return base.extend<object, { meg: MegServer }>({
    meg: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
      async ({}, use) => {
        const meg = await MegServer.start(settings);
        setCompany(meg, quickConfig);
        const before = process.env.MEG_URL;
        process.env.MEG_URL = meg.url;
        await use(meg);
        process.env.MEG_URL = before;
        await meg.remove();
      },
      { scope: 'worker', auto: true },
    ],
  });
}

export const test = testWith({});

export function setCompany(meg: MegServer, config: object, slug = 'demo'): void {
  const db = new BetterSqlite3(meg.databaseFile);
  db.prepare(
    `INSERT INTO companies (id, slug, name, config, "createdAt", "updatedAt", "setUpAt", "ratesConfirmedAt") VALUES (?, ?, 'Test Movers', ?, 0, 0, 0, 0)
     ON CONFLICT (slug) DO UPDATE SET config = excluded.config`,
  ).run(slug, slug, JSON.stringify(config));
  db.close();
}

/** Reads the server's database while it runs. */
export function rowsOf<Row>(meg: MegServer, sql: string, ...values: unknown[]): Row[] {
  const db = new BetterSqlite3(meg.databaseFile, { readonly: true });
  const rows = db.prepare(sql).all(...values) as Row[];
  db.close();
  return rows;
}
