import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../testing/database/each-database.js';
import { signIn } from '../testing/sign-in.js';
import { costlyBodies, costlyQueries } from '../testing/texts/costly-requests.js';
import { costlyTexts, pileOfMarks } from '../testing/texts/costly-texts.js';
import { type TextField, textFieldsOf } from '../testing/texts/text-fields.js';

/** Far more than a busy machine needs: what takes this long has a cost that grows faster than the text. */
const endlessMs = 60_000;

/** That these texts cost little is measured in `costly-text.faults.ts`; here each of them has to be answered at all. */
describe('survives: costly text – is answered', () => {
  let app: FastifyInstance;
  let test: TestDatabase;
  let fields: TextField[];
  let owner: Awaited<ReturnType<typeof signIn>>;

  beforeAll(async () => {
    test = await createDatabase('sqlite');
    app = await createTestApp(test.database);
    fields = app.routeTable.flatMap(({ method, endpoint }) =>
      endpoint?.method === method ? textFieldsOf(endpoint) : [],
    );
    owner = await signIn(app, test.database);
  });
  afterAll(async () => {
    await app.close();
    await test.drop();
  });

  it('is looked for in every field of the contract', () => {
    expect(fields.length).toBeGreaterThan(200);
    expect(fields.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'POST /api/leads body.chatHistory',
        'GET /api/places query.q',
        'PUT /api/company-config body.config.branding.companyName',
      ]),
    );
  });

  it(
    'is read in every field',
    () => {
      for (const { schema, most } of fields)
        for (const text of Object.values(costlyTexts)) schema.safeParse(text(most));
    },
    endlessMs,
  );

  it('is refused in every field where 20,000 marks stand on one letter', () => {
    // The names of a record's entries are looked up, not read.
    const read = fields.filter(({ path }) => !path.endsWith('{key}'));
    expect(read.filter(({ schema }) => schema.safeParse(pileOfMarks).success).map(({ path }) => path)).toEqual([]);
  });

  it('is refused with the field and the reason', async () => {
    const translate = { companyId: 'demo', response: pileOfMarks, targetLanguage: 'fr' };
    const answer = await app.inject({ method: 'POST', url: '/api/chat/translate', payload: translate });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields).toEqual({ response: 'Has more marks on one letter than any writing needs' });
  });

  it.each(Object.entries(costlyBodies))(
    'without a fault: %s',
    async (route, make) => {
      const [method, url] = route.trim().split(' ') as ['POST', string];
      for (const [kind, text] of Object.entries(costlyTexts)) {
        expect((await owner.call(method, url, make(text))).statusCode, kind).toBeLessThan(500);
      }
    },
    endlessMs,
  );

  it.each(Object.entries(costlyQueries))(
    'without a fault: GET %s',
    async (path, make) => {
      for (const [kind, text] of Object.entries(costlyTexts)) {
        expect((await owner.call('GET', path + make(text))).statusCode, kind).toBeLessThan(500);
      }
    },
    endlessMs,
  );
});
