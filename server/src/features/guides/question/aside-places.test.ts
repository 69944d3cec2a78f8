import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { readGuides } from '../read-guides.js';
import { CountryIndex } from './country-index.js';
import { understand } from './understand-question.js';

describe('the country that a question is about', () => {
  let index: CountryIndex;
  beforeAll(async () => {
    const languages = ['en', 'es', 'fr', 'ms', 'et', 'ar'];
    index = new CountryIndex(await readGuides(fileURLToPath(new URL('../data', import.meta.url))), languages);
  });
  const aboutOf = (query: string) => understand(query, index).countries.about.map(({ slug, name }) => slug ?? name);

  it.each([
    ['mes parents sont au portugal mais moi je vais au vietnam, quelle prise électrique', 'vietnam'],
    ['mi hermana vive en canada pero nosotros vamos a suecia, que vacunas pide el perro', 'sweden'],
    ['adik saya di australia tapi saya nak ke new zealand, boleh bawa kereta?', 'new-zealand'],
    ['اخي في فرنسا لكن انا ذاهب الى هولندا كيف اسجل السكن', 'netherlands'],
  ])('is not where a relative lives: "%s"', (query, slug) => expect(aboutOf(query)).toEqual([slug]));

  it.each([
    ['do flats in Lisbon come with aircon? our old house in Dallas had it', 'portugal'],
    ['¿hay calefacción en los pisos en Osaka? nuestro piso anterior en Toronto la tenía', 'japan'],
    ['on a le chauffage à Porto ? notre ancien logement à Montréal était bien chaud', 'portugal'],
  ])('is not where the former home was: "%s"', (query, slug) => expect(aboutOf(query)).toEqual([slug]));

  it.each([
    ['my company is in singapore but ill be living in kuala lumpur, where do i pay tax', 'malaysia'],
    ["mon employeur est aux etats unis mais je m'installe à montréal, faut-il un permis", 'canada'],
    ['syarikat saya di singapura tapi saya tinggal di bangkok nanti, visa macam mana', 'thailand'],
    ['شركتي في امريكا وسأسكن في دبي هل ادفع ضرائب', 'united-arab-emirates'],
  ])('is not where the employer sits: "%s"', (query, slug) => expect(aboutOf(query)).toEqual([slug]));

  it.each([
    ['dulu duduk di uk sekarang nak ke belanda, perlu daftar kat mana', 'netherlands'],
    ['varem elasime Hiinas, nüüd Jaapanisse, kas auto võib kaasa võtta', 'japan'],
    ['كنا في ماليزيا والان سنغافورة هل يمكن ادخال الكلب', 'singapore'],
    ['saya dari malaysia, suami orang jepun, kami pindah ke jerman, dia perlu visa?', 'germany'],
  ])('is not what was before, or whose national somebody is: "%s"', (query, slug) =>
    expect(aboutOf(query)).toEqual([slug]),
  );

  it('is not one that another is unlike', () =>
    expect(aboutOf('unlike in france do kids in mexico wear uniforms')).toEqual(['mexico']));

  it('is where others live if nothing else is named', () =>
    expect(aboutOf('my sister lives in sweden, do they have plugs like ours')).toEqual(['sweden']));
});
