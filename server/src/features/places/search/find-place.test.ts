import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRealGazetteer } from '../../../testing/places/real-gazetteer.js';
import { findPair } from './find-pair.js';
import { type FindOptions, findPlace, type PlaceMatch } from './find-place.js';
import { openPlaceIndex } from './place-index.js';
import { placeAt } from './place-labels.js';

const index = openPlaceIndex(createRealGazetteer());
const served = ['MY', 'GB', 'CA', 'IE', 'EE'];

function told(match: PlaceMatch): string {
  if (match.kind === 'found') return match.place.label;
  return match.kind === 'unknown' ? 'unknown' : `ask: ${match.candidates.map(({ label }) => label).join(' / ')}`;
}
const find = (text: string, options: FindOptions = {}): string => told(findPlace(index, text, options));

describe('a city that is taken without asking', () => {
  it.each([
    ['London', 'London, United Kingdom'],
    ['Leeds', 'Leeds, United Kingdom'],
    ['Kuala Lumpur', 'Kuala Lumpur, Malaysia'],
    ['KL', 'Kuala Lumpur, Malaysia'],
    ['Perth', 'Perth, Western Australia, Australia'],
    ['Dublin', 'Dublin, Ireland'],
    ['Singapore', 'Singapore'],
    ['New York', 'New York, United States'],
    ['Springfield, IL', 'Springfield, Illinois, United States'],
    ['London, Ontario', 'London, Ontario, Canada'],
    ['Paris, Texas', 'Paris, Texas, United States'],
    ['Leeds, West Yorkshire', 'Leeds, United Kingdom'],
    ['Newcastle NSW', 'Newcastle, New South Wales, Australia'],
    ['12 High Street, Leeds LS1 4AB, UK', 'Leeds, United Kingdom'],
    ['greater london', 'London, United Kingdom'],
    ['Kuala Lumpr', 'Kuala Lumpur, Malaysia'],
    ['Cork', 'Cork, Ireland'],
    ['Tallinn, Estonia', 'Tallinn, Estonia'],
  ])('"%s" is %s', (typed, label) => {
    expect(find(typed)).toBe(label);
  });
});

describe('a city that has namesakes, for a company nearby', () => {
  const boston = { lat: 42.36, lon: -71.06 };
  const options = { preferred: ['US'], home: boston };

  it.each([
    ['Somerville', 'Somerville, Massachusetts, United States'],
    ['Quincy', 'Quincy, Massachusetts, United States'],
    ['Cambridge', 'Cambridge, Massachusetts, United States'],
    ['Paris', 'Paris, France'],
    ['Springfield, IL', 'Springfield, Illinois, United States'],
  ])('"%s" is %s', (typed, label) => {
    expect(find(typed, options)).toBe(label);
  });

  it('is asked for elsewhere', () => {
    expect(find('Somerville', { preferred: ['GB'] })).toMatch(/^ask: /);
  });
});

describe('a city in a language of the chat', () => {
  it.each([
    ['لندن', 'London, United Kingdom'],
    ['باريس', 'Paris, France'],
    ['كوالالمبور', 'Kuala Lumpur, Malaysia'],
    ['كوالا لمبور، ماليزيا', 'Kuala Lumpur, Malaysia'],
    ['لندن، المملكة المتحدة', 'London, United Kingdom'],
    ['لندن بريطانيا', 'London, United Kingdom'],
    ['القاهره', 'Cairo, Egypt'],
    ['قاهرة', 'Cairo, Egypt'],
    ['اسطنبول', 'Istanbul, Türkiye'],
    ['ابو ظبى', 'Abu Dhabi, United Arab Emirates'],
    ['صنعا', 'Sanaa, Yemen'],
    ['Londres, Reino Unido', 'London, United Kingdom'],
    ['Varsovia', 'Warsaw, Poland'],
    ['Ginebra', 'Geneva, Switzerland'],
    ['Genève', 'Geneva, Switzerland'],
    ['Pékin', 'Beijing, China'],
    ['Moskva', 'Moscow, Russia'],
    ['Le Caire, Égypte', 'Cairo, Egypt'],
    ['Varssavi, Poola', 'Warsaw, Poland'],
    ['Kaherah', 'Cairo, Egypt'],
  ])('"%s" is %s', (typed, label) => {
    expect(find(typed)).toBe(label);
  });

  it('is each of the thousand largest cities in Arabic', () => {
    const { keyCount, keyTexts, keyPlaces, texts } = index.gazetteer;
    // Letters of Arabic begin with these bytes.
    const isArabic = (key: number): boolean => [0xd8, 0xd9].includes(texts[keyTexts[key] ?? 0] ?? 0);
    const keys = Array.from({ length: keyCount }, (_, key) => key).filter(isArabic);
    const named = new Set(keys.map((key) => keyPlaces[key]));
    const nameless = Array.from({ length: 1_000 }, (_, row) => row).filter((row) => !named.has(row));
    expect(nameless.map((row) => placeAt(index, row).label)).toEqual([]);
  });

  it('is found with a wrong letter', () => {
    expect(find('كازابلانكاا')).toBe('Casablanca, Morocco');
    expect(find('سانت بطرسبورغ')).toBe('Saint Petersburg, Russia');
    expect(find('Barcelonne')).toMatch(/Barcelona, Spain/);
  });
});

