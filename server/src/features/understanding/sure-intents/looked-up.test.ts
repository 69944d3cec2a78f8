import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();
const move = { moveType: 'international', moveDetails: 'full-home', propertySize: '2 - 3 Beds' } as const;

describe('a person is brought', () => {
  it.each([
    ['en', 'could somebody pop round and see what we have'],
    ['en', 'I want to arrange a home visit'],
    ['es', 'me pasas con alguien?'],
    ['es', '¿puede alguien venir a ver el piso?'],
    ['es', '¿cuándo me van a llamar?'],
    ['fr', 'je pourrais avoir un conseiller au tel'],
    ['fr', 'on peut prendre rendez-vous pour une visite ?'],
    ['fr', 'vous me rappelez quand ?'],
    ['ms', 'boleh datang tengok rumah dulu tak'],
    ['ms', 'bila ada orang call'],
    ['et', 'kas keegi saaks tulla vaatama'],
    ['et', 'millal mulle helistatakse'],
    ['ar', 'بتقدروا تحكو معي؟'],
    ['ar', 'ممكن تتصلوا عليا'],
    ['ar', 'امتى هتكلموني'],
    ['ar', 'ممكن حد ييجي يشوف الشقة'],
  ])('in %s: "%s"', (language, text) => {
    expect(understand(text, { language, move })).toMatchObject({ intent: 'call', isSure: true });
  });

  it.each([
    ['en', 'do you have to come and look before you give a price?'],
    ['es', '¿la visita es gratis?'],
    ['fr', 'combien coûte une visite technique ?'],
    ['et', 'kui kaua ülevaatus kestab'],
  ])('but not where a visit is only asked about, in %s: "%s"', (language, text) => {
    expect(understand(text, { language, move }).intent).not.toBe('call');
  });
});

it.each([
  ['en', 'may our dog travel with us'],
  ['en', "we'd like to take our cat to Estonia"],
  ['es', 'quiero llevar a mi perro a Irlanda'],
  ['fr', 'je voudrais emmener mon chat au Canada'],
  ['ms', 'boleh bawa kucing saya ke Kanada'],
  ['et', 'kas koer saab kaasa tulla?'],
])('an animal that is asked about is noted, and looked up, in %s: "%s"', (language, text) => {
  const { intent, isSure, slots } = understand(text, { language });
  expect({ intent, isSure, pets: slots.pets?.value }).toEqual({ intent: 'countryGuide', isSure: true, pets: true });
});

it.each([
  ['en', 'we have a cat', 'quote'],
  ['en', 'how much more is it with the dog', 'costs'],
])('one that is told, or whose price is asked, is not, in %s: "%s"', (language, text, intent) => {
  expect(understand(text, { language, move }).intent).toBe(intent);
});

it.each([
  ['en', 'how much for a bed and a fridge from Leeds to Bristol'],
  ['es', 'cuánto me cuesta llevar una lavadora de Sevilla a Lisboa'],
  ['fr', 'combien pour un frigo et une télé de Nantes à Dublin'],
])('the price of a route is a quote, whatever its things may ask, in %s: "%s"', (language, text) => {
  expect(understand(text, { language })).toMatchObject({ intent: 'quote', isSure: true });
});

describe('what the visitor goes through', () => {
  it.each([
    ['en', 'my wife died in May and I have to empty her studio in Cardiff'],
    ['es', 'se nos inundó la casa'],
    ['et', 'mu ema suri ja tema korter tuleb tühjendada'],
  ])('is answered first, and then a person is brought, in %s: "%s"', (language, text) => {
    const { wishes } = understand(text, { language });
    expect(wishes.map(({ intent }) => intent)).toEqual(['general', 'call']);
  });

  it('leaves a route its quote', () => {
    expect(understand('my mother passed away, her flat in Leeds has to go to Bristol').intent).toBe('quote');
  });

  it.each([
    ['en', 'the wardrobe is broken so we leave it'],
    ['es', 'el piano está roto, así que no va'],
  ])('is no complaint where a thing is broken and stays, in %s: "%s"', (language, text) => {
    expect(understand(text, { language, move }).intent).not.toBe('complaint');
  });
});

it.each([
  ['en', 'do your guys speak french'],
  ['ms', 'syarikat ni ada insurans ke'],
])('asks the company, in %s: "%s"', (language, text) => {
  const { intent, slots } = understand(text, { language });
  expect(['general', 'insurance']).toContain(intent);
  expect(slots).toEqual({});
});
