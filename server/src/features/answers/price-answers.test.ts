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

  it.each([
    ['en', 'and what if we don’t bring the piano', 'Upright piano: left out'],
    ['es', '¿y si no llevamos el piano?', 'Piano vertical: descartado'],
    ['fr', 'et si on laisse le piano ?', 'Piano droit : retiré'],
    ['ms', 'kalau piano tak bawa?', 'Piano tegak: dikeluarkan'],
    ['et', 'aga kui klaver jääb maha', 'Pianiino'],
    ['ar', 'طيب ولو من غير البيانو', 'بيانو قائم'],
  ])('says in %s what it would leave out, before there is a range: "%s"', async (language, query, words) => {
    const known = { ...move, moveMonth: undefined, specialItems: ['piano-upright'] };
    expect((await search(query, { language, move: known, hasRange: false })).answer).toContain(words);
  });

  it('names what would stay, and not the rest of the list', async () => {
    const items = [
      { code: 'sofa-three', count: 1 },
      { code: 'bicycle', count: 1 },
    ];
    const listed = { ...move, inventory: { items, isComplete: false } };
    const { answer } = await search('et si j’enlève le vélo', { language: 'fr', move: listed });
    expect(answer).toContain('écrivez « Vélo : retiré »');
    expect(answer).not.toContain('Canapé');
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

  it.each([
    ['en', 'does adding my Ikea Malm desk make it more', 'more than now'],
    ['en', 'would adding a wardrobe cost extra', 'more than now'],
    ['en', 'does it cost more with a piano', 'more than now'],
    ['es', '¿sube el precio si añado un piano?', 'más que ahora'],
    ['fr', 'ça coûte plus cher avec un piano ?', 'de plus'],
    ['ms', 'lebih mahal kalau tambah piano?', 'lebih daripada sekarang'],
    ['et', 'kas hind tõuseb kui lisan klaveri', 'rohkem kui praegu'],
    ['ar', 'هل يزيد السعر لو اضفت بيانو؟', 'أكثر بمقدار'],
  ])('says in %s what adding a thing would make it: "%s"', async (language, query, more) => {
    expect((await search(query, { language })).answer).toContain(more);
  });

  it.each([
    ['en', 'what does packing add to that', 'more than now'],
    ['en', 'how much on top for packing', 'more than now'],
    ['es', '¿cuánto sube el precio con embalaje?', 'más que ahora'],
    ['fr', "l'emballage, c'est combien ?", 'de plus'],
    ['ms', 'berapa harga pembungkusan', 'lebih daripada sekarang'],
    ['et', 'mis on pakkimise hind', 'rohkem kui praegu'],
    ['ar', 'بكم التغليف', 'أكثر بمقدار'],
  ])('says in %s what packing would add: "%s"', async (language, query, more) => {
    expect((await search(query, { language })).answer).toContain(more);
  });

  it('says what the range would be without the packing that is in it', async () => {
    const found = await search('how much is packing', { move: { ...move, packing: true } });
    expect(found.answer).toContain('less than now');
  });

  it.each([
    ['en', 'how many lads are you sending', /Crew of \d/],
    ['es', '¿cuántos operarios vienen?', /Equipo de \d/],
    ['fr', 'vous serez combien ?', /Équipe de \d/],
    ['ms', 'berapa pekerja yang datang', /Pasukan \d/],
    ['et', 'mitu kolijat tuleb', /\d-liikmeline meeskond/],
    ['ar', 'كم عدد العمال؟', /فريق من \d/],
  ])('says in %s how many people come: "%s"', async (language, query, crew) => {
    const local = { ...move, destinationCity: 'Bristol', moveType: 'local' };
    expect((await search(query, { language, move: local })).answer).toMatch(crew);
  });

  it('prices no packing of a part, and nothing to pack with', async () => {
    expect((await search('how much is packing only the kitchen')).answer).not.toContain('than now');
    expect((await search('how much is packing tape')).answer).not.toContain('than now');
  });

  it.each(['does adding my Ikea Malm desk make it more', 'would adding a wardrobe cost extra'])(
    'says before the range that it changes with what goes along: "%s"',
    async (query) => {
      expect((await search(query, { hasRange: false })).answer).toContain('the range changes');
    },
  );

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

  it.each([
    ['en', 'is that price firm', 'preliminary ranges'],
    ['en', 'will you add more later', 'preliminary ranges'],
    ['es', '¿es el precio cerrado?', 'rangos preliminares'],
    ['fr', "c'est un prix ferme ?", 'fourchettes provisoires'],
    ['ms', 'harga ni fix ke', 'julat awal'],
    ['et', 'kas see on kindel hind', 'esialgsed vahemikud'],
    ['ar', 'هل السعر ثابت ولا لا', 'نطاقات أولية'],
    ['en', 'is it per person?', 'whole move'],
    ['en', 'is that price final', 'where from, where to'],
    ['es', '¿el precio es por persona?', 'toda la mudanza'],
    ['fr', "c'est par personne ?", 'tout le déménagement'],
    ['ms', 'harga tu untuk seorang ke?', 'keseluruhan perpindahan'],
    ['et', 'kas see on inimese kohta?', 'kogu kolimise'],
    ['ar', 'هل السعر للشخص الواحد؟', 'للنقل كله'],
    ['en', 'does it include my tuba', 'lists what is in the price'],
    ['fr', 'est-ce que ça comprend le piano', 'indique ce qui est compris'],
    ['et', 'kas see sisaldab klaverit', 'hinna sees'],
  ])('is answered by what a range is where none is on the screen, in %s: "%s"', async (language, query, said) => {
    const found = await search(query, { language, move: undefined, hasRange: undefined });
    expect(found).toMatchObject({ country: null, confidence: 0.9 });
    expect(found.answer).toContain(said);
  });

  it.each(['do I need a fixed address for the visa for Malaysia', 'is the visa fee included for Malaysia'])(
    'is no question about a country: "%s"',
    async (query) =>
      expect((await search(query, { move: undefined, hasRange: undefined })).answer).not.toMatch(
        /preliminary|Each range/,
      ),
  );

  it('lists what is in the price where a thing is named that no list knows', async () => {
    expect((await search('does it include the spiral dough mixer')).answer).toContain('In the price');
  });
});
