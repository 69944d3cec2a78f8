import { describe, expect, it } from 'vitest';
import { guidesInEnglish, useTestApp } from '../../testing/use-test-app.js';

const sized = { moveDetails: 'full-home', propertySize: '2 - 3 Beds', moveMonth: 7 };
const within = {
  ...sized,
  moveType: 'local',
  originCity: 'Leeds, United Kingdom',
  originCountry: 'GB',
  destinationCity: 'York, United Kingdom',
  destinationCountry: 'GB',
};
const abroad = {
  ...within,
  moveType: 'international',
  destinationCity: 'Boston, United States',
  destinationCountry: 'US',
};
const toGuideWithout = { ...abroad, destinationCity: 'Rome, Italy', destinationCountry: 'IT' };

describe('a question of who has a price on the screen', () => {
  const server = useTestApp(guidesInEnglish);
  const search = async (query: string, { language = 'en', move = within, ...more }: Record<string, unknown> = {}) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/chat/search',
        payload: { query, language, move, hasRange: true, ...more },
      })
    ).json();

  it.each([
    ['en', 'is the vat already on there', 'do not know whether tax'],
    ['en', 'do i pay vat on top when i pay', 'do not know whether tax'],
    ['es', '¿y el IVA?', 'No sé si el precio incluye impuestos'],
    ['fr', 'la TVA est dedans ?', 'Je ne sais pas si le prix comprend les taxes'],
    ['ms', 'kena SST ke', 'Saya tidak tahu'],
    ['et', 'käibemaks tuleb juurde?', 'Ma ei tea, kas hind sisaldab makse'],
    ['ar', 'والضريبة؟', 'لا أعرف إن كان السعر يشمل الضريبة'],
  ])('on tax is answered of the price, and not from a guide, in %s: "%s"', async (language, query, said) => {
    const found = await search(query, { language, country: 'united-kingdom' });
    expect(found.answer).toContain(said);
    expect(found.country).toBeNull();
  });

  it.each(['will the crew laugh at my wallpaper', 'so which of the two bands was louder'])(
    'within one country never hears what its guide lacks: "%s"',
    async (query) => {
      const { answer = '', country = null } = await search(query);
      expect(answer).not.toContain('guide to the United Kingdom');
      expect(country).toBeNull();
    },
  );

  it('on packing in other words is told its price', async () => {
    expect((await search('would packing be a lot more')).answer).toBe(
      (await search('how much would packing cost')).answer,
    );
  });

  it.each([
    ['en', 'are tolls in that price', 'not in the price: Parking permits'],
    ['en', 'is the ferry included', 'not in the price: Parking permits'],
    ['en', 'does the quote cover customs', 'no customs within one country'],
    ['en', 'what does it come to per box', 'The price rests on'],
    ['en', 'how much by sea for just 8 boxes', '8 boxes'],
    ['en', 'do they charge extra for my bike', 'more than now'],
    ['en', 'do I pay extra for stairs, 3rd floor here no lift', 'no lift. That would be'],
    ['es', '¿los peajes van incluidos?', 'peajes'],
    ['fr', 'le ferry est compris ?', 'péages'],
    ['ms', 'tol termasuk tak', 'tol'],
    ['et', 'kas teemaks on hinna sees', 'teemaksud'],
  ])('on its parts is answered of the price in %s: "%s"', async (language, query, said) => {
    const found = await search(query, { language, country: 'united-kingdom' });
    expect([found.confidence, found.answer]).toEqual([0.9, expect.stringContaining(said)]);
  });

  it.each(['do i get a list of banned things for the bike', 'how do i get to my stuff'])(
    'says nothing of a border that the move does not cross: "%s"',
    async (query) => {
      const found = await search(query, { country: 'united-kingdom' });
      expect(JSON.stringify(found)).not.toMatch(/Transfer of Residence|may not come into/u);
    },
  );

  it.each([
    ['en', 'are you guys registered'],
    ['en', 'vat number?'],
    ['en', 'do you lend crates'],
    ['en', 'can you unplug the cooker'],
    ['es', '¿cuántas cajas nos dais?'],
    ['fr', 'vous prêtez des caisses ?'],
    ['ms', 'boleh bagi berapa kotak'],
    ['et', 'mitu kasti te annate'],
    ['ar', 'كم كرتون تعطونا'],
  ])('on what the company does is asked of the company in %s: "%s"', async (language, query) => {
    const found = await search(query, { language, country: 'united-kingdom' });
    expect(found).toMatchObject({ country: null, confidence: 0.4, sources: [] });
  });

  it.each([
    ['en', 'do I have to exchange my licence'],
    ['en', 'is our licence valid to drive there'],
    ['es', '¿me sirve el carnet de conducir?'],
    ['fr', 'mon permis de conduire est valable là-bas ?'],
    ['ms', 'lesen memandu saya sah ke di sana'],
    ['et', 'kas mu juhiload kehtivad seal'],
    ['ar', 'هل رخصة القيادة صالحة هناك'],
  ])(
    'on a driving licence has what the guide says of licences, or that it says nothing, in %s: "%s"',
    async (language, query) => {
      expect(await search(query, { language, move: abroad })).toMatchObject({
        country: 'united-states',
        answer: expect.stringContaining('driving licence of your state'),
      });
      const nothing = await search(query, { language, move: toGuideWithout });
      expect([nothing.country, nothing.confidence]).toEqual(['italy', 0.45]);
    },
  );

  it('on duty is answered for the country of the move, which is not asked for again', async () => {
    const found = await search('is there duty to pay on it', { move: abroad });
    expect(found.answer).not.toContain('Name the country');
  });

  it.each([
    ['en', 'how many miles is it'],
    ['es', '¿a qué distancia está?'],
    ['fr', 'ça fait combien de km'],
    ['ms', 'berapa jauh tu'],
    ['et', 'kui kaugel see on'],
    ['ar', 'كم المسافة بينهم'],
  ])('on the way is told how long it is, also before there is a range, in %s: "%s"', async (language, query) => {
    const priced = await search(query, { language });
    expect(priced.answer).toMatch(/\p{Nd}.*(?:Leeds|York)/u);
    expect((await search(query, { language, hasRange: false })).answer).toBe(priced.answer);
  });

  it('on the time of a move within the country hears of no ship, and of no time where the contents are unknown', async () => {
    const { answer } = await search('how long will it take you', { hasRange: false });
    expect(answer).toMatch(/hr|hours/);
    expect(answer).not.toContain('Ocean freight');
    const { moveDetails: _, propertySize: __, ...route } = within;
    const unknown = await search('how long will it take you', { hasRange: false, move: route });
    expect(unknown.answer ?? '').not.toMatch(/hr of work/);
  });

  it('on what one thing adds is told the price without it', async () => {
    const move = { ...abroad, specialItems: ['piano-upright'] };
    const { answer } = await search('what does the piano add to the price', { move });
    expect(answer).toMatch(/^Without: Upright piano|^Without.*piano/iu);
  });
});

describe('a move within a country that the company does not serve', () => {
  const server = useTestApp(guidesInEnglish);
  const ends = {
    originCity: 'Nantes, France',
    originCountry: 'FR',
    destinationCity: 'Rennes, France',
    destinationCountry: 'FR',
  };
  const search = async (query: string, move: object) => {
    const payload = { query, language: 'fr', companyId: 'demo', move };
    return (await server.app.inject({ method: 'POST', url: '/api/chat/search', payload })).json();
  };

  it('is answered by what it does instead, as soon as both places are told', async () => {
    expect((await search('de Nantes à Rennes, un studio', ends)).answer).toMatch(/déménagements internationaux/);
  });

  it('and goes on to answer other questions', async () => {
    const { answer = '' } = await search('comment emballer la vaisselle ?', ends);
    expect(answer).not.toMatch(/déménagements internationaux/);
  });
});
