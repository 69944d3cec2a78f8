import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../testing/understanding-service.js';

const understand = await createUnderstanding();
const intentOf = (text: string, before?: string, language = 'en') =>
  understand(text, { language, ...(before && { before }) }).intent;

describe('a short message behind a question about a country', () => {
  it.each([
    ['en', 'And my car?', 'Can I take my dog to Japan?'],
    ['en', 'what about winter tyres', 'do I need to register my car in Estonia'],
    ['fr', 'et pour la voiture alors ?', 'quels papiers pour mon chien au Canada ?'],
    ['es', '¿y para el gato?', '¿Puedo llevar mi coche a Portugal?'],
    ['et', 'aga koeraga?', 'Mida ma Rootsi kaasa võtta ei tohi?'],
  ])('asks about that country in %s: "%s"', (language, text, before) => {
    expect(intentOf(text, before, language)).toBe('countryGuide');
  });

  it.each([
    ['thanks a lot', 'thanks'],
    ['hello again', 'greeting'],
    ['can someone call me', 'call'],
    ['3 bedrooms', 'quote'],
    ['who won the match last night', 'outOfScope'],
  ])('is what it says where it asks nothing of a country: "%s"', (text, intent) => {
    expect(intentOf(text, 'Can I take my dog to Japan?')).toBe(intent);
  });
});
