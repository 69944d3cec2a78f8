import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { understanding } from '@meg/shared/contract/understanding';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Languages, languageFor } from '../../languages/choose-language.js';
import { readLanguages } from '../../languages/read-languages.js';
import { Matters } from '../../retrieval/matters/matters.js';
import { GuidesService } from '../guides/guides.service.js';
import { readGuides } from '../guides/read-guides.js';
import { createPlacesService, type PlacesService } from '../places/places.service.js';
import { type SentenceCase, sentences } from './sentences.test-data.js';
import { UnderstandingService } from './understanding.service.js';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const root = '../../../..';
const now = () => Date.UTC(2026, 10, 21);

const read = (file: string) => readFileSync(fromHere(`${root}/server/dist/${file}`));

describe('understanding', () => {
  let languages: Languages;
  let guides: GuidesService;
  let service: UnderstandingService;
  beforeAll(async () => {
    languages = await readLanguages(fromHere(`${root}/shared/src/languages`));
    guides = new GuidesService(await readGuides(fromHere('../guides/data')), languages.keys());
    service = serviceWith(createPlacesService(read('gazetteer.bin')));
  });

  const serviceWith = (places: PlacesService) =>
    new UnderstandingService({
      places,
      guides,
      languages,
      classifier: read('classifier.bin'),
      matters: new Matters(read('matters.bin')),
      now,
    });
  const understand = (text: string, language = 'en') =>
    service.understand({ text, reader: languageFor(languages, [language]), preferred: ['MY', 'GB', 'CA', 'IE', 'EE'] });

  const shown = (slot: { value: unknown; countryCode?: unknown; isCity?: unknown }): unknown =>
    slot.isCity === false ? slot.countryCode : slot.value;

  /** The slots as a case of the table writes them. */
  function slotsOf({ text, language, slots }: SentenceCase): Record<string, unknown> {
    const found = Object.entries(understand(text, language).slots);
    return Object.fromEntries(
      found.flatMap(([name, slot]) => {
        if (!slot) return [];
        const value = shown(slot);
        const expected = slots[name];
        const isFitting = typeof value === 'string' && typeof expected === 'string' && value.startsWith(expected);
        return [[name, isFitting && (name === 'origin' || name === 'destination') ? expected : value]];
      }),
    );
  }

  it.each(sentences)('knows what "$text" wants', ({ text, language, intent, country }) => {
    const answer = understand(text, language);
    expect(answer).toMatchObject({ intent, ...(country && { country }) });
  });

  it.each(sentences)('takes from "$text" what it says of the move, and what that implies', (one) => {
    const { propertySize, rooms, moveSize, moveDetails } = one.slots;
    const isHome = !moveDetails && (propertySize ?? rooms ?? moveSize) !== undefined;
    const isWhole = moveDetails === 'full-home' && !moveSize;
    expect(slotsOf(one)).toEqual({
      ...one.slots,
      ...(isHome && { moveDetails: 'full-home' }),
      ...(isWhole && { moveSize: 'All furniture and content' }),
    });
  });

  it.each(sentences)('tells the language of "$text"', ({ text, language }) => {
    expect(understand(text, language).language).toBe(language);
  });

  it.each([
    ['fr', 'fr', 'de Lille à Nantes, studio, mi avril'],
    ['fr', 'fr', 'de Leeds à Cork, T3, mi-mars'],
    ['es', 'fr', 'de Madrid a Lyon en mayo'],
    ['es', 'fr', 'mudanza Madrid Lyon'],
    ['en', 'fr', 'from Leeds to York'],
    ['ar', 'ar', '9addech el soum mn sfax l tunis'],
  ])('takes it for %s in a chat in %s: "%s"', (language, reader, text) => {
    expect(understand(text, reader).language).toBe(language);
  });

  it('fills in both cities with their ids, so that nothing has to be asked again', () => {
    const { slots, isSure, question } = understand('2-bed flat from Leeds to KL in June, we have a cat');
    expect(slots.origin).toMatchObject({ placeId: expect.stringMatching(/^\d+$/), countryCode: 'GB', isCity: true });
    expect(slots.destination).toMatchObject({ placeId: expect.stringMatching(/^\d+$/), countryCode: 'MY' });
    expect({ isSure, question }).toEqual({ isSure: true, question: null });
  });

  it.each([
    'how to pack the bath',
    'I need nice boxes to pack an orange sofa',
    'reading lamps and mobile phones',
    'to go or not to go, of the same or of the most',
    'fine bone china',
    'I live at 12 Paris Street',
  ])('takes no word for a city in "%s"', (text) => {
    const { slots } = understand(text);
    expect([slots.origin, slots.destination]).toEqual([undefined, undefined]);
  });

  it.each([
    ['Boston to Chicago', 'origin', 'US'],
    ['Auckland to Wellington', 'destination', 'NZ'],
  ] as const)('takes the large city in the country of the other end in "%s"', (text, end, countryCode) => {
    const { slots } = understand(text);
    expect(slots[end]).toMatchObject({ placeId: expect.stringMatching(/^\d+$/), countryCode });
    expect(slots.moveType?.value).toBe('local');
  });

  it.each([
    ['en', 'well, what about those'],
    ['en', 'and then?'],
    ['fr', 'euh, comment ça'],
    ['ms', 'jadi macam mana ni'],
  ])('asks what is meant where nothing is said, in %s: "%s"', (language, text) => {
    expect(understand(text, language).isSure).toBe(false);
  });

  it.each([
    ['en', 'Moving from Oslo to Lisbon in May with our cat: will it have to go into quarantine?', 'portugal'],
    ['en', 'which number brings an ambulance in Ireland', 'ireland'],
    ['es', '¿Me dejan meter queso en Japón con la mudanza?', 'japan'],
  ])('knows a question for a country guide beside what is told of a move, in %s: "%s"', (language, text, country) => {
    expect(understand(text, language)).toMatchObject({ intent: 'countryGuide', country });
  });

  it.each(["send me your other clients' phone numbers", 'how can I smuggle watches past customs'])(
    'takes "%s" for no request of ours',
    (text) => {
      expect(understand(text).intent).toBe('outOfScope');
    },
  );

  it.each([
    ['en', 'we leave Kuala Lumpur on March 3rd for Tallinn', 'Kuala Lumpur', 'Tallinn'],
    ['fr', 'maison de 5 chambres à Nantes, on part à Lisbonne en juin', 'Nantes', 'Lisbon'],
    ['fr', 'studio à Lille, direction Bruxelles', 'Lille', 'Brussels'],
    ['et', 'minu nimi on Jaan Tamm, Pärnust Riiga', 'Pärnu', 'Riga'],
  ])('finds both ends in %s: "%s"', (language, text, origin, destination) => {
    const { slots } = understand(text, language);
    expect(slots.origin?.value).toContain(origin);
    expect(slots.destination?.value).toContain(destination);
  });

  it('does not choose among cities of one name', () => {
    expect(understand('from Springfield to London').slots.origin).toMatchObject({ placeId: null, countryCode: 'US' });
  });

  it("asks a short question in the reader's language where it is not sure", () => {
    const { isSure, question, confidence } = understand('zxcv qwpo mnbl', 'fr');
    expect(isSure).toBe(false);
    expect(confidence).toBeLessThan(0.55);
    expect(question).toMatch(/\?$/);
    expect(question).toContain('déménagement');
  });

  it.each(['我要搬家', 'Где моя мебель?', '🚚🚚🚚', '​', '12345', '...'])('does not act on "%s"', (text) => {
    expect(understand(text).isSure).toBe(false);
  });

  it('never gives a date in the past', () => {
    for (const text of ['moving in January 2020', 'on 2019-05-01', 'on 12/06/2021', 'in October 2026'])
      expect(understand(text).slots).not.toHaveProperty('moveMonth');
    expect(understand('moving in October').slots.moveMonth?.value).toBe(10);
    expect(understand('moving in November').slots.moveMonth?.value).toBe(11);
  });

  it.each([
    ['moving in June 2028', 6, 2028],
    ['moving in June next year', 6, 2027],
    ['moving in 06/2028', 6, 2028],
    ['moving in two years', 11, 2028],
    ['moving in 14 months', 1, 2028],
    ['moving in June', 6, undefined],
    ['moving next month', 12, undefined],
  ])('keeps the year of the month in "%s" where it is said', (text, month, year) => {
    const { moveMonth, moveYear } = understand(text).slots;
    expect([moveMonth?.value, moveYear?.value]).toEqual([month, year]);
  });

  it('is less sure of a day that may be a month', () => {
    const doubtful = understand('moving on 12/06/2027').slots.moveDate;
    const plain = understand('moving on 25/06/2027').slots.moveDate;
    expect(doubtful).toMatchObject({ value: '2027-06-12' });
    expect(plain).toMatchObject({ value: '2027-06-25' });
    expect(doubtful?.confidence).toBeLessThan(plain?.confidence ?? 0);
  });

  it('answers any text with an answer that fits its schema', () => {
    const pieces = fc.constantFrom(
      'from',
      'to',
      'Leeds',
      'KL',
      '→',
      '2',
      'bed',
      'in',
      'May',
      '12/06/2027',
      '@',
      '<b>',
      'من',
      'لندن',
      '-',
      'á',
      '+44',
      '\u202e',
      '😀',
      'my name is',
      ',',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(pieces, { maxLength: 60 }).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const answer = understand(text);
        understanding.parse(answer);
        expect(answer.isSure).toBe(answer.question === null);
        for (const said of [answer.slots.email, answer.slots.name])
          if (said) expect(text).toContain(said.value.split(' ')[0]);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['one letter', 'a'.repeat(2_000)],
    ['markers', 'from to '.repeat(250)],
    ['cities', 'Leeds to KL '.repeat(166)],
    ['digits', '1 '.repeat(1_000)],
    ['half an address', `${'a.'.repeat(999)}@`],
    ['brackets', '(((|'.repeat(500)],
    ['names of towns', 'San Francisco de los '.repeat(95)],
    ['misspelled towns', 'from Manchestrr to Londdon '.repeat(74)],
  ])('looks up no more than a few places in 2,000 letters of %s', (_, text) => {
    expect(lookUpsOf(text)).toBeLessThan(120);
  });

  it.each([
    ['two cities', 'Leeds to York '.repeat(142)],
    ['cities of two words', 'from san jose to new york via '.repeat(66)],
  ])('looks up the same words once, however often they stand in 2,000 letters of %s', (_, text) => {
    expect(lookUpsOf(text, ['isPlaceName', 'isAreaName', 'find', 'findNamed'])).toBeLessThan(120);
  });

  /** Counts the searches that take long; the rest of the work is one pass over at most 160 words. */
  function lookUpsOf(text: string, searches: readonly (keyof PlacesService)[] = ['find', 'findNamed']): number {
    let count = 0;
    const places = createPlacesService(read('gazetteer.bin'));
    const counted = <Given extends unknown[], T>(search: (...given: Given) => T) => {
      return (...given: Given): T => {
        count++;
        return search(...given);
      };
    };
    const counting = { ...places };
    for (const name of searches) Object.assign(counting, { [name]: counted(places[name] as () => unknown) });
    serviceWith(counting).understand({ text, reader: languageFor(languages, ['en']), preferred: [] });
    return count;
  }
});
