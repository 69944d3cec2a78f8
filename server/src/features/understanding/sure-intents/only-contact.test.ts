import { beforeAll, describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const move = {
  originCity: 'Leeds',
  destinationCity: 'York',
  moveDetails: 'full-home',
  propertySize: '2 - 3 Beds',
} as const;

describe('a message of nothing but contact details', () => {
  let understand: Awaited<ReturnType<typeof createUnderstanding>>;
  beforeAll(async () => {
    understand = await createUnderstanding();
  });

  it.each([
    ['en', 'Lena Fisk, lena.fisk@example.com, 512 555 0161'],
    ['en', 'Lena Fisk lena.fisk@example.com 512 555 0161'],
    ['en', 'wade.pallet@example.com'],
    ['en', 'my name is Rosa Crate, my number is 07700 900321'],
    ['es', 'me llamo Ana Prieto, mi correo es ana.prieto@example.com'],
    ['fr', 'Luc Martin, luc@example.fr, 06 12 34 56 78'],
    ['ms', 'nama saya Aina Zulkifli, emel aina@example.my'],
    ['et', 'Jaan Tamm, jaan.tamm@example.ee, telefon 5551 2345'],
    ['ar', 'اسمي سامي، ايميلي sami@example.com'],
  ])('asks nothing (%s): "%s"', (language, text) => {
    for (const beside of [{ language }, { language, move }]) {
      const { intent, isSure, wishes } = understand(text, beside);
      expect([intent, isSure, wishes.map((wish) => wish.intent)]).toEqual(['quote', true, ['quote']]);
    }
  });

  it.each([
    'can you call me, lena.fisk@example.com',
    'what happens to raw wood? lena.fisk@example.com',
    'I want to complain, 512 555 0161',
    'do you store pianos, ann@example.com',
  ])('is not "%s"', (text) => {
    expect(understand(text, { move }).intent).not.toBe('quote');
  });
});
