import { en } from '@meg/shared/languages/en';
import type { Language } from '@meg/shared/languages/language';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDemoInNewYork } from '../testing/companies.js';
import { createTestApp } from '../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../testing/database/each-database.js';
import { leadBody } from '../testing/factories.js';
import { markedWords, unmarkedTexts } from '../testing/languages.js';

/** Sunday night in New York, where the demo company is here: nobody is there. */
const sundayNight = Date.parse('2026-11-23T03:00Z');

describe('what a visitor reads of the server', () => {
  let app: FastifyInstance;
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createDatabase('sqlite');
    const languages = new Map<string, Language>([
      ['en', en],
      ['fr', markedWords],
    ]);
    await addDemoInNewYork(test.database);
    app = await createTestApp(test.database, { languages, now: () => sundayNight });
  });
  afterAll(async () => {
    await app.close();
    await test.drop();
  });

  const post = async (url: string, payload: object, headers: Record<string, string> = {}) =>
    (await app.inject({ method: 'POST', url, payload, headers })).json();
  const move = { originCity: 'Leeds', destinationCity: 'Kuala Lumpur', moveDetails: 'full-home' };
  const quote = (change: object, headers = {}) =>
    post('/api/calculate-quote', { ...move, moveType: 'international', ...change }, headers);

  it('of a quote is in the language that the call names, the names of countries too', async () => {
    const answer = await quote({ language: 'fr-CA' });
    expect(unmarkedTexts(answer)).toEqual([]);
    expect(answer.lines).not.toHaveLength(0);
    expect(answer.destination.place.label).toBe('Kuala Lumpur, Malaisie');
    const elsewhere = await quote({ originCity: 'Tokyo', destinationCity: 'Osaka', language: 'fr' });
    expect(elsewhere.disclaimer).toContain('in Japon yet');
  });

  it('of a quote has the same prices in any language', async () => {
    const amounts = ({
      minPrice,
      maxPrice,
      lines,
    }: {
      minPrice: number;
      maxPrice: number;
      lines: { amount: number }[];
    }) => [minPrice, maxPrice, ...lines.map(({ amount }) => amount)];
    expect(amounts(await quote({ language: 'fr' }))).toEqual(amounts(await quote({ language: 'en' })));
  });

  it("is in the browser's language where the call names none, and in English where there is no such", async () => {
    expect(unmarkedTexts(await quote({}, { 'accept-language': 'fr-BE, en;q=0.4' }))).toEqual([]);
    const english = await quote({});
    expect(await quote({ language: 'tlh' })).toEqual(english);
    expect(english.disclaimer).toBe(en.quotes.disclaimer);
  });

  it('of suggestions names the country in that language', async () => {
    const labels = async (url: string, headers = {}) =>
      (await app.inject({ url, headers })).json().places.map(({ label }: { label: string }) => label);
    expect(await labels('/api/places?q=Leeds&limit=1&language=fr')).toEqual(['Leeds, Royaume-Uni']);
    expect(await labels('/api/places?q=Leeds&limit=1', { 'accept-language': 'fr' })).toEqual(['Leeds, Royaume-Uni']);
    expect(await labels('/api/places?q=Leeds&limit=1')).toEqual(['Leeds, United Kingdom']);
  });

  const contactInfo = { email: 'amina@example.com', phone: '+44 7700 900123' };
  const handoff = (change: object, headers = {}) =>
    post('/api/human-handoff', { contactInfo, timezone: 'Europe/London', language: 'fr', ...change }, headers);

  it('of a handoff is in that language, the message that it sends by WhatsApp too', async () => {
    const { id: leadId } = await post('/api/leads', leadBody());
    const { whatsappUrl, ...said } = await handoff({ leadId, requestType: 'immediate', contactMethod: 'whatsapp' });
    expect(unmarkedTexts(said)).toEqual([]);
    expect(said.message).toMatch(/lundi 23 novembre à 14:00/);
    const lines = new URL(whatsappUrl).searchParams.get('text')?.split('\n');
    expect(unmarkedTexts(lines)).toEqual([]);
    expect(lines).toHaveLength(4);
  });

  it('of a callback is in that language, the entry for the calendar too', async () => {
    const slot = '2026-11-23T15:00:00Z';
    const { calendar, whatsappUrl: _, ...said } = await handoff({ requestType: 'scheduled', slot });
    expect(unmarkedTexts(said)).toEqual([]);
    const unfolded: string = calendar.replaceAll('\r\n ', '');
    const texts = [...unfolded.matchAll(/^(?:SUMMARY|DESCRIPTION):(.*)$/gm)].map(([, text]) =>
      text?.replaceAll('\\n', ' '),
    );
    expect(texts).toHaveLength(3);
    expect(unmarkedTexts(texts)).toEqual([]);
    const taken = await handoff({ requestType: 'scheduled', slot: '2026-11-29T15:00:00Z' });
    expect(taken.error.message).toBe(markedWords.errors.slot_taken);
  });

  it('is kept with the handoff, so that people write back in that language', async () => {
    const { id } = await handoff({ requestType: 'scheduled', language: undefined }, { 'accept-language': 'fr-CA' });
    const row = await test.database.reader
      .selectFrom('handoffs')
      .select('language')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ language: 'fr-ca' });
  });

  it.each([
    ['a field is wrong', { language: 'fr', moveType: 'interplanetary' }, {}, 'validation_failed'],
    ['the company is unknown', { language: 'fr', companyId: 'nobody' }, {}, 'company_unknown'],
    ['the language itself is wrong', { language: 7 }, { 'accept-language': 'fr' }, 'validation_failed'],
  ] as const)('of a refusal is in that language where %s', async (_, change, headers, code) => {
    const { error } = await quote(change, headers);
    expect(error).toMatchObject({ code, message: markedWords.errors[code] });
  });

  it('says what is wrong with a date in that language', async () => {
    const faultOf = async (moveDate: string) => (await quote({ language: 'fr', moveDate })).error.fields;
    expect(unmarkedTexts(await faultOf('2020-01-01'))).toEqual([]);
    expect((await faultOf('2031-01-01')).moveDate).toBe('⟦The move date lies more than 3 years ahead⟧');
  });

  it('of a call that cannot be read follows the browser', async () => {
    const headers = { 'accept-language': 'fr', 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: '/api/leads', payload: '{"name":', headers });
    expect(answer.json().error.message).toBe(markedWords.errors.malformed_request);
    const nowhere = await app.inject({ url: '/api/nothing', headers: { 'accept-language': 'fr' } });
    expect(nowhere.json().error.message).toBe(markedWords.errors.not_found);
    const badAddress = await app.inject({ url: '/%zz', headers: { 'accept-language': 'fr' } });
    expect(badAddress.json().error.message).toBe(markedWords.errors.malformed_request);
  });
});
