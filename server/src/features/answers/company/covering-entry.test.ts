import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../../../testing/database/each-database.js';
import { signIn } from '../../../testing/sign-in.js';

const entries = [
  {
    question: 'Do you move pianos?',
    answer: 'Uprights yes, $150. No grand pianos upstairs.',
    keywords: ['piano', 'pianos'],
    language: 'en',
  },
  {
    question: 'Is storage included?',
    answer: 'First 30 days free at our Burnet Road warehouse.',
    keywords: ['storage'],
    language: 'en',
  },
  {
    question: 'Can I cancel?',
    answer: 'Call us two days before, it costs nothing.',
    keywords: ['cancelling', 'cancellation'],
    language: 'en',
  },
  {
    question: 'Do you take beds and wardrobes apart?',
    answer: 'Our crew does it for $40.',
    keywords: ['dismantle'],
    language: 'en',
  },
];

describe('the own answers of a company, asked in other words', () => {
  let app: FastifyInstance;
  let test: TestDatabase;
  let companyId: string;
  beforeAll(async () => {
    test = await createDatabase('sqlite');
    app = await createTestApp(test.database);
    const owner = await signIn(app, test.database);
    for (const entry of entries) expect((await owner.call('POST', '/api/knowledge', entry)).statusCode).toBe(201);
    companyId = owner.company.slug;
  });
  afterAll(async () => {
    await app.close();
    await test.drop();
  });

  const ask = async (query: string, language = 'en') => {
    const payload = { query, language, companyId };
    const answer = await app.inject({ method: 'POST', url: '/api/chat/search', payload });
    return answer.json().answer ?? '';
  };

  it.each([
    ['en', 'can you move my hot tub?'],
    ['en', 'would you take a pool table as well'],
    ['es', '¿podéis llevar mi jacuzzi?'],
    ['fr', 'vous prenez un billard ?'],
    ['et', 'kas te seifi viite?'],
  ])('are not those on another thing, in %s: "%s"', async (language, query) => {
    expect(await ask(query, language)).not.toMatch(/Uprights|pianos/);
  });

  it.each([
    ['en', 'what does the piano cost', 'No grand pianos upstairs'],
    ['en', 'do you take a baby grand up to the third floor', 'No grand pianos upstairs'],
    ['en', 'can you carry my Steinway', 'No grand pianos upstairs'],
    ['en', 'how long is storage free?', 'Burnet Road'],
    ['en', 'where is the warehouse for storage', 'Burnet Road'],
    ['en', 'how do I cancel my request?', 'two days before'],
    ['en', 'cancelling my booking', 'two days before'],
    ['es', '¿lleváis pianos de cola?', 'No grand pianos upstairs'],
    ['fr', 'combien coûte le piano ?', 'No grand pianos upstairs'],
    ['ms', 'berapa harga piano', 'No grand pianos upstairs'],
    ['et', 'kas te viite klaverit?', 'No grand pianos upstairs'],
    ['ar', 'هل تنقلون البيانو؟', 'No grand pianos upstairs'],
  ])('(%s) answer "%s"', async (language, query, said) => {
    expect(await ask(query, language)).toContain(said);
  });

  it.each([
    'how do I pack a piano',
    'how do I tune my piano after the move',
    'how long do pianos live',
    'how do I cancel my broadband',
    'does storage damage leather',
    'how do I move a wardrobe',
    'is there duty on a piano in Spain',
    'how do I store wine for a move',
  ])('do not answer "%s"', async (query) => {
    expect(await ask(query)).not.toMatch(/grand pianos upstairs|Burnet|two days before|crew does it/);
  });
});
