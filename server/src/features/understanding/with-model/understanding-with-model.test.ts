import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addCompany } from '../../../testing/companies.js';
import { createTestApp } from '../../../testing/create-test-app.js';
import { eachDatabase } from '../../../testing/database/each-database.js';
import { failing, type ModelServer, saying, startModelServer, streamHeaders } from '../../../testing/model-server.js';
import { MessageReaderService } from '../../language-model/message-reader.service.js';
import { readingLimits } from '../../language-model/model-settings.js';

const apiKey = 'sk-very-secret-4711';
const now = () => Date.UTC(2026, 10, 21);
const open = 'Leeds to York with a piyano';
const reading = {
  intent: { value: 'quote', quote: 'Leeds to York' },
  facts: { specialItems: { value: ['piano-upright'], quote: 'a piyano', mended: 'a piano' } },
};

eachDatabase('POST /api/chat/understand with a language model', (current) => {
  let app: FastifyInstance;
  let plainApp: FastifyInstance;
  let model: ModelServer;
  beforeAll(async () => {
    model = await startModelServer();
    const { database } = current();
    const logger = pino({ level: 'silent' });
    const settings = { baseUrl: model.baseUrl, apiKey, model: 'small' };
    const limits = {
      ...readingLimits,
      faultsBeforeRest: 1e9,
      callsAMinute: 1e9,
      callsAMinuteOfAll: 1e9,
      dailyCharacters: 1e9,
    };
    const messageReader = new MessageReaderService({ settings, database, now: Date.now, logger, limits });
    // Each request at a time of its own, so that none is answered from a reading before it.
    let later = 0;
    app = await createTestApp(database, { messageReader, now: () => now() + 60_000 * later++ });
    plainApp = await createTestApp(database, { now });
  });
  beforeEach(() => {
    model.requests.length = 0;
  });
  afterAll(async () => {
    await app.close();
    await plainApp.close();
    await model.close();
  });

  const understand = async (of: FastifyInstance, payload: object) =>
    (await of.inject({ method: 'POST', url: '/api/chat/understand', payload })).json();

  it('has the model read what the rules are not sure of', async () => {
    model.behave(saying(JSON.stringify(reading)));
    const { slots, heard } = await understand(app, { text: open });
    expect(slots.specialItems.value).toEqual(['piano-upright']);
    expect(heard.map(({ fact }: { fact: string }) => fact)).toContain('specialItems');
  });

  it('never asks it for what they are sure of, for prices or for facts of countries', async () => {
    for (const text of [
      '2-bed flat from Leeds to KL in June, we have a cat',
      'hello',
      'What would a piyano cost?',
      'Can I bring my drone into Japan?',
    ])
      expect(await understand(app, { text })).toEqual(await understand(plainApp, { text }));
    expect(model.requests).toEqual([]);
  });

  it.each([
    ['fails', failing(500, apiKey)],
    ['refuses the schema', failing(400)],
    ['says no JSON', saying('The visitor wants a piano.')],
    ['has another shape', saying('{"facts":[{"pets":true}],"intent":"move"}')],
    [
      'lies',
      saying(
        JSON.stringify({
          facts: { pets: { value: true, quote: 'a piyano' }, moveMonth: { value: 13, quote: 'Leeds' } },
        }),
      ),
    ],
    ['never ends', saying(`${JSON.stringify(reading).slice(0, -2)}${' '.repeat(3_000)}`)],
  ])('answers as without one when it %s', async (_, behaviour) => {
    model.behave(behaviour);
    expect(await understand(app, { text: open })).toEqual(await understand(plainApp, { text: open }));
    expect(model.requests).toHaveLength(1);
  });

  it('does not wait for one that is silent', async () => {
    model.behave((response) => void response.writeHead(200, streamHeaders).flushHeaders());
    expect(await understand(app, { text: open })).toEqual(await understand(plainApp, { text: open }));
  });

  it('sends the message without who wrote it', async () => {
    model.behave(saying(JSON.stringify(reading)));
    const text = 'My name is Amina Yusof, amina@example.com, +44 7700 900123: Leeds to York with a piyano';
    const { slots } = await understand(app, { text });
    expect(slots).toMatchObject({ email: { value: 'amina@example.com' }, specialItems: { value: ['piano-upright'] } });
    const sent = JSON.stringify(model.requests.map(({ body }) => body));
    expect(sent).toContain('Leeds to York');
    expect(sent).not.toMatch(/Amina|Yusof|example\.com|7700/);
  });

  it('asks nothing for a company whose address is not confirmed', async () => {
    const { database } = current();
    const id = await addCompany(database, 'unconfirmed');
    await database.transaction((trx) =>
      trx.updateTable('companies').set({ setUpAt: null }).where('id', '=', id).execute(),
    );
    const asked = { text: open, companyId: 'unconfirmed' };
    const { specialItems } = (await understand(app, asked)).slots;
    expect(specialItems).toBeUndefined();
    expect(model.requests).toEqual([]);
  });
});

it('is asked once for a message that the chat sends in two languages', async () => {
  const { RecentReadings } = await import('./recent-readings.js');
  let asked = 0;
  let time = 0;
  const recent = new RecentReadings<number>(() => time);
  const read = async () => ++asked;
  expect([await recent.get('a', read), await recent.get('a', read), await recent.get('b', read)]).toEqual([1, 1, 2]);
  time = 10_000;
  expect(await recent.get('a', read)).toBe(3);
});
