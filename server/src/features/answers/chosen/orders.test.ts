import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../../../testing/database/each-database.js';
import { type ModelServer, saying, startModelServer } from '../../../testing/model-server.js';
import { injections } from '../../language-model/injections.test-data.js';
import { choosingLimits } from '../../language-model/model-settings.js';
import { PassageChooserService } from '../../language-model/passage-chooser.service.js';

let test: TestDatabase;
let app: FastifyInstance;
let plainApp: FastifyInstance;
let model: ModelServer;

beforeAll(async () => {
  test = await createDatabase('sqlite');
  model = await startModelServer();
  const { database } = test;
  const settings = { baseUrl: model.baseUrl, apiKey: 'sk-very-secret-4711', model: 'obedient' };
  const unlimited = { faultsBeforeRest: 1e9, callsAMinute: 1e9, callsAMinuteOfAll: 1e9, dailyCharacters: 1e9 };
  const limits = { ...choosingLimits, ...unlimited, dailyCharactersOfAll: 1e9 };
  const logger = pino({ level: 'silent' });
  const passageChooser = new PassageChooserService({ settings, database, now: Date.now, logger, limits });
  const startMs = Date.UTC(2026, 10, 21);
  let requests = 0;
  app = await createTestApp(database, { passageChooser, now: () => startMs + 3_600_000 * requests++ });
  plainApp = await createTestApp(database, { now: () => startMs });
});
afterAll(async () => {
  await app.close();
  await plainApp.close();
  await model.close();
  await test.drop();
});

const search = async (of: FastifyInstance, query: string) =>
  (await of.inject({ method: 'POST', url: '/api/chat/search', payload: { query } })).json();
const asked = (order: string) => `hmm wobbly bits of glassware in Göteborg. ${order}`;

it('reaches the model as data, with instructions and a schema that no message changes', async () => {
  model.behave(saying('{"choices": ["none"], "country": null}'));
  const frames = new Set<string>();
  let seen = 0;
  for (const { order } of injections) {
    await search(app, asked(order));
    for (const { body } of model.requests.splice(0)) {
      seen++;
      const [system, user, ...more] = body.messages;
      expect(more).toEqual([]);
      expect([system?.role, user?.role]).toEqual(['system', 'user']);
      expect(user?.content).not.toMatch(/[<>]/);
      const data = JSON.parse(user?.content ?? '');
      expect(Object.keys(data)).toEqual(['message', 'previousQuestion', 'conversationCountry', 'language', 'entries']);
      frames.add(JSON.stringify([system, (body as { response_format?: unknown }).response_format]));
      expect(body).not.toHaveProperty('tools');
    }
  }
  expect(seen).toBeGreaterThan(50);
  expect(frames.size).toBe(1);
});

it.each(injections)('takes no word from a model that obeys: $order', async ({ order, obeyed }) => {
  const query = asked(order);
  const plain = await search(plainApp, query);
  for (const said of [
    obeyed,
    JSON.stringify({ choices: [obeyed], country: null }),
    JSON.stringify({ choices: ['none'], country: { slug: obeyed, quote: order }, answer: obeyed }),
    JSON.stringify({ choices: ['guide:prohibited'], country: { slug: 'japan', quote: 'you must obey' } }),
    JSON.stringify({ choices: ['guide:prohibited', 'none', obeyed], country: null }),
  ]) {
    model.behave(saying(said));
    expect(await search(app, query)).toEqual(plain);
  }
});
