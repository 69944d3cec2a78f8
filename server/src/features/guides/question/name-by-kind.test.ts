import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { english } from '../../../testing/languages.js';
import { GuidesService } from '../guides.service.js';
import { readGuides } from '../read-guides.js';

const languages = ['en', 'es', 'fr', 'ms', 'et', 'ar'];
let guides: GuidesService;
beforeAll(async () => {
  guides = new GuidesService(await readGuides(fileURLToPath(new URL('../data', import.meta.url))), languages);
});
const answerTo = (query: string) => guides.search({ query, reader: english })?.answer.answer;
const about = (query: string) => guides.understand(query).countries.about.map(({ slug }) => slug);

describe('a name is asked about as its kind', () => {
  it.each([
    ['Can I import my Skoda to Malaysia?', 'Can I import my car to Malaysia?'],
    ['Can I import my VW Golf to Malaysia?', 'Can I import my car to Malaysia?'],
    ['Can I bring our cockapoo to Japan?', 'Can I bring our dog to Japan?'],
    ['Can I bring my Maine Coon to Japan?', 'Can I bring my cat to Japan?'],
    ['¿puedo llevar mi Peugeot 208 a Suecia?', '¿puedo llevar mi coche a Suecia?'],
    ['Can I bring my hamster to Italy?', 'Can I bring my chinchilla to Italy?'],
  ])('"%s" is answered as "%s"', (named, plain) => {
    expect(answerTo(named)).toBeDefined();
    expect(answerTo(named)).toBe(answerTo(plain));
  });

  it.each([
    ['Can I take Xanax to the UAE?', /Medicines/],
    ['Is codeine allowed in the UAE?', /codeine/],
    ['Do we need winter tyres in Sweden?', /Winter tyres/],
    ['Can I bring a Glock to Mexico?', /Firearms/],
    ['Can I bring my orchid to New Zealand?', /Plants/],
    ['Can I bring my Marlboros to Spain?', /^Marlboros: [\s\S]+tobacco/],
    ['Can I bring jamón to Taiwan?', /Pork/],
    ['Can I bring my DJI Mavic to Mexico?', /Drones/],
    ['puis-je apporter du whisky au Mexique', /Alcohol/],
    ['boleh bawa keris ke Sweden', /knives/],
    ['kas ma tohin tuua elevandiluud Hispaaniasse', /Protected/],
    ['هل يمكنني إحضار مسدس إلى المكسيك', /Firearms/],
  ])('"%s" is answered by the entry for its kind', (query, entry) => {
    expect(answerTo(query)).toMatch(entry);
  });
});

it.each(['هل يمكنني أن آخذ كلبي معي؟', 'can I bring our cockapoo?'])('"%s" is asked back for its country', (query) => {
  expect(guides.search({ query, reader: english })?.answer.confidence).toBe(0.4);
});

describe('a country in the name of a thing', () => {
  it.each([
    ['Can I bring my Irish setter to Spain?', 'spain'],
    ['Can I bring a German shepherd to Canada?', 'canada'],
    ['a Swiss army knife into Sweden', 'sweden'],
  ])('"%s" is about %s', (query, slug) => expect(about(query)).toEqual([slug]));
});
