import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readGuides } from '../read-guides.js';
import { CountryIndex } from './country-index.js';
import { understand } from './understand-question.js';

describe('of two places in a question', async () => {
  const guides = await readGuides(fileURLToPath(new URL('../data', import.meta.url)));
  const index = new CountryIndex(guides, ['en', 'es', 'fr', 'ms', 'et', 'ar']);
  const about = (question: string) => understand(question, index).countries.about.map(({ slug, name }) => slug ?? name);

  it.each([
    ['we homeschool in Nevada and my wife found a post with a bank in Zurich, is that allowed there', 'switzerland'],
    ['monté un negocio en Oregon pero conseguí trabajo en Lisboa, ¿me sirve el carnet?', 'portugal'],
    ["j'ai une boutique en Floride et un poste à Munich, comment m'assurer", 'germany'],
    ['ada kedai di Texas dan dapat kerja di Osaka, insurans macam mana', 'japan'],
    ['عندي محل في تكساس وحصلت على وظيفة في ملبورن، كيف التأمين', 'australia'],
    ['after landing in Madrid, how soon do I register? nine years in Oslo so far', 'spain'],
  ])('where a job, a landing or a wish leads: "%s"', (question, slug) => expect(about(question)).toEqual([slug]));

  it.each([
    ['I ride a scooter in Jakarta, would it pass the test in Taipei', 'taiwan'],
    ['tengo un perro grande en Quito, ¿puede entrar en Bilbao?', 'spain'],
    ['the puppy was vaccinated in Serbia, is Bern fine with that', 'switzerland'],
    ['we moved from Lima to Berlin three years ago, now going to Milan. how do we register', 'italy'],
    ['house in Denver sold at last, what kind of residency is there in Boquete', 'panama'],
    ['been in Leeds five years, is there a customs form in Perth for our sofa', 'australia'],
    ['llevo en Boston desde hace seis años, ¿qué pide la aduana en Cancún?', 'mexico'],
    ['olen elanud Londonis viis aastat, kas Tallinnas on pistikud samad', 'estonia'],
  ])('and not where somebody is, was or had it done: "%s"', (question, slug) =>
    expect(about(question)).toEqual([slug]),
  );

  it.each([
    ["we're from Recife originally, eight years in Porto, now going home. is our furniture taxed", 'brazil'],
    ['dejamos Oaxaca para Londres y ahora volvemos a casa, ¿pagan los muebles?', 'mexico'],
    ['soy tica, 3 años en Sevilla y me devuelvo, ¿pago por mis cosas?', 'costa-rica'],
    ['two years in Leeds, Irish passport, do our things get in duty free', 'ireland'],
    ['je suis originaire de Lyon, dix ans à Boston et on rentre, la douane ?', 'france'],
  ])('home is where somebody comes from: "%s"', (question, slug) => expect(about(question)).toEqual([slug]));

  it.each([
    ['how long must one be away from Australia to bring a car back tax free', 'australia'],
    ['¿cuánto hay que vivir fuera de España para traer los muebles sin pagar?', 'spain'],
  ])('one comes back to where one was away from: "%s"', (question, slug) => expect(about(question)).toEqual([slug]));

  it.each([
    ['charger type g malaysia boleh pakai kat perth tak', 'australia'],
    ['شاحن باريس يشتغل في طوكيو؟', 'japan'],
    ['les prises du Japon sont comme celles de la France ?', 'japan'],
    ['kas rootsi laadija sobib jaapani seina', 'japan'],
    ['kas Dublinis kehtib eesti juhiluba', 'ireland'],
  ])('a thing of one is to work in the other: "%s"', (question, slug) => expect(about(question)).toEqual([slug]));

  it.each([
    ['what do banks want in Cascais, an hour from Leiria', 'portugal'],
    ['cansados del calor de Dubái, ¿qué visado hay en Oporto?', 'portugal'],
    ['تعبنا من زحمة لندن ونبي نستقر بملبورن، ايش الشروط', 'australia'],
    ['what about the visa for Ireland, we already have one for Spain', 'ireland'],
    ['is Ireland in schengen? he already has a visa for Italy', 'ireland'],
    ['my card is from Tartu, so can I just move there from Boston', 'estonia'],
  ])('distance, flight and papers lead nowhere: "%s"', (question, slug) => expect(about(question)).toEqual([slug]));

  it.each([
    ['my wife is in Peru and I work in Utrecht, is there an exam before she joins me', 'netherlands'],
    ['ma femme est au Maroc et je suis à Cologne, doit-elle parler allemand avant de me rejoindre', 'germany'],
    ['خطيبتي في المغرب وانا في برلين، في امتحان قبل ما تيجي؟', 'germany'],
  ])('somebody comes to where the visitor is: "%s"', (question, slug) => expect(about(question)).toEqual([slug]));

  it('both, where both are weighed', () => {
    expect(about('job offers in Rome and in Lyon, where is the school free')).toEqual(['italy', 'france']);
  });
});
