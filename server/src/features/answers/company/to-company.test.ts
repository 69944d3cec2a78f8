import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany } from '../../../testing/companies.js';
import { createTestApp } from '../../../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../../../testing/database/each-database.js';

const notTold = /has not told me|no me ha dicho|ne m’a rien dit|belum memberitahu|ei ole mulle|لم تخبرني/;

describe('a question to the company', () => {
  let app: FastifyInstance;
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createDatabase('sqlite');
    app = await createTestApp(test.database);
    await addCompany(test.database, 'silent', {});
    await addCompany(test.database, 'first', {
      privacyUrl: 'https://first.example/privacy',
      chatbotConfig: { quoteFirst: true },
    });
  });
  afterAll(async () => {
    await app.close();
    await test.drop();
  });

  const ask = async (query: string, more: object = {}) =>
    (await app.inject({ method: 'POST', url: '/api/chat/search', payload: { query, ...more } })).json();

  it.each([
    ['what is your cancellation policy', 'seven days'],
    ['can you dismantle my bed', 'taken apart'],
    ['what payment methods do you accept', 'bank transfer'],
    ['do you take credt cards?', 'bank transfer'],
    ['my wardrobe: will your crew disassemble it', 'taken apart'],
    ['we may have to postpone our move', 'seven days'],
  ])('"%s" finds the entry that lists such words', async (query, said) => {
    expect((await ask(query)).answer).toContain(said);
  });

  it.each([
    ['do you do flat moves', 'local moves'],
    ['do you also go to Estonia', 'Estonia'],
  ])('"%s" is answered from the settings', async (query, said) => {
    expect((await ask(query)).answer).toContain(said);
  });

  it.each([
    ['do YOU take the cats or do i have to find someone else', 'en'],
    ['can you even do cats?', 'en'],
    ['is our parrot allowed in the van', 'en'],
    ['do you clear out houses', 'en'],
    ['hacen portes con perros?', 'es'],
    ['vous prenez les poissons oui ou non', 'fr'],
    ['awak bawa kucing tak', 'ms'],
    ['kas te võtate koera ka peale', 'et'],
    ['هل تنقلون القطط', 'ar'],
  ])('"%s" is not answered with the rules of a country alone', async (query, language) => {
    const move = { originCity: 'Seville', originCountry: 'ES', destinationCity: 'Lyon', destinationCountry: 'FR' };
    const alone = await ask(query, { language, companyId: 'silent' });
    expect(alone.answer).toMatch(notTold);
    const ofMove = await ask(query, { language, companyId: 'silent', move });
    expect(ofMove.answer).toMatch(notTold);
  });

  it.each([
    ['do you move aquariums?', 'en', 'Aquarium'],
    ['¿pueden llevar un acuario?', 'es', 'Acuario'],
    ['Pouvez-vous déménager un aquarium ?', 'fr', 'Aquarium'],
    ['awak boleh pindahkan akuarium?', 'ms', 'Akuarium'],
    ['kas te veate akvaariumi', 'et', 'Akvaarium'],
    ['هل تنقلون حوض سمك', 'ar', 'حوض'],
  ])('"%s" is answered with what the price list has', async (query, language, thing) => {
    const { answer } = await ask(query, { language, companyId: 'silent' });
    expect(answer).not.toMatch(notTold);
    expect(answer).toContain(thing);
  });

  it.each([
    ['¿Ofrecen servicio de embalaje?', 'es', 'pack'],
    ['Puis-je payer par carte ?', 'fr', 'card'],
    ['Boleh bayar dengan kad kredit?', 'ms', 'card'],
    ['Kas te pakite asjad ise?', 'et', 'pack'],
    ['هل تقبلون الدفع بالبطاقة؟', 'ar', 'card'],
  ])('"%s" finds it in another language', async (query, language, said) => {
    const { answer, language: of, note } = await ask(query, { language });
    expect(answer).toContain(said);
    expect(of).toBe('en');
    expect(note).toBeTruthy();
  });

  it.each([
    ['are you insured', 'en'],
    ['are you licensed movers?', 'en'],
    ['do you have reviews', 'en'],
    ['how long have you been in business', 'en'],
    ['do you pack', 'en'],
    ['do you have a warehouse in Leeds', 'en'],
    ['do you do same-day moves', 'en'],
    ['do you take old furniture away', 'en'],
    ['can I pay by card', 'en'],
    ['¿Tienen licencia?', 'es'],
    ['Êtes-vous assurés ?', 'fr'],
    ['Adakah anda berlesen?', 'ms'],
    ['Kas te olete kindlustatud?', 'et'],
    ['هل لديكم ترخيص؟', 'ar'],
  ])('"%s" is not answered from general advice where the company has said nothing', async (query, language) => {
    const { answer, confidence, sources } = await ask(query, { language, companyId: 'silent' });
    expect(answer).toMatch(notTold);
    expect({ confidence, sources }).toEqual({ confidence: 0.4, sources: [] });
  });

  it('is not answered for another place than the one that an entry speaks of', async () => {
    for (const query of [
      'do you have a warehouse in Dubai?',
      'do you have storage in Malaysia',
      'storage near Wakefield, do you?',
    ])
      expect((await ask(query)).answer).toMatch(notTold);
    expect((await ask('do you have storage?')).answer).toContain('our own store');
  });

  it.each([
    ['how do you label boxes', 'en'],
    ['do you need a visa for Japan', 'en'],
    ['can you bring a dog to Spain', 'en'],
    ['can you tell me how many boxes I need', 'en'],
    ['¿qué vacunas piden en Japón?', 'es'],
    ['what do you do if something arrives damaged', 'en'],
  ])('"%s" speaks to nobody', async (query, language) => {
    const { answer, confidence } = await ask(query, { language, companyId: 'silent' });
    expect(answer).not.toMatch(notTold);
    expect(confidence).toBeGreaterThanOrEqual(0.5);
  });

  describe('about the chat is answered truthfully', () => {
    it.each([
      ['why do you need my phone number?', 'en', 'exact price'],
      ["I don't want to give my phone", 'en', 'a phone number'],
      ['do I have to give my email?', 'en', 'Not now'],
      ['who sees my data', 'en', 'keeps it for'],
      ['is this free', 'en', 'cost nothing'],
      ['do I have to sign up?', 'en', 'no account'],
      ['¿Por qué necesitan mi teléfono?', 'es', 'precio exacto'],
      ['Pourquoi voulez-vous mon numéro ?', 'fr', 'prix exact'],
      ['Kenapa perlu nombor telefon saya?', 'ms', 'harga yang tepat'],
      ['Miks teil on minu telefoninumbrit vaja?', 'et', 'täpse hinna'],
      ['لماذا تحتاجون رقم هاتفي؟', 'ar', 'بالسعر الدقيق'],
    ])('%s', async (query, language, said) => {
      expect(await ask(query, { language })).toMatchObject({ answer: expect.stringContaining(said), language });
    });

    it("by the company's settings", async () => {
      expect((await ask('just the price')).answer).toContain('after the form');
      expect((await ask('just the price', { companyId: 'first' })).answer).toContain('before the form');
      expect((await ask('who sees my data', { companyId: 'first' })).answer).toContain('first.example/privacy');
    });
  });
});