describe('a text that could mean several places', () => {
  it.each(['Springfield', 'Cambridge', 'Richmond', 'Halifax', 'San Jose', 'Malaysia', 'Georgia', 'Ontario', 'Surrey'])(
    '"%s" is asked about',
    (typed) => {
      expect(find(typed)).toMatch(/^ask: /);
    },
  );

  it('asks if a typing error or a word after the comma leaves a doubt', () => {
    expect(find('Narnia')).toMatch(/^ask: Sarnia/);
    expect(find('Paris, Narnia')).toMatch(/^ask: Paris, France/);
  });

  it('takes the one in a country that the company serves', () => {
    expect(find('Birmingham')).toMatch(/^ask: /);
    expect(find('Birmingham', { preferred: served })).toBe('Birmingham, United Kingdom');
    expect(find('Springfield', { preferred: served })).toMatch(/^ask: /);
    expect(find('London', { preferred: ['CA'] })).toMatch(/^ask: /);
  });
});

it('knows nothing of what is no place', () => {
  for (const text of ['', ' ', 'somewhere nice maybe', 'asdfghjkl', '???', '12345']) expect(find(text)).toBe('unknown');
});

it('never throws, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
      expect(['found', 'ambiguous', 'unknown']).toContain(findPlace(index, text).kind);
    }),
    { numRuns: 3_000 },
  );
});

it('understands its own labels, or asks among places that are labelled alike', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: index.gazetteer.placeCount - 1 }), (row) => {
      const { label, id, name } = placeAt(index, row);
      const match = findPlace(index, label);
      if (match.kind === 'found' && match.place.id === id) return;
      // Some forty of the fifty thousand: a town that bears the name of its region, or two alike side by side.
      const among = match.kind === 'found' ? [match.place] : match.kind === 'ambiguous' ? match.candidates : [];
      expect(among.length, `${label} of ${name}`).toBeGreaterThan(0);
    }),
    { numRuns: 3_000 },
  );
});

describe('two ends of a move', () => {
  const pair = (from: string, to: string, moveType: 'local' | 'international' | null): string => {
    const ends = { origin: { text: from }, destination: { text: to }, moveType };
    const { origin, destination } = findPair(index, ends, { preferred: served });
    return `${told(origin)} → ${told(destination)}`;
  };

  it('settles a doubt by what the move was called', () => {
    expect(pair('Leeds', 'Halifax', 'local')).toBe('Leeds, United Kingdom → Halifax, United Kingdom');
    expect(pair('Leeds', 'Halifax', 'international')).toBe('Leeds, United Kingdom → Halifax, Nova Scotia, Canada');
    expect(pair('London', 'Toronto', 'local')).toMatch(/^London, United Kingdom → Toronto/);
  });

  it('does not believe the name of the move against the places', () => {
    expect(pair('Leeds', 'Manchester', 'international')).toBe('Leeds, United Kingdom → Manchester, United Kingdom');
    expect(pair('Leeds', 'Dublin', 'local')).toBe('Leeds, United Kingdom → Dublin, Ireland');
  });

  it('takes the suggestion that was picked, and reads the text if its id is unknown', () => {
    const picked = findPlace(index, 'Springfield, IL');
    const id = picked.kind === 'found' ? picked.place.id : '';
    const read = (originId: string): string => {
      const ends = { origin: { text: 'Springfield', id: originId }, destination: { text: 'Leeds' }, moveType: null };
      return told(findPair(index, ends).origin);
    };
    expect(read(id)).toBe('Springfield, Illinois, United States');
    expect(read('4999999999')).toMatch(/^ask: /);
  });
});
