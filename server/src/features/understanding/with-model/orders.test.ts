import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../../../testing/database/each-database.js';
import { type ModelServer, saying, startModelServer } from '../../../testing/model-server.js';
import { injections } from '../../language-model/injections.test-data.js';
import { MessageReaderService } from '../../language-model/message-reader.service.js';
import { readingLimits } from '../../language-model/model-settings.js';
import { readingRules } from '../../language-model/read/reading-prompt.js';

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
  const limits = { ...readingLimits, ...unlimited };
  const logger = pino({ level: 'silent' });
  const messageReader = new MessageReaderService({ settings, database, now: Date.now, logger, limits });
  // Each request at a time of its own, so that none is answered from a reading before it.
  const startMs = Date.UTC(2026, 10, 21);
  let requests = 0;
  app = await createTestApp(database, { messageReader, now: () => startMs + 20_000 * requests++ });
  plainApp = await createTestApp(database, { now: () => startMs });
});
afterAll(async () => {
  await app.close();
  await plainApp.close();
  await model.close();
  await test.drop();
});

const understand = async (of: FastifyInstance, payload: object) =>
  (await of.inject({ method: 'POST', url: '/api/chat/understand', payload })).json();

it('reaches the model as data, with a schema that no message changes', async () => {
  model.behave(saying('{}'));
  const schemas = new Set<string>();
  for (const { order } of injections) {
    await understand(app, { text: `Leeds to York, piyano hmmpf. ${order}` });
    for (const { body } of model.requests.splice(0)) {
      const [system, user, ...more] = body.messages;
      expect(more).toEqual([]);
      expect(system).toEqual({ role: 'system', content: readingRules });
      expect(user?.role).toBe('user');
      expect(user?.content).not.toMatch(/[<>]/);
      expect(Object.keys(JSON.parse(user?.content ?? ''))).toEqual(['message', 'today', 'asked']);
      schemas.add(JSON.stringify((body as { response_format?: unknown }).response_format));
      expect(body).not.toHaveProperty('tools');
    }
  }
  expect(schemas.size).toBe(1);
});

it.each(injections)('takes nothing from a model that obeys: $order', async ({ order, obeyed }) => {
  const text = `Leeds to York, piyano hmmpf. ${order}`;
  const plain = await understand(plainApp, { text });
  const facts = {
    specialItems: { value: ['safe'], quote: order },
    pets: { value: true, quote: obeyed },
    script: obeyed,
  };
  for (const said of [
    obeyed,
    JSON.stringify({ intent: obeyed, facts, answer: obeyed }),
    JSON.stringify({ intent: { value: 'outOfScope', quote: order }, facts }),
  ]) {
    model.behave(saying(said));
    expect(await understand(app, { text })).toEqual(plain);
  }
});
