import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addCompany } from '../../../testing/companies.js';
import { createTestApp } from '../../../testing/create-test-app.js';
import { eachDatabase } from '../../../testing/database/each-database.js';
import { failing, type ModelServer, saying, startModelServer, streamHeaders } from '../../../testing/model-server.js';
import { choosingLimits, type ModelLimits } from '../../language-model/model-settings.js';
import { PassageChooserService } from '../../language-model/passage-chooser.service.js';

const unlimited = {
  ...choosingLimits,
  faultsBeforeRest: 1e9,
  callsAMinute: 1e9,
  callsAMinuteOfAll: 1e9,
  dailyCharacters: 1e9,
  dailyCharactersOfAll: 1e9,
};
const labels = { query: 'how i must write on the boxes so the men know where it go', language: 'en' };
const permit = { query: 'i have polish passport, need some work permission for job in Göteborg?', language: 'en' };
const sweden = { slug: 'sweden', quote: 'Göteborg' };

eachDatabase('POST /api/chat/search with a model that chooses', (current) => {
  let app: FastifyInstance;
  let plainApp: FastifyInstance;
  let model: ModelServer;

  const appWith = (limits: ModelLimits, now: () => number) => {
    const { database } = current();
    const settings = { baseUrl: model.baseUrl, apiKey: 'sk-very-secret-4711', model: 'small' };
    const logger = pino({ level: 'silent' });
    const passageChooser = new PassageChooserService({ settings, database, now: Date.now, logger, limits });
    return createTestApp(database, { passageChooser, now });
  };
  const startMs = Date.UTC(2026, 10, 21, 12);
  beforeAll(async () => {
    model = await startModelServer();
    // Each request long after the one before it, so that none is answered from a choice before it.
    let later = 0;
    app = await appWith(unlimited, () => startMs + 3_600_000 * later++);
    plainApp = await createTestApp(current().database, { now: () => startMs });
  });
  beforeEach(() => {
    model.requests.length = 0;
  });
  afterAll(async () => {
    await app.close();
    await plainApp.close();
    await model.close();
  });

  const search = async (of: FastifyInstance, payload: object, headers = {}) =>
    (await of.inject({ method: 'POST', url: '/api/chat/search', payload, headers })).json();
  const choosing = (choices: string[], country: object | null = null) =>
    model.behave(saying(JSON.stringify({ choices, country })));

  it('answers with the part of the guide that it chose, in our own words, and says that it may be another', async () => {
    choosing(['guide:workVisa'], sweden);
    const { answer, country, confidence, note, sources } = await search(app, permit);
    expect({ country, confidence }).toEqual({ country: 'sweden', confidence: 0.65 });
    expect(answer).toContain('EU citizens may work in Sweden');
    expect(note).toBeTruthy();
    expect(sources.length).toBeGreaterThan(0);
    expect((await search(plainApp, permit)).confidence).toBeLessThan(0.7);
  });

  it('is surer where the words of the question lead to the same', async () => {
    choosing(['advice:packing.labels']);
    expect(await search(app, labels)).toMatchObject({ confidence: 0.75, answer: expect.stringContaining('two sides') });
    choosing(['advice:packing.boxes']);
    expect(await search(app, labels)).toMatchObject({ confidence: 0.65, answer: expect.stringContaining('boxes') });
  });

  it('answers with an entry of the company, or with its settings', async () => {
    choosing(['entry:1']);
    const query = 'you have place where i can leave my sofa for 2 month';
    const entry = await search(app, { query });
    const [{ entries }] = model.requests.map(({ body }) => JSON.parse(body.messages[1]?.content ?? ''));
    expect(entry).toMatchObject({ confidence: expect.any(Number), sources: [{ title: 'Northbound Movers' }] });
    expect(entries[0].id).toBe('entry:1');
    choosing(['setting:hours']);
    const hours = await search(app, { query: '¿Trabajan los domingos? Es el único día que libro', language: 'es' });
    expect(hours.answer).toMatch(/10/);
    expect(hours.confidence).toBe(0.75);
  });

  it('asks for the country of a part of a guide, where none is named and nothing else was found', async () => {
    choosing(['guide:taxOffice']);
    const { answer, confidence } = await search(app, { query: 'whom do I owe a slice of my wages' });
    expect(answer).toMatch(/Which country/);
    expect(confidence).toBe(0.4);
  });

  it('takes the country from the conversation', async () => {
    choosing(['guide:taxOffice'], { slug: 'canada', quote: '' });
    const asked = { query: 'whom do I owe a slice of my wages', country: 'canada' };
    expect(await search(app, asked)).toMatchObject({ country: 'canada', confidence: 0.65 });
    const [request] = model.requests;
    expect(JSON.parse(request?.body.messages[1]?.content ?? '')).toMatchObject({ conversationCountry: 'canada' });
  });

  it('passes on what only the company can know', async () => {
    choosing(['not_told']);
    const said = await search(app, { query: 'are your lads on the books or just randoms off facebook' });
    expect(said).toMatchObject({ confidence: 0.4, answer: expect.stringContaining('has not told me') });
  });

  it.each([
    ['chooses nothing', { choices: ['none'], country: null }],
    ['names an id that there is not', { choices: ['guide:lottery'], country: sweden }],
    [
      'names a country that there is not',
      { choices: ['guide:workVisa'], country: { slug: 'atlantis', quote: 'Göteborg' } },
    ],
    ['names a country that is not named', { choices: ['guide:workVisa'], country: { slug: 'japan', quote: 'Tokyo' } }],
    ['names an entry that was not sent', { choices: ['entry:40'], country: null }],
    ['answers itself', { choices: ['none'], answer: 'You need no permit.' }],
    ['says nothing', ''],
  ])('answers as without it when it %s', async (_, said) => {
    model.behave(saying(typeof said === 'string' ? said : JSON.stringify(said)));
    expect(await search(app, permit)).toEqual(await search(plainApp, permit));
    expect(model.requests).toHaveLength(1);
  });

  it('answers as without it when it fails', async () => {
    model.behave(failing(500));
    expect(await search(app, permit)).toEqual(await search(plainApp, permit));
  });

  it('answers as without it when it takes more than two seconds', async () => {
    model.behave((response) => void response.writeHead(200, streamHeaders).flushHeaders());
    const startedMs = performance.now();
    expect(await search(app, permit)).toEqual(await search(plainApp, permit));
    expect(performance.now() - startedMs).toBeLessThan(3_000);
  });

  it('does not ask it for what the rules are sure of, for prices, or for what is no question', async () => {
    for (const query of [
      'Do I pay duty on my furniture in Japan?',
      'How many boxes do I need?',
      'what is your phone number',
      'how much is it to move my bits to Göteborg',
      'hello there',
      'thank you so much',
      'you ruined my sofa, I want to complain about your crew',
      'is this chat free',
    ])
      expect(await search(app, { query })).toEqual(await search(plainApp, { query }));
    expect(model.requests).toEqual([]);
  });

  it('asks it once for the search, the pieces and the question after it', async () => {
    const patient = await appWith(unlimited, () => startMs);
    choosing(['advice:packing.labels']);
    const found = await search(patient, labels);
    const pieces = await patient.inject({
      method: 'POST',
      url: '/api/chat/search',
      payload: labels,
      headers: { accept: 'application/x-ndjson' },
    });
    expect(JSON.parse(pieces.body.trim().split('\n').at(-1) ?? '')).toEqual({ answer: found });
    expect(model.requests).toHaveLength(1);
    await patient.close();
  });

  it('is not asked beyond what may be spent', async () => {
    const poor = await appWith({ ...unlimited, dailyCharacters: 5_000 }, () => startMs);
    choosing(['guide:workVisa'], sweden);
    expect(await search(poor, permit)).toEqual(await search(plainApp, permit));
    expect(model.requests).toEqual([]);
    await poor.close();
  });

  it('is not asked for a company that may not reach outside yet', async () => {
    const companyId = await addCompany(current().database, 'waiting-movers');
    await current().database.transaction((trx) =>
      trx.updateTable('companies').set({ setUpAt: null }).where('id', '=', companyId).execute(),
    );
    choosing(['guide:workVisa'], sweden);
    expect(await search(app, { ...permit, companyId })).toEqual(await search(plainApp, { ...permit, companyId }));
    expect(model.requests).toEqual([]);
  });

  it('is not told who asks', async () => {
    choosing(['none']);
    await search(app, { query: 'my name is Ada Quill, ada@quill.example: need work permission for job in Göteborg' });
    expect(model.requests).toHaveLength(1);
    expect(JSON.stringify(model.requests.map(({ body }) => body))).not.toMatch(/quill/i);
  });
});
