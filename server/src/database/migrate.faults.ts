import { describe, expect, it } from 'vitest';
import { databases } from '../testing/database/each-database.js';
import { figure } from '../testing/faults/figure.js';
import { killWhileMigrating } from '../testing/faults/migrations-killed.js';

const row = 'migration interrupted, two starters';

describe.each(databases)(`survives: ${row} – killed between any two statements (%s)`, (kind) => {
  it('goes on each time it is started', async () => {
    const kills = await killWhileMigrating(kind, 1);
    figure(row, `kills, one before each statement (${kind})`, kills);
    expect(kills).toBeGreaterThan(100);
  }, 1_800_000);
});
