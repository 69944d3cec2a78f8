import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();
const move = {
  originCity: 'Leeds',
  destinationCity: 'Cork',
  moveDetails: 'full-home',
  propertySize: '2 - 3 Beds',
} as const;
const read = (text: string, language: string) => valuesOf(understand(text, { language, move }));

describe('a question about packing', () => {
  it.each([
    ['en', 'do your guys do packing too?'],
    ['en', 'are you packing as well'],
    ['en', 'could you pack all of it?'],
    ['es', '¿también embalan ustedes?'],
    ['fr', 'vous faites l’emballage également'],
    ['ms', 'korang buat packing juga?'],
    ['et', 'kas te pakite ka asjad?'],
    ['ar', 'هل تغلفون أيضا؟'],
    ['en', 'what would packing come to'],
    ['et', 'kui palju lisab pakkimine hinnale'],
  ])('adds none, and changes nothing: %s "%s"', (language, text) => {
    const { notes: _note, ...facts } = read(text, language);
    expect(facts).toEqual({});
  });

  it.each([
    ['en', 'do you pack too? we have no time for it'],
    ['en', 'could you pack all of it please?'],
    ['ms', 'boleh tolong bungkus semua?'],
    ['fr', 'vous emballez ? oui svp'],
  ])('wishes for it where it says so: %s "%s"', (language, text) => {
    expect(read(text, language)).toMatchObject({ packing: true });
  });

  it.each([
    ['ms', 'korang bungkus sekali ke? tangga 4 tingkat takde lif'],
    ['en', 'do you pack too? second floor, no lift'],
    ['fr', 'vous emballez aussi ? 4e étage sans ascenseur'],
  ])('adds none where what follows is no reason for it: %s "%s"', (language, text) => {
    const facts = read(text, language);
    expect(facts).toHaveProperty('access');
    expect(facts).not.toHaveProperty('packing');
  });

  it.each([
    ['en', 'would you pack it? how much more is that'],
    ['es', '¿cuánto más sería? ¿nos embaláis todo?'],
    ['ar', 'تغلفون؟ بكم؟'],
  ])('is one question with its price: %s "%s"', (language, text) => {
    const { wishes } = understand(text, { language, move });
    expect(wishes).toHaveLength(1);
  });
});

describe('packing of a part', () => {
  it.each([
    ['en', 'could you only pack the crockery'],
    ['en', 'only pack the bedroom'],
    ['es', 'embalad solo la vajilla'],
    ['fr', 'emballez juste les verres'],
    ['ms', 'tolong bungkus dapur sahaja'],
    ['et', 'palun pakkige ainult klaasid'],
    ['ar', 'غلفوا بس الصحون'],
  ])('is noted, and packs nothing else: %s "%s"', (language, text) => {
    const understood = understand(text, { language, move });
    expect(valuesOf(understood)).not.toHaveProperty('packing');
    expect(understood.slots.notes?.value).toHaveLength(1);
    expect(understood.intent).toBe('quote');
  });

  it.each([
    ['en', 'just pack it all please'],
    ['en', 'please pack the whole home'],
  ])('is not meant by %s "%s"', (language, text) => {
    expect(read(text, language)).toMatchObject({ packing: true });
  });

  it('is not noted where the visitors pack', () => {
    expect(read('we only pack the kitchen ourselves', 'en')).not.toHaveProperty('notes');
  });
});
