import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../testing/understanding-service.js';

const understand = await createUnderstanding();

describe('a message that is surely of something else', () => {
  it.each([
    ['en', 'tell me a joke about dogs'],
    ['en', "what's the weather in Cork tomorrow"],
    ['es', '¿quién ganó el partido del Madrid?'],
  ])('tells nothing of the move, in %s: "%s"', (language, text) => {
    const { intent, slots, heard } = understand(text, { language });
    expect([intent, slots, heard]).toEqual(['outOfScope', {}, []]);
  });

  it.each([
    ['en', 'what is the gdp of Brazil'],
    ['en', 'which Thai film won at Cannes'],
    ['es', '¿cuál es el pib de Suecia?'],
    ['fr', "c'est quoi le PIB de l'Irlande en 2021"],
    ['ms', 'filem Jepun mana paling bagus'],
    ['et', 'milline on parim Hispaania film'],
    ['ar', 'ما أفضل فيلم ياباني هذا العام'],
  ])('is none for a guide, though it names a country, in %s: "%s"', (language, text) => {
    expect(understand(text, { language }).intent).toBe('outOfScope');
  });

  it.each([
    ['en', 'do we pay a TV licence in Ireland'],
    ['en', 'how do I open a savings account in Portugal'],
    ['fr', 'à quelle heure ferment les magasins en Espagne'],
    ['ms', 'boleh bawa filem lama kami ke Jepun'],
  ])('is not what newcomers ask, in %s: "%s"', (language, text) => {
    expect(understand(text, { language }).intent).not.toBe('outOfScope');
  });
});
