import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();
const factsOf = (language: string, text: string) => valuesOf(understand(text, { language }));

describe('a short list of what goes', () => {
  it.each([
    ['en', 'we only bring books and toys', 'books and toys'],
    ['es', 'solo llevo libros y zapatos', 'libros y zapatos'],
    ['fr', 'juste de la vaisselle et des livres', 'vaisselle et des livres'],
    ['ms', 'pakaian dan buku sahaja', 'pakaian dan buku'],
    ['et', 'ainult raamatud ja riided', 'raamatud ja riided'],
    ['ar', 'ثياب وكتب فقط', 'ثياب وكتب'],
  ])('of small goods goes in boxes and is noted in %s: "%s"', (language, text, note) => {
    const { moveDetails, notes } = factsOf(language, text);
    expect([moveDetails, notes]).toEqual(['boxes-only', [note]]);
  });

  it('keeps the thing that has a number', () => {
    expect(factsOf('en', 'leeds to york, just shoes, toys and a bike')).toMatchObject({
      moveDetails: 'boxes-only',
      inventory: { items: [{ code: 'bicycle', count: 1 }], isComplete: false },
      notes: ['shoes, toys'],
    });
  });

  it.each([
    ['es', 'una decena de cajas', 10],
    ['fr', 'une dizaine de cartons', 10],
    ['et', 'kümmekond kasti', 10],
    ['et', 'paarkümmend kasti', 20],
    ['es', 'un centenar de cajas', 100],
  ])('may count roughly in %s: "%s"', (language, text, count) => {
    expect(factsOf(language, text).inventory).toMatchObject({ items: [{ code: 'box-medium', count }] });
  });

  it.each([
    ['en', 'leeds to york, mainly furniture plus 15 boxes'],
    ['es', 'de madrid a sevilla, muebles y 15 cajas'],
    ['fr', 'de lyon à nantes, surtout des meubles et 15 cartons'],
    ['ms', 'dari kl ke ipoh, perabot dan 15 kotak'],
    ['et', 'tallinnast tartusse, enamasti mööbel ja 15 kasti'],
    ['ar', 'من دبي الى لندن اثاث و 15 كرتونة'],
  ])('with furniture is more than its boxes in %s: "%s"', (language, text) => {
    expect(factsOf(language, text).moveDetails).toBe('some-furniture');
  });

  it.each(['شقة غرفة وحدة', 'عندي شقة بغرفة وحدة'])('a flat of one room: "%s"', (text) => {
    expect(factsOf('ar', text).propertySize).toBe('Studio/1Bed');
  });
});
