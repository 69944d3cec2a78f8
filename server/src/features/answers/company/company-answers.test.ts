import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany } from '../../../testing/companies.js';
import { createTestApp } from '../../../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../../../testing/database/each-database.js';

const languages = ['en', 'es', 'fr', 'ms', 'et', 'ar'];

describe('what a company is asked about itself', () => {
  let app: FastifyInstance;
  let test: TestDatabase;
  // A Sunday in Leeds.
  const now = () => Date.parse('2026-11-22T12:00:00Z');
  beforeAll(async () => {
    test = await createDatabase('sqlite');
    app = await createTestApp(test.database, { now });
    await addCompany(test.database, 'quiet', { localMoves: false });
    await addCompany(test.database, 'waiting');
    await addCompany(test.database, 'boston', {
      branding: { companyName: 'Bay Movers' },
      country: 'US',
      serviceAreas: ['Boston', 'Cambridge', 'Providence'],
      serviceCountries: ['US'],
    });
    await addCompany(test.database, 'open', {
      branding: { companyName: 'Open Movers' },
      contactInfo: { website: 'www.open.example', phone: '+60 3 1234 5678' },
      privacyUrl: 'https://open.example/privacy',
      serviceAreas: ['Penang'],
      serviceCountries: ['MY'],
    });
  });
  afterAll(async () => {
    await app.close();
    await test.drop();
  });

  const ask = async (query: string, more: object = {}) => {
    const answer = await app.inject({ method: 'POST', url: '/api/chat/search', payload: { query, ...more } });
    return answer.statusCode === 200 ? answer.json() : { status: answer.statusCode };
  };

  it.each([
    ['Do you serve Dublin?', 'Yes, Northbound Movers works in Dublin.'],
    ['Do you cover Kuala Lumpur?', 'works in Kuala Lumpur'],
    ['Do you move people in Estonia?', 'moves within Estonia'],
    ['Which areas do you serve?', 'Leeds, Dublin, Toronto'],
    ['What is your phone number?', '+44 113 496 0123'],
    ['What is your email address?', 'hello@northbound.example'],
    ['How do I contact you?', '+44 113 496 0123'],
    ['Do you do local moves?', 'local moves as well as'],
    ['When are you open?', 'Sunday closed'],
    ['Are you open now?', 'Nobody is there right now. Somebody is back on Monday'],
  ])('"%s" is answered by its settings', async (query, said) => {
    expect(await ask(query)).toMatchObject({
      answer: expect.stringContaining(said),
      sources: [{ title: 'Northbound Movers', url: '' }],
      confidence: 0.9,
    });
  });

  it.each([
    ['¿Qué zonas cubren?', 'es'],
    ['Quels sont vos horaires ?', 'fr'],
    ['Apakah nombor telefon anda?', 'ms'],
    ['Millal olete avatud?', 'et'],
    ['what about Sundays', 'en'],
    ['y los domingos?', 'es'],
    ['et le dimanche', 'fr'],
    ['hari ahad macam mana', 'ms'],
    ['aga pühapäeval', 'et'],
    ['وماذا عن الأحد', 'ar'],
    ['ما رقم هاتفكم؟', 'ar'],
  ])('"%s" is answered in the language', async (query, language) => {
    expect(await ask(query, { language })).toMatchObject({ language, confidence: 0.9 });
  });

  it.each([
    ['en', 'yes or no do you go to Chile', /^Moves within Chile .*list.*Estonia/],
    ['en', 'Do you operate in Japan?', /^Moves within Japan/],
    ['es', 'hacen mudanzas a Chile?', /^Las mudanzas dentro de Chile/],
    ['fr', 'vous allez au Chili ?', /^Les déménagements à l’intérieur .*Chili/],
    ['ms', 'ada buat pindah ke Chile', /^Perpindahan di dalam Chile/],
    ['et', 'kas te teete kolimisi Tšiilisse', /^Tšiili: kolimised selle riigi sees/],
    ['ar', 'هل تنقلون الى تشيلي', /^الانتقال داخل .*تشيلي/],
  ])(
    '(%s) "%s": what it can do is told of a country that is not on its list, and a person may promise more',
    async (language, query, said) => {
      expect(await ask(query, { language })).toMatchObject({
        answer: expect.stringMatching(said),
        confidence: 0.4,
        sources: [],
      });
    },
  );

  it.each([
    ['en', 'are you legit'],
    ['en', 'are you proper movers'],
    ['en', 'are you licensed, since when'],
    ['es', '¿sois de fiar?'],
    ['fr', 'êtes-vous sérieux ?'],
    ['ms', 'korang boleh percaya ke'],
    ['et', 'kas te olete usaldusväärsed'],
    ['ar', 'هل انتم شركة موثوقة'],
  ])('(%s) "%s" is passed on with the question, and never answered by advice', async (language, query) => {
    expect(await ask(query, { language })).toMatchObject({
      answer: expect.stringContaining(`“${query}”`),
      confidence: 0.4,
      sources: [],
    });
  });

  it.each([
    ['en', 'Do you also do moves from Miami to Orlando?'],
    ['en', 'Can you move me from Miami to Orlando?'],
    ['en', 'Do you handle moves between Miami and Orlando?'],
    ['es', '¿Pueden mudarme de Miami a Orlando?'],
    ['fr', 'Pouvez-vous me déménager de Miami à Orlando ?'],
    ['ms', 'Boleh pindahkan saya dari Miami ke Orlando?'],
    ['et', 'Kas te kolite Miamist Orlandosse?'],
    ['ar', 'هل يمكنكم نقلي من ميامي إلى أورلاندو؟'],
  ])('(%s) "%s" is answered by the areas of the company, and by no customs', async (language, query) => {
    const { answer, sources } = await ask(query, { language, companyId: 'boston' });
    expect(answer).toMatch(/Boston.*Cambridge.*Providence/s);
    expect(sources).toEqual([{ title: 'Bay Movers', url: '' }]);
  });

  it('promises no mail of the quote while the company waits to be confirmed', async () => {
    await test.database.transaction((trx) =>
      trx.updateTable('companies').set({ setUpAt: null }).where('slug', '=', 'waiting').execute(),
    );
    for (const hasRange of [false, true]) {
      const { answer } = await ask('can you email me the quote', { companyId: 'waiting', hasRange });
      expect(answer).toMatch(/^I cannot send emails/);
    }
  });

  it.each([
    ['en', 'what have you noted so far?', 'From Leeds'],
    ['es', '¿qué has anotado?', 'Leeds'],
    ['fr', 'qu’avez-vous noté ?', 'Leeds'],
    ['ms', 'apa yang anda catat', 'Leeds'],
    ['et', 'mis sul kirjas on', 'Leeds'],
    ['ar', 'ماذا سجلت', 'Leeds'],
  ])('(%s) "%s" is answered with the move', async (language, query, said) => {
    const move = { originCity: 'Leeds', destinationCity: 'Toronto', propertySize: '2 - 3 Beds', moveMonth: 5 };
    const { answer, confidence } = await ask(query, { language, move });
    expect(answer).toContain(said);
    expect(answer.match(/^• /gm)).toHaveLength(4);
    expect(confidence).toBe(0.9);
  });

  it.each([
    ['en', 'is the piano in your list?', 'Yes, I have noted: Upright piano.'],
    ['en', 'did you add the pool table', 'Not on my list: Pool table'],
    ['en', 'is the sofa on the list', 'So far I have noted'],
    ['es', '¿está el piano en tu lista?', 'Sí, tengo anotado'],
    ['fr', 'le piano est bien sur votre liste ?', 'Oui, c’est noté'],
    ['ms', 'piano tu ada dalam senarai ke', 'Ya, sudah saya catat'],
    ['et', 'kas klaver on nimekirjas', 'Jah, see on kirjas'],
    ['ar', 'هل البيانو في القائمة', 'نعم، سجلت'],
  ])('(%s) "%s" is answered from the list of the move, not by a guide', async (language, query, said) => {
    const move = {
      originCity: 'Leeds',
      destinationCity: 'Cork',
      propertySize: '2 - 3 Beds',
      specialItems: ['piano-upright'],
      pets: true,
    };
    const { answer, country } = await ask(query, { language, move });
    expect(answer.startsWith(said)).toBe(true);
    expect(country).toBeNull();
  });

  it.each(['why do you need my number', 'what do you want my phone number for?'])(
    '"%s" is asked of the chat, and not of a card that some country has',
    async (query) => {
      const { answer, country } = await ask(query);
      expect(answer).toContain('phone');
      expect(country).toBeNull();
    },
  );

  it('says where the quote can be had by email', async () => {
    const move = { originCity: 'Leeds', destinationCity: 'Toronto' };
    expect((await ask('can you email me the quote', { move })).answer).toMatch(/“Email me my quote”/);
    expect((await ask('can you email me the quote', { move, hasRange: true })).answer).toMatch(/^If you ticked/);
  });

  it('each company answers for itself, with its website as the source', async () => {
    const { answer, sources } = await ask('Do you serve Penang?', { companyId: 'open' });
    expect(answer).toBe('Yes, Open Movers works in Penang.');
    expect(sources).toEqual([{ title: 'Open Movers', url: 'https://www.open.example/' }]);
    expect((await ask('Do you have a privacy policy?', { companyId: 'open' })).answer).toContain(
      'open.example/privacy',
    );
    expect((await ask('Do you do local moves?', { companyId: 'quiet' })).answer).toContain(
      'does not offer local moves',
    );
  });

  it('what a company has not said is not made up', async () => {
    for (const [query, companyId] of [
      ['What is your phone number?', 'quiet'],
      ['Do you have a privacy policy?', 'demo'],
    ] as const)
      expect(await ask(query, { companyId })).toMatchObject({
        answer: expect.stringContaining('has not told me about this'),
        sources: [],
        confidence: 0.4,
      });
    expect((await ask('Do you serve Dublin?', { companyId: 'quiet' })).answer).not.toContain('Yes');
  });

  it('questions about a country are left to its guide', async () => {
    expect((await ask('emergency phone number in Germany')).country).toBe('germany');
    expect((await ask('banks in Spain: opening hours?')).country).toBe('spain');
  });

  it.each([
    ['Do you offer a packing service?', 'Our crew can pack'],
    ['can you store my sofa?', 'our own store'],
    ['do I need to pay a deposit', 'bank transfer'],
    ['I have to cancel my booking', 'seven days'],
  ])('"%s" is answered in its own words', async (query, said) => {
    const { answer, sources } = await ask(query);
    expect(answer).toContain(said);
    expect(sources).toEqual([{ title: 'Northbound Movers', url: '' }]);
    expect((await ask(query, { companyId: 'open' })).answer ?? '').not.toContain(said);
  });

  it.each([
    ['en', 'are you a robot?'],
    ['en', 'Am I talking to a real person or is this a bot'],
    ['es', '¿Eres un robot?'],
    ['fr', 'Êtes-vous un robot ?'],
    ['ms', 'Adakah anda robot?'],
    ['et', 'Kas sa oled robot?'],
    ['ar', 'هل أنت روبوت؟'],
  ])('(%s) "%s" is told the truth', async (language, query) => {
    const { answer } = await ask(query, { language });
    expect(answer).toContain('Meg');
    expect(answer).toContain('Northbound Movers');
  });

  it('its own words in English carry a note for readers of another language', async () => {
    for (const language of languages) {
      const { note, language: of } = await ask('Do you offer a packing service?', { language });
      expect(of).toBe('en');
      expect(note === undefined).toBe(language === 'en');
    }
  });
});
