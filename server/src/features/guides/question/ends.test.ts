import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { readGuides } from '../read-guides.js';
import { CountryIndex } from './country-index.js';
import { understand } from './understand-question.js';

const languages = ['en', 'es', 'fr', 'ms', 'et', 'ar'];

describe('which end of a move a question is about', () => {
  let index: CountryIndex;
  beforeAll(async () => {
    index = new CountryIndex(await readGuides(fileURLToPath(new URL('../data', import.meta.url))), languages);
  });
  const aboutOf = (query: string) => understand(query, index).countries.about.map(({ slug, name }) => slug ?? name);

  it.each([
    ['do I have to deregister in Germany when I move to Japan', 'germany'],
    ['¿tengo que darme de baja en España si me mudo a Canadá?', 'spain'],
    ['dois-je me désinscrire en France avant de partir au Canada', 'france'],
    ['kas pean ennast Eestis registrist välja kandma, kui kolin Rootsi', 'estonia'],
    ['Can I export my antiques from Italy to Canada?', 'italy'],
    ['how do I export my car to Japan', 'japan'],
    ['coming back to Sweden from Dubai, what papers', 'sweden'],
    ['I work for a US firm and want to live in Spain', 'spain'],
    ['my husband is Thai, we live in Italy and move to Canada', 'canada'],
    ['we have been living for ten years in Germany, now visa for Canada', 'canada'],
    ['I want to live in Spain, I come from the UK', 'spain'],
    ['vivo en México y me mudo a España, ¿visado?', 'spain'],
    ['j’habite à Paris et je pars au Canada, quel visa', 'canada'],
    ['saya tinggal di Malaysia dan pindah ke Jepun, visa?', 'japan'],
    ['me elame Saksamaal ja kolime Kanadasse, viisa?', 'canada'],
    ['أعيش في ألمانيا وأريد الانتقال إلى كندا، تأشيرة؟', 'canada'],
    ['a dog with a UK passport to Spain', 'spain'],
  ])('"%s" is about %s', (query, slug) => expect(aboutOf(query)).toEqual([slug]));

  it.each([
    ['moving to Paris, Texas: visa?', 'united-states'],
    ['moving to Paris, TX: visa?', 'united-states'],
    ['visa for Panama City, Florida', 'united-states'],
    ['visa for Panama City Beach, FL', 'united-states'],
    ['do I need a visa for Lebanon, Tennessee', 'united-states'],
    ['customs in London, Ontario', 'canada'],
    ['Perth, Western Australia: visa?', 'australia'],
    ['customs for Dublin, Ohio', 'united-states'],
    ['moving to Tennessee, which visa', 'united-states'],
    ['visa for Paris', 'france'],
    ['visa for Panama City', 'panama'],
    ['visa for Lebanon', 'Lebanon'],
  ])('"%s" is about %s, where the town is', (query, slug) => expect(aboutOf(query)).toEqual([slug]));

  it('does not take a country after another for its region', () => {
    expect(aboutOf('customs in Turkey, Georgia and Spain')).toEqual(['Turkey', 'spain']);
  });
});
