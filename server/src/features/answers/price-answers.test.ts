import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.js';

describe('a question about the price on the screen', () => {
  const server = useTestApp();

  const move = {
    originCity: 'Leeds',
    destinationCity: 'Kuala Lumpur',
    moveType: 'international',
    moveDetails: 'full-home',
    propertySize: '2 - 3 Beds',
    moveMonth: 7,
  };
  const search = async (query: string, more = {}) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/chat/search',
        payload: { query, language: 'en', move, hasRange: true, ...more },
      })
    ).json();

  it('is answered from the quote, by the company, with confidence', async () => {
    const found = await search('why so expensive?');
    expect(found).toMatchObject({ confidence: 0.9, country: null, language: 'en' });
    expect(found.answer).toContain('Sea freight');
    expect(found.sources).toHaveLength(1);
  });

  it('works out what another month, way or number of boxes would cost, and says how to take it', async () => {
    expect((await search('what if we leave in October')).answer).toMatch(
      /less than now[\s\S]*To make it your quote, write “/,
    );
    expect((await search('and by air?')).answer).toContain('more than now');
    expect((await search('what if only 10 boxes')).answer).toContain('less than now');
    expect((await search('what if we have 4 bedrooms')).answer).toContain('more than now');
    expect((await search('¿y si nos vamos en octubre?', { language: 'es' })).answer).toContain('menos que ahora');
  });

  it('is answered in the language of the reader', async () => {
    expect((await search('¿El seguro está incluido?', { language: 'es' })).answer).toContain('Seguro');
  });

  it('needs a move with its range on the screen, and is not one about a country or another matter', async () => {
    expect((await search('why so expensive?', { move: undefined })).answer ?? '').not.toContain('Sea freight');
    expect((await search('why so expensive?', { hasRange: false })).answer ?? '').not.toContain('Sea freight');
    expect((await search('how long does the visa for Malaysia take?')).country).toBe('malaysia');
    expect((await search('how long does it take to ship to Japan?')).answer ?? '').not.toContain('Own 20-ft');
  });

  it.each([
    ['en', 'how can it be the same when i just added all that stuff', 'Sea freight'],
    ['en', 'is that price for everything or are there hidden extras', 'Not in the price'],
    ['en', 'hang on why 2 different prices', '±'],
    ['es', 'como q menos? añado cosas y baja', 'm³'],
    ['fr', "pourquoi en dollars ?? et 7000 pour 110 km c'est du vol non", 'USD'],
    ['fr', "c'est votre dernier prix ? l'autre nous faisait 6500", 'm³'],
    ['ms', 'ada kos tersembunyi ke', '•'],
    ['et', 'kas siin on varjatud kulusid', '•'],
    ['ar', 'في رسوم خفية؟', '•'],
  ])('in %s "%s" is answered from the price', async (language, query, expected) => {
    const found = await search(query, { language });
    expect(found).toMatchObject({ country: null, confidence: 0.9 });
    expect(found.answer).toContain(expected);
  });
});
