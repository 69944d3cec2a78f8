import { companyConfig } from '@meg/shared/contract/company-config';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';

const leedsToKualaLumpur = {
  companyId: 'demo',
  originCity: 'Leeds',
  destinationCity: 'Kuala Lumpur',
  propertySize: '2 - 3 Beds',
  moveSize: 'All furniture and content',
};

const local = {
  companyId: 'demo',
  originCity: 'Leeds',
  destinationCity: 'Manchester',
  moveType: 'local',
  moveDetails: 'full-home',
};

eachDatabase('quotes', (current) => {
  let app: FastifyInstance;
  let nowMs = Date.parse('2026-03-01T12:00:00Z');
  beforeAll(async () => {
    app = await createTestApp(current().database, { now: () => nowMs });
  });
  afterAll(() => app.close());

  const calculate = (change: object) =>
    app.inject({ method: 'POST', url: '/api/calculate-quote', payload: { ...local, ...change } });
  const comprehensive = (change: object = {}) =>
    app.inject({ method: 'POST', url: '/api/comprehensive-quote', payload: { ...leedsToKualaLumpur, ...change } });

  const setRates = async (pricing: object) => {
    const config = JSON.stringify(companyConfig.parse({ pricing }));
    await current().database.transaction((trx) =>
      trx.updateTable('companies').set({ config }).where('slug', '=', 'demo').execute(),
    );
    nowMs += 60_000;
  };

  it('add up line by line, and name what they are based on', async () => {
    const quote = (await comprehensive()).json();
    const amounts = quote.lines.map(({ code, amount }: { code: string; amount: number | null }) => [code, amount]);
    expect(Object.fromEntries(amounts)).toMatchObject({
      origin_services: 2500,
      freight_own: 3581,
      handling: 3848,
      terminal: 500,
    });
    const sum = quote.lines.reduce((total: number, { amount }: { amount: number | null }) => total + (amount ?? 0), 0);
    expect(sum).toBe(10_429);
    expect(quote).toMatchObject({
      minPrice: 9400,
      maxPrice: 11400,
      currency: 'USD',
      source: 'company_rates',
      volume: { m3: 27 },
      distance: { km: 10587, basis: 'cities' },
      origin: { place: { countryCode: 'GB' } },
      destination: { place: { countryCode: 'MY' } },
      nextQuestion: { code: 'move_date' },
    });
    expect(quote.modes.map(({ mode }: { mode: string }) => mode).sort()).toEqual(['air', 'own', 'shared']);
    expect(Object.keys(quote.difficultyRating.factors)).toEqual([
      'distance',
      'documentation',
      'customs',
      'language',
      'cost',
      'timeframe',
    ]);
  });

  it("change with the company's rates in the database", async () => {
    const before = (await comprehensive()).json();
    await setRates({ internationalRates: { baseRate: 4000, volumeMultiplier: 2 } });
    const after = (await comprehensive()).json();
    expect(after.source).toBe('company_rates');
    expect(after.minPrice).toBeGreaterThan(before.minPrice);
    expect((await calculate({})).json().source).toBe('company_rates');
    await setRates({});
  });

  it('name no unit rates unless the company shows them', async () => {
    const rates = /× \$|\$[\d.,]+ an hour|% of \$/;
    const textsOf = ({ lines }: { lines: { text: string }[] }) => lines.map(({ text }) => text).join('\n');
    const hidden = (await comprehensive()).json();
    expect(textsOf(hidden)).not.toMatch(rates);
    expect(JSON.stringify(hidden.lines)).not.toMatch(/perM3|crewRate|multiplier|"fee"|"rate"/);
    await setRates({ showsRates: true });
    const shown = (await comprehensive()).json();
    expect(textsOf(shown)).toMatch(rates);
    expect(shown.source).toBe('company_rates');
    const amounts = (quote: { lines: { amount: number | null }[] }) => quote.lines.map(({ amount }) => amount);
    expect(amounts(hidden)).toEqual(amounts(shown));
    await setRates({});
  });

  it('take a move as what it is, with a warning if it was called something else', async () => {
    const within = (await calculate({ moveType: 'international' })).json();
    expect(within.moveType).toBe('local');
    expect(within.warning).not.toBeNull();
    const across = (await calculate({ destinationCity: 'Dublin' })).json();
    expect(across.moveType).toBe('international');
    expect(across.warning).not.toBeNull();
  });

  it.each([
    ['London', 'Paris', 'FR'],
    ['Leeds', 'Sydney', 'AU'],
    ['Leeds', 'Perth', 'AU'],
    ['Dublin', 'Birmingham', 'GB'],
    ['Toronto', 'London', 'GB'],
  ])('take the great city for the one that is meant: %s to %s', async (originCity, destinationCity, country) => {
    const quote = (await calculate({ originCity, destinationCity })).json();
    expect(quote.destination.place?.countryCode).toBe(country);
    expect(quote.moveType).toBe('international');
  });

  it('know a move within one city', async () => {
    const quote = (await calculate({ destinationCity: 'Leeds' })).json();
    expect(quote.distance.basis).toBe('within_city');
    expect(quote.minPrice).toBeGreaterThan(0);
  });

  it('offer a choice if a name means several places, but do not need one', async () => {
    const quote = (await comprehensive({ originCity: 'Springfield' })).json();
    expect(quote.origin.place).toBeNull();
    expect(quote.origin.choices.length).toBeGreaterThan(1);
    expect(quote.distance.basis).toBe('typical');
    expect(quote.warning).not.toBeNull();
    const picked = (
      await comprehensive({ originCity: 'Springfield', originPlaceId: quote.origin.choices[0].id })
    ).json();
    expect(picked.origin.place.name).toBe('Springfield');
    expect(picked.distance.basis).toBe('cities');
  });

  it('keep a city that cannot be placed as it was typed, and widen the range', async () => {
    const quote = (await calculate({ destinationCity: 'Xyzzyx Grove' })).json();
    expect(quote.destination).toMatchObject({ text: 'Xyzzyx Grove', place: null, choices: [] });
    expect(quote.warning).not.toBeNull();
    expect(quote.maxPrice - quote.minPrice).toBeLessThanOrEqual(2000);
  });

  it('have no price and no difficulty if the company does no domestic moves there', async () => {
    const quote = (await calculate({ originCity: 'Paris', destinationCity: 'Lyon' })).json();
    expect(quote).toMatchObject({
      source: 'domestic_unavailable',
      minPrice: null,
      maxPrice: null,
      difficultyRating: null,
      modes: [],
      lines: [],
    });
  });

  it('are the same for the same move', async () => {
    expect((await comprehensive()).body).toBe((await comprehensive()).body);
  });

  describe('name the field that is wrong', () => {
    it.each([
      ['moveType', { moveType: 'interplanetary' }],
      ['moveDetails', { moveDetails: 7 }],
      ['propertySize', { propertySize: '1 castle' }],
      ['originCity', { originCity: 'x'.repeat(500) }],
      ['destinationCity', { destinationCity: '' }],
      ['originPlaceId', { originPlaceId: '../1' }],
      ['moveDate', { moveDate: '2020-01-01' }],
      ['moveDate', { moveDate: '2026-02-30' }],
      ['moveMonth', { moveMonth: 13 }],
      ['rooms.bedroom', { rooms: { bedroom: -1 } }],
      ['inventory.items.0.code', { inventory: { items: [{ code: 'elephant', count: 1 }] } }],
      ['inventory.items.0.count', { inventory: { items: [{ code: 'sofa-3-seat', count: 1e9 }] } }],
      ['access.origin.floor', { access: { origin: { floor: 9_999 } } }],
    ])('%s of %j', async (field, change) => {
      const answer = await calculate(change);
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().error.fields)).toContain(field);
    });
  });
});
