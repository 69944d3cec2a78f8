import { companyConfig } from '@meg/shared/contract/company-config';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../database/connect.js';
import type { Database } from '../../database/database.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { signIn } from '../../testing/sign-in.js';

const minuteMs = 60_000;

eachDatabase('Settings that are looked at before they are saved', (current) => {
  let nowMs = Date.now();
  let second: Database;
  let servers: FastifyInstance[];
  let owner: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    second = connect(current().target);
    const start = (database: Database) => createTestApp(database, { now: () => nowMs });
    servers = await Promise.all([start(current().database), start(second)]);
    owner = await signIn(servers[0] as FastifyInstance, current().database);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await second.close();
  });

  const preview = async (welcomeMessage: string): Promise<string> => {
    const config = companyConfig.parse({ chatbotConfig: { welcomeMessage } });
    const answer = await owner.call('POST', '/api/company-config/preview', { config });
    expect(answer.statusCode).toBeLessThan(300);
    return answer.json().previewId;
  };
  const shows = async (server: number, id: string, words: string, slug = owner.company.slug) => {
    const page = await (servers[server] as FastifyInstance).inject(`/embed?company=${slug}&preview=${id}`);
    return page.statusCode === 200 && page.body.includes(words);
  };

  it('are shown by every server for ten minutes', async () => {
    const id = await preview('Ahoy there');
    expect([await shows(0, id, 'Ahoy there'), await shows(1, id, 'Ahoy there')]).toEqual([true, true]);
    nowMs += 10 * minuteMs;
    expect(await shows(1, id, 'Ahoy there')).toBe(false);
  });

  it("are shown under no other company's name, and fall back to what is saved", async () => {
    const id = await preview('Only mine');
    const other = await signIn(servers[0] as FastifyInstance, current().database);
    expect(await shows(0, id, 'Only mine', other.company.slug)).toBe(false);
    expect(await shows(0, 'never-made', owner.company.slug)).toBe(true);
  });

  it('are replaced by newer ones, even after the clock was set back', async () => {
    const first = await preview('The first');
    for (let more = 0; more < 10; more++) await preview(`Another ${more}`);
    expect(await shows(0, first, 'The first')).toBe(false);
    nowMs -= 60 * minuteMs;
    const last = await preview('The last');
    expect(await shows(1, last, 'The last')).toBe(true);
    const stored = current().database.reader.selectFrom('configPreviews').select('id');
    expect(await stored.where('personId', '=', owner.person.id).execute()).toHaveLength(1);
  });

  it('are gone from the database when their time is over', async () => {
    await preview('Soon gone');
    nowMs += 11 * minuteMs;
    const restarted = await createTestApp(second, { now: () => nowMs });
    await expect.poll(() => second.reader.selectFrom('configPreviews').select('id').execute()).toEqual([]);
    await restarted.close();
  });
});
