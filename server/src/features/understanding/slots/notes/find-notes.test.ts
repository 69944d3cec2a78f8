import type { PartialMove } from '@meg/shared/contract/move';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const route: PartialMove = {
  originCity: 'Leeds, United Kingdom',
  originCountry: 'GB',
  destinationCity: 'Lyon, France',
  destinationCountry: 'FR',
};
const after = (text: string, language = 'en', move: PartialMove = route) => {
  const understood = understand(text, { language, move });
  return valuesOf(understood);
};

describe('a note in the visitor’s words', () => {
  it.each([
    ['en', 'to Lyon or perhaps Geneva', ['Lyon or perhaps Geneva']],
    ['en', 'June or July', ['June or July']],
    ['en', 'end of May/beginning of June', ['end of May/beginning of June']],
    ['en', '20 May at the earliest', ['20 May at the earliest']],
    ['en', 'december 12 or earlier', ['december 12 or earlier']],
    ['en', 'keys only on the 5th', ['keys only on the 5th']],
    ['en', 'storage from 1 to 20 june', ['storage from 1 to 20 june']],
    ['en', "the wardrobe is my ex's", ["wardrobe is my ex's"]],
    ['en', 'no lift at the other end', ['no lift at the other end']],
    ['en', '2 safes and a piano', ['2 safes']],
    ['es', 'a Ginebra o quizás Lyon en junio o julio', ['Ginebra o quizás Lyon', 'en junio o julio']],
    ['es', '2 gatos y un perro', ['2 gatos y un perro']],
    ['es', 'no hay ascensor allí', ['no hay ascensor allí']],
    ['fr', 'pas avant le 20 mai', ['pas avant le 20 mai']],
    ['fr', 'les clés seulement le 5', ['les clés seulement le 5']],
    ['fr', 'un chien et deux chats', ['un chien et deux chats']],
    ['ms', 'Jun atau Julai, 2 ekor kucing dan seekor anjing', ['Jun atau Julai', '2 ekor kucing dan seekor anjing']],
    ['ms', 'kunci cuma dapat 5 hb', ['kunci cuma dapat 5 hb']],
    ['et', 'juunis või juulis, 2 kassi ja koer', ['juunis või juulis', '2 kassi ja koer']],
    ['et', 'võtmed saame alles 5. kuupäeval', ['võtmed saame alles 5. kuupäeval']],
    ['ar', 'مافيش اسانسير هناك', ['مافيش اسانسير هناك']],
    ['ar', 'معايا قطتين وكلب', ['قطتين وكلب']],
  ])('is kept in %s of "%s"', (language, text, notes) => {
    expect(after(text, language).notes).toEqual(notes);
  });

  it.each([
    ['en', 'do you store things from June to July?'],
    ['en', 'we have a dog'],
    ['en', 'Leeds to York in May'],
    ['es', '¿puede venir el perro o el gato?'],
    ['ms', 'kena cukai tak barang lama aku'],
  ])('is none in %s of "%s"', (language, text) => {
    expect(after(text, language, {}).notes).toBeUndefined();
  });

  it('is said back in the reader’s words', () => {
    const { heard } = understand('las llaves solo el día 5', { language: 'es', move: route });
    expect(heard).toEqual([{ fact: 'notes', text: 'Para la empresa: «las llaves solo el día 5»' }]);
  });

  it('keeps a day of other things apart from the moving day, unless the day is asked for', () => {
    expect(after('keys only on the 5th')).not.toHaveProperty('moveDate');
    expect(after('storage from 1 to 20 june')).not.toHaveProperty('moveDate');
    const asking = { kind: 'detail' as const, code: 'move_date' as const, places: [] };
    expect(valuesOf(understand('keys on the 5th', { move: route, asking }))).toMatchObject({ moveDate: '2026-12-05' });
  });

  it('gives the first day of a stretch', () => {
    expect(after('between 5 and 10 May').moveDate).toBe('2027-05-05');
    expect(after('5-10 May').moveDate).toBe('2027-05-05');
  });

  it('gives way to what is said anew', () => {
    const known = { ...route, moveMonth: 6, pets: true, notes: ['June or July', 'Lyon or Geneva', '2 cats and a dog'] };
    expect(after('actually in August', 'en', known)).not.toHaveProperty('destination');
    expect(after('actually in August', 'en', known).notes).toEqual(['Lyon or Geneva', '2 cats and a dog']);
    expect(after('not Geneva, Lyon', 'en', known).notes).toEqual(['June or July', '2 cats and a dog']);
    expect(after('we have 3 cats now', 'en', known).notes).toEqual(['June or July', 'Lyon or Geneva', '3 cats']);
  });

  it('keeps the dog where the cats stay', () => {
    const known = { ...route, pets: true, notes: ['2 cats and a dog'] };
    const kept = after('cats stay with my mum', 'en', known);
    expect(kept).not.toHaveProperty('pets');
    expect(kept.notes).toEqual(['2 cats and a dog', 'cats stay with my mum']);
    expect(after('cats stay with my mum', 'en', { ...route, pets: true }).pets).toBe(false);
  });

  it('never grows without end', () => {
    const days = fc.array(fc.integer({ min: 1, max: 28 }), { maxLength: 20 });
    fc.assert(
      fc.property(days, (all) => {
        const notes = all.reduce<string[]>((known, day) => {
          const now = after(`keys only on the ${day}th`, 'en', { ...route, ...(known.length > 0 && { notes: known }) });
          return (now.notes as string[] | undefined) ?? known;
        }, []);
        expect(notes.length).toBeLessThanOrEqual(12);
        expect(new Set(notes).size).toBe(notes.length);
      }),
      { numRuns: 15 },
    );
  });
});

describe('what is read as a fact', () => {
  it.each([
    ['et', 'elan Haagis ja kolin Tartusse'],
    ['et', 'kolime Haagist Tallinna'],
    ['et', 'Tallinnast Haagi, 2 tuba'],
  ])('is no thing to note in %s: "%s"', (language, text) => {
    expect(understand(text, { language }).slots.notes).toBeUndefined();
  });
});
