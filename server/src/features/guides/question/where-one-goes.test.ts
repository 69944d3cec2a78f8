import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readGuides } from '../read-guides.js';
import { CountryIndex } from './country-index.js';
import { understand } from './understand-question.js';

describe('of two countries', async () => {
  const guides = await readGuides(fileURLToPath(new URL('../data', import.meta.url)));
  const index = new CountryIndex(guides, ['en', 'es', 'fr', 'ms', 'et', 'ar']);
  const about = (question: string) => understand(question, index).countries.about.map(({ slug }) => slug);

  it.each([
    ['we go back to Galway after six years in Toronto, is the van taxed', 'ireland'],
    ['bought the settee in Dallas, is it taxed when I ship it to Vancouver', 'canada'],
    ['mi hermano vuelve a Guadalajara tras ocho años en Chicago, ¿paga por los muebles?', 'mexico'],
    ['on rentre à Lyon après dix ans à Montréal, quels papiers', 'france'],
    ['lepas 5 tahun di Perth saya balik ke Ipoh, kereta kena cukai tak', 'malaysia'],
    ['kolime Sydneysse peale kolme aastat Dublinis, kas koer peab karantiinis olema', 'australia'],
    ['the vaccination was done in Spain. Auckland, here we come. is it valid', 'new-zealand'],
    ['a toaster acheté au Japon, elle va marcher à Wellington', 'new-zealand'],
  ])('the one that one goes to is asked about: "%s"', (question, slug) => expect(about(question)).toEqual([slug]));

  it.each([
    ['does the dog need worming before the ferry Bilbao–Portsmouth', 'united-kingdom'],
    ['our spaniel flies Dallas - Osaka, which papers', 'japan'],
    ['we fly from Sydney, is there a form for the cat at Narita', 'japan'],
    ['anjing kami dari Dublin, kena kuarantin tak sampai Suvarnabhumi', 'thailand'],
    ['vuelvo de Dublín a Guadalajara, ¿puedo meter la moto?', 'mexico'],
  ])('a route, an airport and a return lead to one: "%s"', (question, slug) => expect(about(question)).toEqual([slug]));

  it('a country without a guide is asked about, and not the one that is left', () => {
    const { countries } = understand('¿puedo meter la moto en Argentina si vuelvo de Dublín?', index);
    expect(countries.about.map(({ name }) => name)).toEqual(['Argentina']);
  });

  it.each([
    ['does the dog wait at home or in a kennel when we get to Cartago, and who do I tell', false],
    ['do I tell the tax office at home before we leave Spain', true],
  ])('staying at home is no leaving: "%s"', (question, isLeaving) =>
    expect(understand(question, index).countries.isLeaving).toBe(isLeaving),
  );

  it.each([
    ['as a Canadian citizen, will a bank in Zurich open me an account', 'switzerland'],
    ['kas eesti kohvimasin töötab Torontos', 'canada'],
    ['will my Irish driving licence do in Osaka', 'japan'],
    ['can I phone my gran from Abu Dhabi or is it blocked', 'united-arab-emirates'],
    ['I would like to live like that in Stuttgart', 'germany'],
  ])('what one has or is does not count: "%s"', (question, slug) => expect(about(question)).toEqual([slug]));

  it('both are asked about where they are weighed', () => {
    expect(about('is it easier to move to Italy or Portugal with a dog')).toEqual(['italy', 'portugal']);
  });

  it.each([
    ['saya balik dari Sydney hujung tahun, perabot kena cukai ke', 'malaysia'],
    ['tulen koju, viis aastat Londonis, kas mööbel on tollivaba', 'estonia'],
  ])('home is told by the language of who goes there: "%s"', (question, slug) =>
    expect(about(question)).toEqual([slug]),
  );

  it.each([
    ['boleh jalan kaki ke sekolah tak', []],
    ['mi cuñada necesita un médico', []],
    ['millal peab kirja kinni panema', []],
    ['kas me tuleme päriselt tagasi või turistina', []],
  ])('a word that is one letter off is none: "%s"', (question, none) => expect(about(question)).toEqual(none));

  it.each([
    ['moving to Salvador, Brazil', 'brazil'],
    ['the kitchens in Granada close at four', 'spain'],
    ['are there duties on the Canary Islands', 'spain'],
    ['cat quarantine china how long', 'china'],
    ['from Lisbon to Madrid, both in the European Union, is there customs', 'spain'],
  ])('a town is where its country is: "%s"', (question, slug) => expect(about(question)).toEqual([slug]));

  it('china is crockery where nothing says that it is the country', () => {
    expect(about('how do I wrap my best china')).toEqual([]);
  });
});
