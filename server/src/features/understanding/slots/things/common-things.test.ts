import { beforeAll, describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';
import { readSentence } from '../../sentence.js';
import { countedThings, thingsIn } from './inventory.js';

const codesIn = (text: string) => thingsIn(readSentence(text).words).map(({ label }) => label as string);

describe('what people call their things', () => {
  it.each([
    ['a chaise longue', 'recliner'],
    ['une table de nuit', 'bedside-table'],
    ['a shoe rack', 'shelving-unit'],
    ['a ficus', 'house-plant'],
    ['deux lits de bébé', 'bed-cot'],
    ['lits bebe', 'bed-cot'],
    ['deux machines à laver', 'washing-machine'],
    ['a record player', 'hifi'],
    ['a guitar amp', 'hifi'],
    ['un ampli', 'hifi'],
    ['a wine fridge', 'fridge-small'],
    ['a console table', 'side-table'],
    ['una silla gamer', 'office-chair'],
    ['un baúl', 'blanket-chest'],
    ['un vaisselier', 'kitchen-dresser'],
    ['lapsevanker', 'pushchair'],
    ['kotak alat', 'tool-chest'],
    ['سرير طابقين', 'bed-bunk'],
    ['كنبة سرير', 'sofa-bed'],
    ['two almirahs', 'wardrobe-double'],
    ['a home temple', 'sideboard'],
    ['a tallboy', 'chest-of-drawers'],
    ['a chesterfield', 'sofa-three'],
    ['a single wardrobe', 'wardrobe-single'],
    ['un armario grande', 'wardrobe-large'],
    ['a bassinet', 'bed-cot'],
    ['a dollhouse', 'toy-chest'],
    ['une maison de poupée', 'toy-chest'],
    ['una mecedora', 'armchair'],
    ['un catre', 'bed-single'],
    ['kerusi goyang', 'armchair'],
    ['pesukorv', 'laundry-basket'],
    ['kiik', 'trampoline'],
    ['buaian', 'trampoline'],
    ['أرجوحة', 'trampoline'],
    ['un tobogán', 'trampoline'],
    ['a playpen', 'bed-cot'],
  ])('"%s" is %s', (text, code) => {
    expect(codesIn(text)).toEqual([code]);
  });

  it.each([
    'una silla de ruedas',
    'un fauteuil roulant',
    'kerusi roda',
    'كرسي متحرك',
    'a high chair',
    'une table à repasser',
    'une tête de lit',
    'a rice cooker',
    'a dog crate',
  ])('"%s" is no chair, table, bed, cooker or box', (text) => {
    expect(codesIn(text)).toEqual([]);
  });
});

describe('a list that begins with a bare name', () => {
  it.each([
    ['en', 'desk and an armchair from Croydon to Brighton', { 'desk-small': 1, armchair: 1 }],
    ['es', 'escritorio y una nevera de Madrid a Toledo', { 'desk-small': 1, 'fridge-freezer': 1 }],
    ['fr', 'canapé et une machine à laver de Lyon à Lille', { 'sofa-three': 1, 'washing-machine': 1 }],
    ['en', 'a small wardrobe and 2 beds from Leeds to York', { 'wardrobe-single': 1, 'bed-double': 2 }],
  ])('(%s) "%s" has both', async (language, text, counts) => {
    const understand = await createUnderstanding();
    const { inventory } = valuesOf(understand(text, { language })) as {
      inventory?: { items: { code: string; count: number }[] };
    };
    expect(Object.fromEntries((inventory?.items ?? []).map(({ code, count }) => [code, count]))).toEqual(counts);
  });
});

describe('what else people own', () => {
  it.each([
    ['and a two wheeler', { specialItems: ['motorbike'] }],
    ['plus a scooty', { specialItems: ['motorbike'] }],
    ['we send only 2 suitcases and a tabla by air', { notes: ['a tabla'] }],
  ])('"%s" is noted', async (text, slots) => {
    const understand = await createUnderstanding();
    expect(valuesOf(understand(text, { move: { propertySize: '2 - 3 Beds' } }))).toMatchObject(slots);
  });
});

describe('a thing that the inventory has no name for', () => {
  let understand: Awaited<ReturnType<typeof createUnderstanding>>;
  beforeAll(async () => {
    understand = await createUnderstanding();
  });
  const move = { moveDetails: 'full-home', propertySize: '2 - 3 Beds' } as const;
  const notesOf = (text: string, language: string) => valuesOf(understand(text, { language, move })).notes;

  it.each([
    ['en', 'and a guitar', ['a guitar']],
    ['en', 'and an electric scooter', ['an electric scooter']],
    ['es', 'y una guitarra', ['una guitarra']],
    ['fr', 'et une trottinette électrique', ['une trottinette électrique']],
    ['en', '20 boxes and a sewing machine', ['a sewing machine']],
  ])('is kept in the words of the visitor (%s): "%s"', (language, text, notes) => {
    expect(notesOf(text, language)).toEqual(notes);
  });

  it.each(['call my phone', 'can i bring a guitar', 'no guitar', 'all the furniture'])(
    'is not told by "%s"',
    (text) => {
      expect(notesOf(text, 'en')).toBeUndefined();
    },
  );

  it('is not named by a word of another language that looks like a plural', () =>
    expect(codesIn('au rdc des 2 cotés')).toEqual([]));

  it.each(['a 3 seater sofa', 'un canapé et une armoire 3 portes', '3 drawer dresser'])(
    'is not counted by its seats and doors: "%s"',
    (text) => {
      const counts = countedThings(readSentence(text)).map(({ count }) => count);
      expect(new Set(counts)).toEqual(new Set([1]));
    },
  );
});
