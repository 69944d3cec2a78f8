import { randomUUID } from 'node:crypto';
import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import type { Quote } from '@meg/shared/contract/quotes';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { leadBody, quoteData } from '../../testing/factories.js';
import { signIn } from '../../testing/sign-in.js';

eachDatabase('The quote of a lead', (current) => {
  let app: FastifyInstance;
  let owner: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    app = await createTestApp(current().database);
    owner = await signIn(app, current().database);
  });
  afterAll(() => app.close());

  const move = {
    originCity: 'Leeds',
    destinationCity: 'Kuala Lumpur',
    moveType: 'international',
    moveDetails: 'full-home',
    propertySize: '2 - 3 Beds',
    moveSize: 'All furniture and content',
  } as const;

  async function seenQuote() {
    const payload = { companyId: owner.company.slug, ...move, language: 'en' };
    const quote: Quote = (await app.inject({ method: 'POST', url: '/api/calculate-quote', payload })).json();
    const { minPrice, maxPrice, currency, source, engineVersion, lines } = quote;
    return {
      minPrice: minPrice as number,
      maxPrice: maxPrice as number,
      currency,
      source,
      engineVersion,
      lines: lines.map(({ code, amount, text }) => ({ code, amount, text })),
      volumeM3: quote.volume?.m3 ?? null,
      distanceKm: quote.distance?.km ?? null,
      rangeBasis: quote.range?.basis ?? null,
    };
  }

  async function stored(changes: Parameters<typeof leadBody>[0], key = randomUUID()): Promise<LeadDetail> {
    const payload = leadBody({ companyId: owner.company.slug, ...move, language: 'en', ...changes });
    const headers = { 'idempotency-key': key };
    const answer = await app.inject({ method: 'POST', url: '/api/leads', headers, payload });
    expect(answer.statusCode).toBe(201);
    return (await owner.call('GET', `/api/leads/${answer.json().id}`)).json();
  }

  it('has the rates that its visitor did not see', async () => {
    const seen = await seenQuote();
    expect(seen.lines.map(({ text }) => text).join()).not.toMatch(/ × /);
    const { shownQuote } = await stored({ quote: seen });
    expect(shownQuote?.lines.map(({ text }) => text).join()).toMatch(/ × /);
    expect(shownQuote).toMatchObject({ minPrice: seen.minPrice, maxPrice: seen.maxPrice });
  });

  it.each([
    ['as data', { quote: quoteData(90, 110), preliminaryQuote: '' }, '$90 – $110'],
    ['in words', { quote: undefined, preliminaryQuote: 'about 90 dollars' }, 'about 90 dollars'],
    ['in both ways', { quote: quoteData(90, 110), preliminaryQuote: '$9,400 – $11,400' }, '$90 – $110'],
  ])('is what the rates give, and another one that is sent %s is kept beside it', async (_, sent, otherRange) => {
    const lead = await stored(sent);
    expect(lead).toMatchObject({ otherRange, preliminaryQuote: '$9,400 – $11,400', quoteAmount: 10_400 });
    expect(lead).toMatchObject({ shownQuote: { minPrice: 9_400, maxPrice: 11_400 }, quoteDiffers: false });
  });

  it.each([
    ['in words', '$9,400 – $11,400'],
    ['in words of another language', '٩٬٤٠٠ – ١١٬٤٠٠ US$'],
    ['as data alone', ''],
  ])('has no other range where the same one was sent %s', async (how, preliminaryQuote) => {
    const quote = how === 'as data alone' ? await seenQuote() : undefined;
    expect(await stored({ quote, preliminaryQuote })).toMatchObject({ otherRange: '', quoteAmount: 10_400 });
  });

  it('is worked out where none was sent, and is not said to be what the visitor saw', async () => {
    const range = { preliminaryQuote: '$9,400 – $11,400', quoteAmount: 10_400, otherRange: '' };
    const sent = await stored({ quote: undefined, preliminaryQuote: '' });
    expect(sent).toMatchObject({ ...range, quotedBy: 'Meg' });
    const body = { name: 'Mira Tamm', email: 'mira@example.com', phone: '', move };
    const answer = await owner.call('POST', '/api/leads/by-hand', body);
    const byHand: LeadDetail = (await owner.call('GET', `/api/leads/${answer.json().id}`)).json();
    expect(byHand).toMatchObject({ ...range, quotedBy: 'Meg' });
    expect((await stored({})).quotedBy).toBeNull();
    const version = { version: byHand.version };
    const again: LeadDetail = (await owner.call('POST', `/api/leads/${byHand.id}/quotes`, version)).json();
    expect(again.earlierQuotes.map(({ by }) => by)).not.toContain(null);
  });

  it('is what the visitor saw once the chat says so', async () => {
    const key = randomUUID();
    const { id } = await stored({ quote: undefined, preliminaryQuote: '' }, key);
    const payload = { companyId: owner.company.slug, move: {}, quote: await seenQuote() };
    await app.inject({ method: 'POST', url: '/api/lead-additions', headers: { 'idempotency-key': key }, payload });
    expect((await owner.call('GET', `/api/leads/${id}`)).json()).toMatchObject({ quotedBy: null, quoteAmount: 10_400 });
  });

  it('is written in the measures of the company, when it comes and when it is made again', async () => {
    const before = owner;
    owner = await signIn(app, current().database);
    const config = JSON.stringify({ country: 'US', serviceCountries: ['US', 'MY', 'GB'] });
    await current().database.transaction((trx) =>
      trx.updateTable('companies').set({ config }).where('id', '=', owner.company.id).execute(),
    );
    const lead = await stored({ originCity: 'Kuala Lumpur', destinationCity: 'Denver', packing: true });
    const again = (await owner.call('POST', `/api/leads/${lead.id}/quotes`, { version: lead.version })).json();
    owner = before;
    for (const { lines } of [lead.shownQuote, lead.quote, again.shownQuote]) {
      const words = lines.map(({ text }: { text: string }) => text).join();
      expect(words).toMatch(/ a cubic foot for .* ft³/);
      expect(words).not.toMatch(/cubic met|× [^,]*m³/);
    }
  });

  it('is none where the move has no price', async () => {
    const none = { preliminaryQuote: '', quoteAmount: null, shownQuote: null };
    const past = { moveDate: '2020-01-01', quote: quoteData(500, 700), preliminaryQuote: '' };
    expect(await stored(past)).toMatchObject({ ...none, otherRange: '$500 – $700' });
  });

  it('changes with what the visitor says later, by the rates and not by what is sent', async () => {
    const key = randomUUID();
    const { id } = await stored({ quote: await seenQuote() }, key);
    const add = async (addition: object) => {
      const payload = { companyId: owner.company.slug, move: {}, ...addition };
      const headers = { 'idempotency-key': key };
      expect((await app.inject({ method: 'POST', url: '/api/lead-additions', headers, payload })).statusCode).toBe(200);
      return (await owner.call('GET', `/api/leads/${id}`)).json() as LeadDetail;
    };
    expect(await add({ quote: quoteData(1, 2) })).toMatchObject({ quoteAmount: 10_400, otherRange: '$1 – $2' });
    const smaller = await add({ move: { propertySize: 'Studio/1Bed' }, quote: quoteData(1, 3) });
    expect(smaller.quoteAmount).toBeLessThan(10_000);
    expect(smaller).toMatchObject({ quoteDiffers: false, otherRange: '$1 – $3' });
  });
});
