import { beforeAll, describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

describe('a question of a move that is known', () => {
  let understand: Awaited<ReturnType<typeof createUnderstanding>>;
  beforeAll(async () => {
    understand = await createUnderstanding();
  });

  const move = {
    moveType: 'international',
    originCity: 'Dubai',
    originCountry: 'AE',
    destinationCity: 'Brisbane',
    destinationCountry: 'AU',
    moveMonth: 6,
    propertySize: '3 Beds - 4 Beds',
    moveDetails: 'full-home',
    pets: false,
    car: false,
  } as const;
  const factsOf = (language: string, text: string) => valuesOf(understand(text, { language, move }));

  it.each([
    ['en', 'is the rug from Morocco a problem'],
    ['en', 'we have a carved wardrobe from Lombok'],
    ['en', 'do you have an office in Bristol'],
    ['es', '¿la mesa de madera de Bali pasa la aduana?'],
    ['fr', "l'armoire sculptée du Maroc, c'est permis ?"],
    ['ms', 'almari kayu dari Jepara boleh bawa ke'],
    ['et', 'kas Balilt ostetud kapp on lubatud'],
    ['ar', 'هل الخزانة الخشب من بالي مسموحة؟'],
  ])('takes the place of a thing or an office for no end of the move in %s: "%s"', (language, text) => {
    const facts = factsOf(language, text);
    expect([facts.origin, facts.destination, facts.moveType, facts.moveDetails]).toEqual(Array(4).fill(undefined));
  });

  it.each([
    ['en', 'does our nanny need a visa, the maid too'],
    ['en', 'is August busier than September'],
    ['en', 'could we bring the car'],
    ['en', 'would the cat be allowed'],
    ['es', '¿puedo llevar el coche?'],
    ['fr', 'est-ce que je peux emmener la voiture ?'],
    ['ms', 'boleh ke bawa kereta'],
    ['et', 'kas auto võib kaasa võtta'],
    ['ar', 'هل يمكن اخذ السيارة؟'],
  ])('changes no fact that it only asks about in %s: "%s"', (language, text) => {
    expect(factsOf(language, text)).toEqual({});
  });

  it.each([
    ['en', 'can we make it Perth instead', { destination: expect.stringContaining('Perth') }],
    ['en', 'could we make it July', { moveMonth: 7 }],
    ['en', 'can you also take a piano', { specialItems: ['piano-upright'] }],
  ])('still changes what it asks to be changed in %s: "%s"', (language, text, facts) => {
    expect(factsOf(language, text)).toMatchObject(facts);
  });

  it.each([
    ['en', 'VAT?', 'costs'],
    ['en', 'so what does the total come to with hst', 'costs'],
    ['es', '¿y el IVA?', 'costs'],
    ['ms', 'kena SST ke', 'costs'],
    ['ar', 'والضريبة؟', 'costs'],
    ['en', 'is the carved chest of drawers from Bali ok?', 'countryGuide'],
  ])('is surely of the price, or of the rules for a thing, in %s: "%s"', (language, text, intent) => {
    const said = understand(text, { language, move });
    expect([said.intent, said.isSure]).toEqual([intent, true]);
  });

  it.each([
    ['en', 'are u insured properly'],
    ['en', 'is everything fully insured'],
    ['en', 'are your men fully insured'],
    ['es', '¿estáis asegurados a todo riesgo?'],
    ['fr', 'vous êtes bien assurés ?'],
    ['ms', 'awak ada insurans penuh tak'],
    ['et', 'kas te olete täielikult kindlustatud'],
    ['ar', 'هل انتم مؤمنون بالكامل'],
  ])('wishes for no insurance by asking for it in %s: "%s"', (language, text) => {
    expect(factsOf(language, text).insurance).toBeUndefined();
  });
});
