import { describe, it } from 'vitest';
import { databases } from '../../testing/database/each-database.js';
import { surviveKills } from '../../testing/faults/survive-kills.js';

describe.each(databases)('survives: kill -9 – 20 times while leads are stored (%s)', (kind) => {
  it('loses none that it acknowledged and stores none twice', () => surviveKills(kind, { kills: 20, postsEach: 50 }));
});
