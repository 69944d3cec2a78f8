import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../testing/understanding-service.js';

const understand = await createUnderstanding();

const move: PartialMove = {
  originCity: 'Leeds, United Kingdom',
  originCountry: 'GB',
  destinationCity: 'Lisbon, Portugal',
  destinationCountry: 'PT',
  moveType: 'international',
  moveDetails: 'full-home',
  propertySize: '2 - 3 Beds',
  specialItems: ['piano-upright'],
  car: true,
  moveMonth: 5,
};
const intentsOf = (text: string, language: string) =>
  understand(text, { language, move }).wishes.map(({ intent }) => intent);

describe('what is put right beside a question', () => {
  it.each([
    ['en', 'Without the car then. How long does customs take there?'],
    ['en', 'The piano stays with my aunt. Do we pay VAT on the rest?'],
    ['es', 'El piano ya no viene. ¿Hay que pagar aduana?'],
    ['fr', 'Le piano ne vient plus. Faut-il payer la douane ?'],
    ['ms', 'piano tak jadi bawa. kena bayar cukai tak?'],
    ['et', 'Klaver ei tule. Kas tolli peab maksma?'],
    ['ar', 'البيانو يبقى هنا. كم الجمارك؟'],
  ])('is told in %s: "%s"', (language, text) => {
    expect(intentsOf(text, language)[0]).toBe('quote');
    expect(intentsOf(text, language).length).toBeGreaterThan(1);
  });

  it('is all that is wanted where nothing is asked', () => {
    expect(intentsOf('Le piano ne vient plus, il reste chez ma tante.', 'fr')).toEqual(['quote']);
  });

  it.each(['Without the piano, would it be cheaper?', 'Can I bring my piano?', 'Is it cheaper without the car?'])(
    'is no part of what is only asked: "%s"',
    (text) => expect(intentsOf(text, 'en')).not.toContain('quote'),
  );
});
