import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { failing, type ModelServer, saying, startModelServer } from '../../testing/model-server.js';
import { LanguageModelService } from './language-model.service.js';

const apiKey = 'sk-very-secret-4711';
const question = { query: 'Do I pay duty on my furniture in Japan?', language: 'en' };
const sentence = 'Used household goods that arrive within 6 months of your own entry clear free of duty.';

describe('a question to a server with a language model', () => {
  let app: FastifyInstance;
  let plainApp: FastifyInstance;
  let test: TestDatabase;
  let model: ModelServer;
  const lines: string[] = [];
  beforeAll(async () => {
    test = await createDatabase('sqlite');
    model = await startModelServer();
    const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const settings = { baseUrl: model.baseUrl, apiKey, model: 'small' };
    const writer = new LanguageModelService({ settings, database: test.database, now: Date.now, logger });
    app = await createTestApp(test.database, { writer, logger });
    plainApp = await createTestApp(test.database);
  });
  afterAll(async () => {
    await app.close();
    await plainApp.close();
    await model.close();
    await test.drop();
  });

  const search = (of: FastifyInstance, headers: Record<string, string> = {}) =>
    of.inject({ method: 'POST', url: '/api/chat/search', payload: question, headers });

  it('is answered in its words, with the sources of what it was given', async () => {
    model.behave(saying(`${sentence} [1]`));
    const { answer, sources, country, language } = (await search(app)).json();
    expect({ answer, country, language }).toEqual({ answer: sentence, country: 'japan', language: 'en' });
    expect(sources).toEqual((await search(plainApp)).json().sources);
  });

  it('is answered line by line as the sentences are checked', async () => {
    model.behave(saying(`${sentence} [1] ${sentence} [1]`));
    const { body } = await search(app, { accept: 'application/x-ndjson' });
    const said = body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(said.slice(0, 2)).toEqual([{ text: sentence }, { text: ` ${sentence}` }]);
    expect(said[2].answer.answer).toBe(`${sentence} ${sentence}`);
  });

  it.each([
    ['fails', failing(500, apiKey)],
    ['makes things up', saying('Everything is free of duty for 99 months [1].')],
    ['says nothing', saying('')],
  ])('is answered as without one when it %s', async (_, behaviour) => {
    model.behave(behaviour);
    expect((await search(app)).json()).toEqual((await search(plainApp)).json());
    const lineByLine = { accept: 'application/x-ndjson' };
    expect((await search(app, lineByLine)).body).toBe((await search(plainApp, lineByLine)).body);
  });

  it('is translated if that keeps the facts, and else given as it was', async () => {
    const response = 'The inspection in Japan takes 12 hours and the dog is with you.';
    const translate = async () =>
      (
        await app.inject({ method: 'POST', url: '/api/chat/translate', payload: { response, targetLanguage: 'es' } })
      ).json();
    const spanish = 'La inspección en Japón dura 12 horas y el perro está con usted.';
    model.behave(saying(spanish));
    expect(await translate()).toEqual({ response: spanish, language: 'es', isTranslated: true });
    model.behave(saying('La inspección en Japón dura 13 horas y el perro está con usted.'));
    expect(await translate()).toMatchObject({ response, isTranslated: false });
  });

  it('never reveals the key', async () => {
    model.behave(failing(401, apiKey));
    const answers = [await search(app), await app.inject('/api/openapi.json'), await app.inject('/readyz')];
    for (const { body, headers } of answers) expect(body + JSON.stringify(headers)).not.toContain(apiKey);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toContain(apiKey);
  });
});
