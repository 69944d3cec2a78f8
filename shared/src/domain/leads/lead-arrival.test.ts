import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalInWords, cameFromOf, readArrival } from './lead-arrival.js';

const page = 'https://movers.example/quote';
const wordsOf = (query: string) => {
  const { arrival } = readArrival(`${page}?${query}`);
  return arrivalInWords(cameFromOf(arrival), arrival.campaign);
};

describe('Where a lead came from', () => {
  it.each([
    ['utm_source=google&utm_medium=cpc&utm_campaign=spring', 'Google ads, campaign spring'],
    ['gclid=Cj0K&utm_campaign=spring+sale', 'Google ads, campaign spring sale'],
    ['?utm_source=google&utm_medium=cpc&ref=', 'Google ads'],
    ['msclkid=1', 'Bing ads'],
    ['fbclid=abc', 'Facebook'],
    ['utm_source=facebook&utm_medium=paid_social', 'Facebook ads'],
    ['utm_source=newsletter&utm_medium=email', 'newsletter'],
    ['ref=www.google.co.uk', 'Google search'],
    ['ref=l.facebook.com', 'Facebook'],
    ['ref=www.bbc.co.uk', 'bbc.co.uk'],
    ['ref=notgoogle.com', 'notgoogle.com'],
    ['utm_campaign=spring', 'campaign spring'],
    ['email=amina%40example.com&token=1', ''],
    ['ref=%3Cscript%3E', ''],
    ['ref=undefined', ''],
    ['undefined&ref=https://movers.example/home', ''],
    ['ref=https://www.bing.com/search?q=movers', 'Bing search'],
  ])('of %s is said as %j', (query, words) => {
    expect(wordsOf(query)).toBe(words);
  });

  it('keeps the page without its query and fragment, and nothing else of the query', () => {
    const { page: kept, arrival } = readArrival(`${page}?email=a@b.example&utm_source=x&ref=bbc.co.uk#top`);
    expect(kept).toBe(page);
    expect(arrival).toEqual({ source: 'x', referrer: 'bbc.co.uk' });
  });

  it('is short text whatever stands in the address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 900 }), (query, value) => {
        const { page: kept, arrival } = readArrival(`${page}?${query}&utm_source=${encodeURIComponent(value)}`);
        expect(kept).not.toMatch(/[?#]/);
        for (const said of Object.values(arrival)) {
          expect(Array.from(said as string).length).toBeLessThanOrEqual(200);
          expect(said).not.toMatch(/[\p{Cc}\p{Cs}]/u);
        }
        expect(Array.from(cameFromOf(arrival)).length).toBeLessThanOrEqual(60);
      }),
    );
  });
});
