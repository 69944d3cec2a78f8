import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const wanted = (text: string, language: string) => {
  const { intent, wishes } = understand(text, { language });
  return [intent, ...wishes.map((wish) => wish.intent)];
};

describe('what is told before the price is asked for', () => {
  it.each([
    ['en', 'my wife starts a job in Toronto, we live in Cork, how much would it be'],
    ['en', 'i will study in Singapore from February. now in Leeds. what does it cost?'],
    ['es', 'me voy a vivir a Irlanda con mi pareja, desde Valencia, ¿cuánto sale?'],
    ['fr', 'je pars travailler à Madrid avec mes enfants, combien ça coûte ?'],
  ])('is no question about a country in %s: "%s"', (language, text) => {
    expect(new Set(wanted(text, language))).toEqual(new Set(['quote']));
  });

  it('is answered where it is a question', () => {
    expect(wanted('can my dog come to Toronto, and how much would it be', 'en')).toContain('countryGuide');
  });
});
