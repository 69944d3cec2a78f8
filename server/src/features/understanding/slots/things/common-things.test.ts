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
