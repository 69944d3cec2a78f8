import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listPlaces } from './places.js';
import { calculateQuote, comprehensiveQuote } from './quotes.js';

const request = {
  originCity: 'Leeds',
  destinationCity: 'Kuala Lumpur',
  moveType: 'international',
  moveDetails: 'full-home',
};

function fields(change: object, { body } = calculateQuote): Record<string, string> {
  const { error } = body.safeParse({ ...request, ...change });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}

it('takes what the first version of the chat sends', () => {
  expect(fields({ propertySize: '2 - 3 Beds', moveSize: 'All furniture and content', companyId: 'demo' })).toEqual({});
  const { moveType: _, moveDetails: __, ...places } = request;
  const sizes = { propertySize: '4 Beds+', moveSize: 'Content only' };
  expect(comprehensiveQuote.body.safeParse({ ...places, ...sizes }).success).toBe(true);
});

it('takes all that can narrow a quote', () => {
  const full = {
    originPlaceId: '2644688',
    rooms: { bedroom: 2, garage: 0 },
    inventory: { items: [{ code: 'sofa-three', count: 1 }] },
    access: { origin: { floor: 3, lift: true, carryM: 20 }, destination: { floor: -1 } },
    moveDate: '2027-02-28',
    packing: true,
    units: 'metric',
    leaveOut: ['rooms'],
  };
  expect(fields(full)).toEqual({});
});

describe('bad input names its field', () => {
  it.each([
    [{ originCity: 'x'.repeat(500) }, 'originCity', /At most 120/],
    [{ originCity: '   ' }, 'originCity', /^Origin city is required$/],
    [{ destinationCity: '' }, 'destinationCity', /^Destination city is required$/],
    [{ moveType: 'moon' }, 'moveType', /Choose one of: local, international/],
    [{ moveDetails: 7 }, 'moveDetails', /Choose one of/],
    [{ propertySize: '17 Beds' }, 'propertySize', /Choose one of/],
    [{ moveSize: null }, 'moveSize', /Choose one of/],
    [{ rooms: { bedroom: -1 } }, 'rooms.bedroom', /between 0 and 30/],
    [{ rooms: {} }, 'rooms', /at least one/],
    [{ inventory: { items: [] } }, 'inventory.items', /at least one/],
    [{ inventory: { items: [{ code: 'elephant', count: 1 }] } }, 'inventory.items.0.code', /Choose one of/],
    [{ inventory: { items: [{ code: 'piano-grand', count: 0.5 }] } }, 'inventory.items.0.count', /whole number/],
    [{ inventory: { items: [{ code: 'piano-grand', count: 400 }] } }, 'inventory.items', /ask for a survey/],
    [{ access: { origin: { floor: 1e9 } } }, 'access.origin.floor', /between -5 and 150/],
    [{ access: { origin: { floor: 1, carryM: Number.POSITIVE_INFINITY } } }, 'access.origin.carryM', /between 0/],
    [{ moveDate: '2027-02-30' }, 'moveDate', /as in/],
    [{ moveDate: '2027-02-03', moveMonth: 2 }, 'moveMonth', /not both/],
    [{ moveMonth: 0 }, 'moveMonth', /between 1 and 12/],
    [{ originPlaceId: 'abc' }, 'originPlaceId', /id of a place/],
    [{ packing: 'yes' }, 'packing', /boolean/],
  ])('%j', (change, field, why) => {
    const found = fields(change);
    expect(Object.keys(found)).toEqual([field]);
    expect(found[field]).toMatch(why);
  });

  it('refuses what it does not know, and never throws on anything', () => {
    expect(Object.values(fields({ role: 'admin' }))).toEqual(['Unrecognized key: "role"']);
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(request), 'rooms', 'inventory', 'access'), fc.anything()),
        (change) => {
          expect(typeof calculateQuote.body.safeParse({ ...request, ...change }).success).toBe('boolean');
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

it('asks for places by text, with a count that makes sense', () => {
  const parse = (query: object): unknown => listPlaces.query.safeParse(query).data;
  expect(parse({ q: ' leeds ' })).toEqual({ q: 'leeds', limit: 8 });
  expect(parse({ q: 'leeds', limit: '3' })).toMatchObject({ limit: 3 });
  for (const limit of ['0', '21', 'x', '1.5']) expect(parse({ q: 'leeds', limit })).toBeUndefined();
  expect(parse({ q: 'x'.repeat(121) })).toBeUndefined();
});
