import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany } from '../../../testing/companies.js';
import { createTestApp } from '../../../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../../../testing/database/each-database.js';

const move = {
  originCity: 'Lyon',
  originCountry: 'FR',
  destinationCity: 'Dublin',
  destinationCountry: 'IE',
  moveType: 'international',
  moveDetails: 'full-home',
  propertySize: '2 - 3 Beds',
  moveMonth: 2,
};

describe('a question that only the company can answer, which has not done so', () => {
  let app: FastifyInstance;
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createDatabase('sqlite');
    app = await createTestApp(test.database);
    await addCompany(test.database, 'silent', { privacyUrl: 'https://silent.example/privacy' });
  });
  afterAll(async () => {
    await app.close();
    await test.drop();
  });

  const ask = async (query: string, more: object = {}) => {
    const payload = { query, companyId: 'silent', ...more };
    return (await app.inject({ method: 'POST', url: '/api/chat/search', payload })).json();
  };

  it.each([
    ['en', 'does the figure include VAT', 'do not know whether tax', 'Not in the price'],
    ['es', '¿el precio lleva el IVA incluido?', 'No sé si el precio incluye impuestos', '•'],
    ['fr', "c'est TTC ?", 'Je ne sais pas si le prix comprend les taxes', '•'],
    ['ms', 'harga tu dah termasuk SST?', 'Saya tidak tahu', '•'],
    ['et', 'kas hind on koos käibemaksuga?', 'Ma ei tea, kas hind sisaldab makse', '•'],
    ['ar', 'هل السعر شامل الضريبة؟', 'لا أعرف إن كان السعر يشمل الضريبة', '•'],
  ])('says plainly that it does not know of tax in %s: "%s"', async (language, query, said, listed) => {
    const before = await ask(query, { language, move });
    expect(before).toMatchObject({ country: null, sources: [] });
    expect(before.answer).toContain(said);
    const onScreen = (await ask(query, { language, move, hasRange: true })).answer;
    expect(onScreen).toContain(said);
    expect(onScreen).toContain(listed);
  });

  it.each([
    ['en', 'do we pay you now or afterwards', 'has not told me'],
    ['en', 'how can i pay', 'has not told me'],
    ['es', '¿se paga ahora o después?', 'no me ha dicho'],
    ['fr', 'on paie maintenant ou après ?', 'ne m’a rien dit'],
    ['ms', 'bayar sekarang ke lepas pindah', 'Anda tidak membayar apa-apa sekarang'],
    ['et', 'kas maksan kohe või pärast', 'ei ole mulle'],
    ['ar', 'هل ادفع الان ام بعد النقل', 'لا تدفعون شيئًا الآن'],
  ])(
    'says of paying that it was not told, or what holds of every estimate, in %s: "%s"',
    async (language, query, said) => {
      expect((await ask(query, { language })).answer).toContain(said);
    },
  );

  it.each([
    ['en', 'is it safe to write my address here'],
    ['en', 'who reads what i write'],
    ['es', '¿es seguro lo que escribo aquí?'],
    ['fr', "c'est confidentiel ?"],
    ['ms', 'chat ni selamat ke'],
    ['et', 'kas see vestlus on turvaline?'],
    ['ar', 'هل الدردشة آمنة؟'],
  ])('says who gets the details, with the privacy page, in %s: "%s"', async (language, query) => {
    expect((await ask(query, { language })).answer).toContain('https://silent.example/privacy');
  });

  it('shows no guide of a country that is neither named nor an end of the move', async () => {
    const signs = ['what about my opus card', 'is hst charged'];
    for (const query of signs) expect((await ask(query, { move })).country ?? null).not.toBe('canada');
    const vaccine = await ask('et le chien il faut un vaccin ?', {
      language: 'fr',
      move,
      previousQuery: "c'est TTC ?",
    });
    expect(vaccine.country ?? 'ireland').toBe('ireland');
    expect((await ask('what about my opus card')).country ?? 'canada').toBe('canada');
  });
});

describe('what the price on the screen includes', () => {
  let app: FastifyInstance;
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createDatabase('sqlite');
    app = await createTestApp(test.database);
    await addCompany(test.database, 'silent', {});
  });
  afterAll(async () => {
    await app.close();
    await test.drop();
  });

  it.each([
    ['en', 'what isnt included'],
    ['en', 'whats in that price'],
    ['en', 'what is left out'],
    ['es', '¿qué queda fuera?'],
    ['fr', "qu'est-ce qui n'est pas inclus ?"],
    ['ms', 'apa yang tak termasuk'],
    ['et', 'mis ei sisaldu'],
    ['ar', 'شو يشمل السعر'],
  ])('is read from its own lines in %s: "%s"', async (language, query) => {
    const payload = { query, language, companyId: 'silent', move, hasRange: true };
    const { answer, confidence } = (await app.inject({ method: 'POST', url: '/api/chat/search', payload })).json();
    expect(answer.match(/•/g)?.length).toBeGreaterThan(3);
    expect(confidence).toBe(0.9);
  });
});
