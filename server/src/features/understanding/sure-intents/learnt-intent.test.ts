import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

describe('what a message is learnt to ask for', () => {
  it.each([
    ['es', 'tengo una nena de 3 años y nos mudamos a Toulouse, ¿la escuela ya es obligatoria?', 'countryGuide'],
    ['fr', "j'ai une horloge ancienne et deux tableaux de famille, comment ça voyage ?", 'specialty'],
    ['et', 'mul on rottweiler, kas Hispaanias on mingi luba vaja', 'countryGuide'],
  ])('is what is wanted in %s, beside a move that is only told: "%s"', (language, text, expected) => {
    const { intent, wishes } = understand(text, { language });
    expect(intent).toBe(expected);
    expect(wishes.map((wish) => wish.intent)).toContain('quote');
  });

  it.each([
    ['en', 'third time you are late with my delivery', 'complaint'],
    ['en', 'i will study in Singapore from February. now in Leeds. what does it cost?', 'quote'],
  ])('changes nothing for others in %s: "%s"', (language, text, expected) => {
    expect(understand(text, { language }).intent).toBe(expected);
  });
});
