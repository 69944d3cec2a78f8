import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readGuides } from '../read-guides.js';
import { CountryIndex } from './country-index.js';
import { understand } from './understand-question.js';

describe('the country that a town or a sign tells', async () => {
  const guides = await readGuides(fileURLToPath(new URL('../data', import.meta.url)));
  const index = new CountryIndex(guides, ['en', 'es', 'fr', 'ms', 'et', 'ar']);
  const about = (question: string) => understand(question, index).countries.about.map(({ slug, name }) => slug ?? name);

  it.each([
    ['our beagle lands in Darwin on Friday, which papers', 'australia'],
    ['notre chat arrive à Nice lundi, quel vaccin', 'france'],
    ['¿qué aduana toca en Bari para mis muebles?', 'italy'],
    ['which office do I register with in sligo', 'ireland'],
    ['the customs in david kept our boxes', 'panama'],
    ['kontena sampai di Vitoria bulan depan, kena cukai ke', 'brazil'],
  ])('a town that is called like a word or a person, where a word says so: "%s"', (question, slug) =>
    expect(about(question)).toEqual([slug]),
  );

  it.each([
    'say hello to David',
    'a letter to Shannon Murphy about the boxes',
    'is the bath in reading order',
    'como llevo el piano',
    'my cousin in Lagos asks about the van',
    'puis-je venir lundi, on est là',
    'the sofa is on sale and I see it',
  ])('none where it is a word, a person or a namesake: "%s"', (question) => expect(about(question)).toEqual([]));

  it.each([
    ['kas Bangkokki tohib koera kaasa võtta', 'thailand'],
    ['kolime Kosta Riikasse, kas mööbel on maksuvaba', 'costa-rica'],
    ['à Padoue, on paie une taxe pour la voiture ?', 'italy'],
    ['la douane de Ratisbonne ouvre quand', 'germany'],
    ['هل القطه تحتاج حجر في سيينا', 'italy'],
    ['fe almania lazem agamrek el 3afsh', 'germany'],
  ])('as it is spelt in another language or by ear: "%s"', (question, slug) => expect(about(question)).toEqual([slug]));

  it.each([
    ['we are retiring to Oaxaca with my 2015 Sedona, is it taxed', 'mexico'],
    ['will our Kia Rio get plates in Cork', 'ireland'],
  ])('and no car that is called after one: "%s"', (question, slug) => expect(about(question)).toEqual([slug]));

  it('a namesake is where the people after it live', () => {
    expect(about('we move to Grecia (the tico one), can we ship two cars')).toEqual(['costa-rica']);
    expect(about('nos vamos a Guadalajara, la española, ¿qué papeles?')).toEqual(['spain']);
  });

  it.each([
    ['cuál es la diferencia entre nie y tie', 'spain'],
    ['is the bsn number on the digid letter', 'netherlands'],
    ['how long is the permesso good for', 'italy'],
    ['que doit contenir la liste du menaje de casa', 'mexico'],
    ['when is everything shut for tet', 'vietnam'],
    ['هل المستندات لازم للبيت الثاني', 'malaysia'],
    ['mis dokumendid on vaja vorm 3299 jaoks', 'united-states'],
    ['do I need a wohnungsgeberbestätigung from my sister', 'germany'],
    ['how do I get a hijsbalk for the wardrobe', 'netherlands'],
    ['where do I hand in the quitus fiscal', 'france'],
  ])('a paper of one country alone: "%s"', (question, slug) => expect(about(question)).toEqual([slug]));

  it.each([
    ['all my Swiss neighbours ring when I wash on Sundays, may they', 'switzerland'],
    ['mon propriétaire japonais veut un garant, pourquoi', 'japan'],
  ])('people whom one meets there: "%s"', (question, slug) => expect(about(question)).toEqual([slug]));

  it('a thing from a country does not make it the one that is asked about', () => {
    expect(about('and if the van is a German import, does that matter')).toEqual([]);
    expect(about('do German import rules cover my van')).toEqual(['germany']);
  });
});
