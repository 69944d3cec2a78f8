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
/** What the guide says, without the name of the thing that the question has. */
const entriesFor = (query: string) => answerTo(query)?.replace(/^[^:\n]+: /, '');
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
    expect(entriesFor(named)).toBe(entriesFor(plain));
  });

  it.each([
    ['Can I bring my Marlboros to Spain?', /^Marlboros: .*\n• Alcohol and tobacco/],
    ['Can I take Xanax to the UAE?', /Medicines/],
    ['Is codeine allowed in the UAE?', /^Codeine: only under conditions\.\n• Medicines/],
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

describe('what the advice gets of a question', () => {
  const ownRest = (query: string) => guides.understand(query).ownRest;

  it.each(['is my fridge insured', 'comment emballer la vaisselle', 'cómo muevo la lavadora'])(
    'is "%s" as it was typed, without the word of the guides',
    (query) => expect(ownRest(query)).toBe(query),
  );

  it('has the kind of a make or a breed', () => expect(ownRest('may my Skoda come')).toBe('may my car come'));
});
