import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const move: PartialMove = {
  moveType: 'international',
  originCity: 'Madrid, Spain',
  originCountry: 'ES',
  destinationCity: 'Lyon, France',
  destinationCountry: 'FR',
  moveDetails: 'full-home',
  propertySize: '2 - 3 Beds',
};
const asking = { kind: 'detail', code: 'move_size', places: [] as string[] } as const;

describe('where the chat asks how much comes along', () => {
  it.each([
    ['en', 'our books, clothes and a few bits of furniture'],
    ['en', 'the heavy furniture stays, the rest comes'],
    ['es', 'las cosas y unos cuantos muebles'],
    ['es', 'contenido con algún que otro mueble y unos muebles de la terraza'],
    ['fr', 'nos affaires et quelques petits meubles'],
    ['fr', 'les gros meubles restent ici'],
    ['ms', 'isi rumah dan beberapa perabot'],
    ['et', 'asjad ja mõned mööbliesemed'],
    ['ar', 'الاغراض وشوية عفش'],
    ['ar', 'المحتويات مع بعض الاثاث'],
  ])('some furniture is a part of the home in %s: "%s"', (language, text) => {
    const { moveSize, moveDetails } = valuesOf(understand(text, { language, move, asking }));
    expect([moveSize, moveDetails]).toEqual(['Content plus some furniture', undefined]);
  });

  it('no furniture is none of it', () => {
    expect(valuesOf(understand('no furniture', { move, asking })).moveSize).toBe('Content only');
  });
});
