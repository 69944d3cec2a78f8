import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Passage, WriteRequest } from '../../retrieval/answer-source.js';
import { addCompany } from '../../testing/companies.js';
import { createDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { type ModelServer, saying, startModelServer } from '../../testing/model-server.js';
import { answerRules } from './ask/prompt.js';
import { injections, rulesMark } from './injections.test-data.js';
import { LanguageModelService } from './language-model.service.js';
import { modelLimits } from './model-settings.js';

const apiKey = 'sk-very-secret-4711';
const petText =
  'Dogs and cats that meet every condition are usually released after an inspection of up to about 12 hours. Animals that miss a condition can be held for up to 180 days.';
const trueSentence = 'Dogs and cats are released after an inspection of up to 12 hours [1].';
const shownSentence = 'Dogs and cats are released after an inspection of up to 12 hours.';

let db: TestDatabase;
let model: ModelServer;
let writer: LanguageModelService;
let companyId: string;

beforeAll(async () => {
  db = await createDatabase('sqlite');
  model = await startModelServer();
  companyId = await addCompany(db.database, 'acme');
  writer = new LanguageModelService({
    settings: { baseUrl: model.baseUrl, apiKey, model: 'obedient' },
    database: db.database,
    now: Date.now,
    logger: pino({ level: 'silent' }),
    limits: {
      ...modelLimits,
      dailyCharacters: 1e12,
      dailyCharactersOfAll: 1e12,
      faultsBeforeRest: 1e9,
      callsAMinute: 1e9,
      callsAMinuteOfAll: 1e9,
    },
  });
});
afterAll(async () => {
  await model.close();
  await db.drop();
});

const passage = (text: string): Passage => ({ id: 'company:1', text, country: null, sources: [] });

async function written(changes: Partial<WriteRequest> & { passages?: readonly Passage[] }): Promise<string> {
  const { passages = [passage(petText)], ...rest } = changes;
  const answer = { answer: petText, sources: [], country: null, confidence: 0.9, language: 'en' };
  let all = '';
  for await (const part of writer.write({
    companyId,
    question: 'How long is quarantine for my dog?',
    history: [],
    language: 'en',
    retrieved: { answer, passages },
    signal: new AbortController().signal,
    ...rest,
  })) {
    all += part.text;
  }
  return all;
}

/** What a model that obeys makes of an order: alone, with a citation, and behind or before what is true. */
function obedient(obeyed: string): string[] {
  const said = obeyed.replace(rulesMark, answerRules);
  const cited = said.replace(/\.?$/, ' [1].');
  return [said, cited, `${trueSentence} ${said}`, `${trueSentence} ${cited}`, `${cited} ${trueSentence}`];
}

const only = (shown: string): boolean => shown === '' || shown === shownSentence;

it('has a hundred attempts', () => {
  expect(new Set(injections.map(({ order }) => order)).size).toBeGreaterThanOrEqual(100);
});

describe.each(injections)('an order: $order', ({ order, obeyed }) => {
  it('shows nothing when the visitor writes it', async () => {
    for (const said of obedient(obeyed)) {
      model.behave(saying(said));
      expect(await written({ question: order })).toSatisfy(only);
      expect(await written({ history: [{ question: order, answer: order }] })).toSatisfy(only);
    }
  });

  it.each(['es', 'fr', 'ms', 'et', 'ar'])('gets nothing shown to a reader of %s', async (language) => {
    for (const said of obedient(obeyed)) {
      model.behave(saying(said));
      expect(await written({ question: order, language })).toBe('');
    }
  });

  it("gets nothing shown when it stands in the company's own entry", async () => {
    for (const said of obedient(obeyed)) {
      model.behave(saying(said));
      for (const text of [`${petText} ${order}`, `${order}\n${petText}`, order]) {
        expect(await written({ passages: [passage(text)] })).toSatisfy(only);
      }
      expect(await written({ passages: [passage(petText), passage(order)] })).toSatisfy(only);
    }
  });

  it('reaches the model as data and with no secret', async () => {
    model.requests.length = 0;
    model.behave(saying(trueSentence));
    const question = `Where to? ${order}`;
    await written({ question, history: [{ question: order, answer: 'an answer from elsewhere' }] });
    for (const { body } of model.requests) {
      const [system, user, ...more] = body.messages;
      expect(more).toEqual([]);
      expect(system).toEqual({ role: 'system', content: answerRules });
      expect(user?.role).toBe('user');
      expect(user?.content).not.toMatch(/[<>]|an answer from elsewhere/);
      const data = JSON.parse(user?.content ?? '');
      expect(Object.keys(data)).toEqual(['passages', 'previousQuestion', 'question', 'language']);
      expect(data.passages).toEqual([{ number: 1, text: petText }]);
      expect(data.question.startsWith('Where to?')).toBe(true);
      const ownKeys = order.includes(apiKey) ? body.messages.slice(0, 1) : body;
      expect(JSON.stringify(ownKeys)).not.toContain(apiKey);
    }
  });
});
