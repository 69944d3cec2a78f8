import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/create-test-app.js';
import { createDatabase } from '../testing/database/each-database.js';
import { dayMs, minuteMs } from '../time/time-units.js';

const page = readFileSync(new URL('../../../docs/retention.md', import.meta.url), 'utf8');
const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());
const rows = page.split('\n').filter((line) => line.startsWith('| `'));

function inWords(keptMs: number): string {
  if (keptMs === 0) return 'not at all';
  return keptMs < dayMs ? `${keptMs / minuteMs} minutes` : `${keptMs / dayMs} days`;
}

it('is deleted after the time that docs/retention.md names, and no table is missing there', async () => {
  const test = await createDatabase('sqlite');
  const app = await createTestApp(test.database);
  const kept = app.keptRows.map(({ table, which = 'all', keptMs }) => [`\`${table}\``, which, inWords(keptMs)]);
  expect(rows.map((row) => cellsOf(row).slice(1, 4)).sort()).toEqual(kept.sort());
  await app.close();
  await test.drop();
});
