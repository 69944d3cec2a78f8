import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const whole = 'All furniture and content';
const sizeOf = (language: string, text: string) => understand(text, { language }).slots.moveSize?.value;

describe('how much of the home goes', () => {
  it.each([
    ['en', 'everything cardiff to toronto'],
    ['en', '3 bed, all in'],
    ['en', '2 bed flat everything, cats too'],
    ['en', '1 bedroom everything. june'],
    ['es', 'piso completo, todo'],
    ['fr', 'maison au complet'],
    ['ms', 'rumah semua, bulan jun'],
  ])('is all of it beside the home or the route in %s: "%s"', (language, text) =>
    expect(sizeOf(language, text)).toBe(whole),
  );

  it.each(['all in', 'full', 'whole lot', 'the full lot mate', 'all in please'])(
    'is all of it in a few words where it is asked: "%s"',
    (text) => {
      const asking = { kind: 'detail', code: 'move_size', places: [] as string[] } as const;
      expect(understand(text, { asking }).slots.moveSize?.value).toBe(whole);
    },
  );

  it.each(['everything is fine', 'can you do everything from packing to storage', 'all in all a good price'])(
    'is not said by: "%s"',
    (text) => expect(sizeOf('en', text)).toBeUndefined(),
  );
});

describe('rooms without a word for bedrooms', () => {
  it.each([
    ['3 rooms', '3 Beds - 4 Beds'],
    ['flat, 2 rooms', '2 - 3 Beds'],
    ['hdb 4 room flat', '3 Beds - 4 Beds'],
    ['a 3-room hdb in bedok', '2 - 3 Beds'],
  ])('are the bedrooms of a home, and one less of a board flat: "%s"', (text, size) =>
    expect(understand(text).slots.propertySize?.value).toBe(size),
  );

  it('are no home where they hold something', () =>
    expect(understand('2 rooms of books and papers').slots.propertySize).toBeUndefined());
});
