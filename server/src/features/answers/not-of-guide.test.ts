import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.js';

describe('an answer', () => {
  const server = useTestApp();
  const abroad = {
    originCity: 'Leeds',
    originCountry: 'GB',
    destinationCity: 'Kuala Lumpur',
    destinationCountry: 'MY',
    moveType: 'international',
    moveDetails: 'full-home',
    propertySize: '2 - 3 Beds',
    moveMonth: 7,
  };
  const within = { ...abroad, destinationCity: 'Bristol', destinationCountry: 'GB', moveType: 'local' };
  const search = async (query: string, more = {}) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/chat/search',
        payload: { query, language: 'en', move: abroad, hasRange: true, ...more },
      })
    ).json();

  it.each([
    ['en', 'and without the freezer'],
    ['es', 'llevamos nevera y lavadora'],
    ['fr', 'il y a un lave-linge et une télé'],
    ['ms', 'mesin basuh tak bawa'],
    ['et', 'külmkapp ja teler'],
    ['ar', 'في ثلاجة وتلفزيون'],
  ])('says nothing of plugs or defrosting where an appliance is only named, in %s: "%s"', async (language, query) => {
    const { answer = '' } = await search(query, { language });
    expect(answer).not.toMatch(/\d V\b|plug type|defrost|descongél|dégivre|nyahbeku|sulata/i);
  });

  it('tells of plugs and of defrosting where that is asked', async () => {
    expect((await search('does my tv work in Malaysia')).answer).toContain('230 V');
    expect((await search('how do I prepare the freezer')).answer).toMatch(/defrost/i);
  });

  it.each([
    ['en', 'can I settle up with grabpay', /bank transfer or by card/],
    ['fr', 'vous prenez les francs suisses pour payer ?', /bank transfer or by card/],
    ['es', '¿y si lo mandamos en avión?', /avión|aéreo|Aire|aire/],
    ['en', 'could my husband ride in the lorry with the men', /has not told me/],
  ])('is of the company or the move and of no guide, in %s: "%s"', async (language, query, said) => {
    expect((await search(query, { language })).answer).toMatch(said);
  });

  it('lists papers for goods where customs are named and no car is', async () => {
    const { answer } = await search('شو الأوراق اللي بدها الجمارك؟', { language: 'ar' });
    expect(answer).not.toMatch(/JK69/);
  });

  it('says what would be cheaper where there is no price yet', async () => {
    const found = await search('¿no habrá algo más económico?', { language: 'es', hasRange: undefined });
    expect(found.answer).toMatch(/no llevas/);
    expect(found.country).toBeNull();
  });

  it('is yes for what the price list has, and a kind line for a loss', async () => {
    expect((await search('do you carry grand pianos', { move: undefined, hasRange: undefined })).answer).toMatch(
      /^Yes: /,
    );
    const kind = await search('my dad passed away and I must clear his flat', { move: undefined, hasRange: undefined });
    expect(kind.answer).toMatch(/^I am very sorry for your loss/);
    expect((await search('he is so nervous about it, will the same men come')).answer).not.toContain('has not told me');
  });

  it('passes on whether a pet may come within the country, and tells the rules abroad', async () => {
    expect((await search('can my dog come along with us', { move: within })).answer).toContain('has not told me');
    expect((await search('can my dog come along with us')).answer).toContain('quarantine');
  });

  it('has no source for tips, and is less sure of them', async () => {
    const found = await search('is 20 a man alright as a tip for the crew', { move: undefined, hasRange: undefined });
    expect(found.answer).toContain('Nobody has to tip');
    expect(found.sources).toEqual([]);
    expect(found.confidence).toBeLessThan(0.7);
  });

  it.each([
    ['en', 'when do I have to book', /^Start planning/],
    ['en', 'is it better to book early', /^Start planning/],
    ['en', 'whens it cheapest', /peak/],
    ['es', '¿cuándo sale más barato mudarse?', /temporada/],
    ['ms', 'kena tempah awal ke', /6 hingga 8/],
    ['et', 'millal tuleb broneerida', /6 kuni 8/],
  ])('is advice on planning, in %s: "%s"', async (language, query, said) => {
    expect((await search(query, { language, move: undefined, hasRange: undefined })).answer).toMatch(said);
  });

  it.each([
    ['en', 'how many weeks will it be at sea', abroad, /weeks/],
    ['es', '¿cuándo lo entregarían?', abroad, /semanas/],
    ['fr', 'ça ferait quel volume ?', within, /m³/],
    ['et', 'mitu tundi see kestab', within, /-liikmeline/],
    ['ar', 'بتوصل ايمتى الاغراض', abroad, /أسابيع/],
    ['ms', 'berapa orang datang angkat', abroad, /isi padu/],
  ])('is taken from the quote on the screen, in %s: "%s"', async (language, query, move, said) => {
    const found = await search(query, { language, move });
    expect(found.answer).toMatch(said);
    expect(found.country).toBeNull();
  });
});
