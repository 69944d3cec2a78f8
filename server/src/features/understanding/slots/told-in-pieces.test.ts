import type { PartialMove } from '@meg/shared/contract/move';
import type { OpenQuestion } from '@meg/shared/contract/understanding';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();
const read = (text: string, language: string, move: PartialMove = {}) =>
  valuesOf(understand(text, { language, move })) as Record<string, unknown> & PartialMove;
const home: PartialMove = { moveDetails: 'full-home', propertySize: '2 - 3 Beds' };
const bedAndWardrobe = {
  items: [
    { code: 'bed-double' as const, count: 1 },
    { code: 'wardrobe-double' as const, count: 1 },
  ],
};

describe('things in a message', () => {
  it.each(['4 steps up to the gate', "it's 2 flights up, no lift"])('are no car: "%s"', (text) => {
    expect(read(text, 'en', home).car).toBeUndefined();
  });

  it('are all of an "and" chain', () => {
    const { inventory } = read('a bookcase and chest of drawers', 'en', home);
    expect(inventory?.items.map(({ code, count }) => [code, count])).toEqual([
      ['bookcase-large', 1],
      ['chest-of-drawers', 1],
    ]);
  });

  it('add to a list that was not complete, and do not complete it', () => {
    const move: PartialMove = { moveDetails: 'some-furniture', inventory: { ...bedAndWardrobe, isComplete: false } };
    expect(read('a desk and 2 chairs too', 'en', move).inventory?.isComplete).toBe(false);
  });

  it.each(['couple of suitcases', 'a few boxes as well'])(
    'beside furniture are no move of boxes only: "%s"',
    (text) => {
      const move: PartialMove = { moveDetails: 'some-furniture', inventory: { ...bedAndWardrobe, isComplete: true } };
      expect(read(text, 'en', move).moveDetails).toBeUndefined();
    },
  );

  it('are all that goes where a home is only where they are', () => {
    const { inventory } = read(
      'moving my son from a flat share in Leeds to London: a desk, a single bed and 8 boxes',
      'en',
    );
    expect([inventory?.items.length, inventory?.isComplete]).toEqual([3, true]);
  });

  it.each([
    ['et', 'palju maksab diivan ja pesumasin Tartust Pärnusse', 'washing-machine'],
    ['ms', 'berapa hantar sofa dan peti sejuk dari ipoh ke kl', 'fridge-freezer'],
  ])('are told beside a route in %s: "%s"', (language, text, code) => {
    expect(read(text, language).inventory?.items.map((item) => item.code)).toEqual(['sofa-three', code]);
  });

  it.each([
    ['ms', '12 meja dan 12 kerusi'],
    ['es', '12 mesas y 12 sillas'],
  ])('of an office are desks and office chairs in %s: "%s"', (language, text) => {
    expect(read(text, language, { moveDetails: 'office' }).inventory?.items.map(({ code }) => code)).toEqual([
      'desk-small',
      'office-chair',
    ]);
  });

  it.each([
    ['en', '40 sqm flat', 'Studio/1Bed'],
    ['es', 'piso de 70 metros cuadrados', '2 - 3 Beds'],
    ['en', '1900 sq ft house', '4 Beds+'],
  ])('a floor area is a size of home in %s: "%s"', (language, text, size) => {
    expect(read(text, language).propertySize).toBe(size);
  });

  it.each([
    ['et', 'kaksteist kuupmeetrit', 12],
    ['es', 'quince metros cubicos', 15],
  ])('a volume may be said in words in %s: "%s"', (language, text, m3) => {
    expect(read(text, language).volumeM3).toBe(m3);
  });
});

describe('what is asked or complained of', () => {
  it.each([
    ['ms', 'pejabat korang buka pukul berapa?', 'moveDetails'],
    ['ms', 'office awak dekat mana?', 'moveDetails'],
    ['fr', "Ça s'est passé le 3 avril, dossier 12", 'moveDate'],
    ['en', 'it happened on 3 April, order 12', 'moveDate'],
    ['es', '¿Ustedes embalan cuadros?', 'specialItems'],
  ])('is no fact in %s: "%s"', (language, text, fact) => {
    expect(read(text, language)[fact]).toBeUndefined();
  });
});

describe('a date', () => {
  it.each([
    ['es', 'el domingo por la mañana', { moveDate: '2026-11-22' }],
    ['es', 'el jueves por la mañana', { moveDate: '2026-11-26' }],
    ['es', 'mañana por la mañana', { moveDate: '2026-11-22' }],
    ['ar', 'الشهر اللي جاي', { moveMonth: 12 }],
    ['ar', 'بكرة', { moveDate: '2026-11-22' }],
    ['ms', 'akhir tahun', { moveMonth: 12 }],
    ['ms', 'minggu depan hari jumaat', { moveDate: '2026-11-27' }],
    ['et', 'järgmise kuu lõpus', { moveMonth: 12 }],
    ['fr', "d'ici 4 semaines", { moveMonth: 12 }],
    ['es', 'a finales de año', { moveMonth: 12 }],
    ['en', 'right after Christmas', { moveMonth: 1 }],
    ['fr', 'après Noël', { moveMonth: 1 }],
    ['es', 'después de Navidad', { moveMonth: 1 }],
  ])('is understood in %s: "%s"', (language, text, date) => {
    expect(read(text, language, home)).toMatchObject(date);
  });

  it('may be tonight', () => {
    const asking: OpenQuestion = { kind: 'detail', code: 'move_date', places: [] };
    expect(valuesOf(understand('tonight', { move: home, asking })).moveDate).toBe('2026-11-21');
  });
});

describe('a route told in pieces', () => {
  it.each([
    ['es', 'de Granada', 'IE', /^Granada/],
    ['fr', 'de Bordeaux', 'IE', /^Bordeaux/],
  ])('begins at the city behind "de", alone, in %s: "%s"', (language, text, destinationCountry, city) => {
    const { origin, destination } = read(text, language, { destinationCountry });
    expect([origin, destination]).toEqual([expect.stringMatching(city), undefined]);
  });

  it.each([
    ['ar', 'مسافرين كندا، تورنتو', undefined, /^Toronto/],
    ['ar', 'من دمشق عبرلين', /^Damascus/, /^Berlin/],
    ['ar', 'من عمان لدبي', /^Amman/, /^Dubai/],
    ['es', 'queremos mover una nevera dentro de Bilbao', /^Bilbao/, /^Bilbao/],
    ['et', 'Pärnu kesklinnast Tartusse', /^Pärnu/, /^Tartu/],
    ['en', 'Hull to Whitby', /^Hull/, /^Whitby, United Kingdom/],
    ['en', 'i need to empty my late fathers flat in Leeds', /^Leeds/, undefined],
    ['en', 'we have to clear her house in Cork', /^Cork/, undefined],
  ])('has its ends in %s: "%s"', (language, text, from, to) => {
    const { origin, destination } = read(text, language);
    const like = (city: RegExp | undefined) => (city ? expect.stringMatching(city) : undefined);
    expect([origin, destination]).toEqual([like(from), like(to)]);
  });

  it.each(['say toronto', 'probably toronto', 'we found one, its in Toronto'])(
    'keeps the city of a loose answer: "%s"',
    (text) => {
      const asking: OpenQuestion = { kind: 'form', fields: ['originCity', 'destinationCity'] };
      const move: PartialMove = { originCity: 'London, United Kingdom', originCountry: 'GB' };
      expect(valuesOf(understand(text, { move, asking })).destination).toMatch(/^Toronto/);
    },
  );
});
