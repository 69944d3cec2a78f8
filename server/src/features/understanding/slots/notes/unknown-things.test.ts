import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const move = {
  originCity: 'London',
  destinationCity: 'Dublin',
  moveDetails: 'full-home',
  propertySize: '2 - 3 Beds',
} as const;

describe('a thing that no list knows', () => {
  it.each([
    ['en', 'plus my spiral dough mixer', 'my spiral dough mixer'],
    ['en', 'also a letterpress', 'a letterpress'],
    ['en', 'oh and three anvils', 'three anvils'],
    ['en', 'a fax machine too', 'a fax machine'],
    ['es', 'y también mi amasadora de espiral', 'mi amasadora de espiral'],
    ['es', 'además una rueca antiquísima', 'una rueca antiquísima'],
    ['fr', 'et aussi mon pétrin', 'mon pétrin'],
    ['fr', 'une enclume aussi', 'une enclume'],
    ['ms', 'juga sebuah rehal', 'sebuah rehal'],
    ['et', 'ja veel minu vokk', 'minu vokk'],
    ['ar', 'وايضا سندان حداد', 'سندان حداد'],
  ])('is kept in the words of the visitor and said back in %s: "%s"', (language, text, note) => {
    const { slots, heard, intent } = understand(text, { language, move });
    expect(slots.notes?.value).toEqual([note]);
    expect(heard.map((one) => one.text).join()).toContain(note);
    expect(intent).toBe('quote');
    expect(slots.pets).toBeUndefined();
  });

  it.each([
    'also a question',
    'and my wife',
    'plus a call tomorrow',
    'and a quick quote please',
    'also my email is jo@example.org',
    'and what about a visa',
    'and a bit of patience',
    'plus VAT',
    'and the thing you said',
    'and a sofa',
    'and my cat',
    'y una pregunta',
    'et ma femme',
    'dan satu soalan',
    'ja üks küsimus',
  ])('is none of "%s"', (text) =>
    expect((understand(text, { move }).slots.notes?.value ?? []).filter((note) => !/cat/.test(note))).toEqual([]),
  );
});
