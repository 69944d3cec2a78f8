import { randomUUID } from 'node:crypto';
import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import type { Quote } from '@meg/shared/contract/quotes';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
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

  async function stored(quote: Awaited<ReturnType<typeof seenQuote>>): Promise<LeadDetail> {
    const payload = leadBody({ companyId: owner.company.slug, ...move, moveDate: undefined, language: 'en', quote });
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await app.inject({ method: 'POST', url: '/api/leads', headers, payload });
    expect(answer.statusCode).toBe(201);
    return (await owner.call('GET', `/api/leads/${answer.json().id}`)).json();
  }

  it('has the rates that its visitor did not see', async () => {
    const seen = await seenQuote();
    expect(seen.lines.map(({ text }) => text).join()).not.toMatch(/ × /);
    const { shownQuote } = await stored(seen);
    expect(shownQuote?.lines.map(({ text }) => text).join()).toMatch(/ × /);
    expect(shownQuote).toMatchObject({ minPrice: seen.minPrice, maxPrice: seen.maxPrice });
  });

  it('stays as it was seen where it cannot be worked out to the same price', async () => {
    const seen = await seenQuote();
    const other = { ...seen, minPrice: seen.minPrice + 100 };
    expect((await stored(other)).shownQuote?.lines).toEqual(other.lines);
  });
});
