import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany } from '../../../testing/companies.js';
import { createTestApp } from '../../../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../../../testing/database/each-database.js';

const day = { open: '09:00', close: '17:00' };
const week = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: null, sunday: null };

describe('a company that is asked about itself', () => {
  let app: FastifyInstance;
  let test: TestDatabase;
  const now = () => Date.parse('2026-11-22T12:00:00Z');
  beforeAll(async () => {
    test = await createDatabase('sqlite');
    app = await createTestApp(test.database, { now });
    const hours = { timezone: 'America/Chicago', days: week, holidays: ['2026-12-25', '2027-01-01', '2027-03-10'] };
    await addCompany(test.database, 'austin', {
      country: 'US',
      branding: { companyName: 'Austin Movers' },
      chatbotConfig: { businessHours: hours },
    });
  });
  afterAll(async () => {
    await app.close();
    await test.drop();
  });

  const ask = async (query: string, language = 'en') => {
    const payload = { query, language, companyId: 'austin' };
    const answer = await app.inject({ method: 'POST', url: '/api/chat/search', payload });
    return (answer.json().answer ?? '').replace(/\s/g, ' ');
  };

  it.each([
    ['en', 'are you open on christmas day?', /^Austin Movers is closed on Friday,? (December 25|25 December),? 2026/],
    ['en', 'are you closed on December 25?', /is closed on Friday/],
    ['en', 'do you work on new year’s day', /is closed on Friday.*2027/],
    ['en', 'are you open over eid', /is closed on Wednesday.*March.* 2027/],
    ['es', '¿abren el día de Navidad?', /cierra el viernes, 25 de diciembre de 2026/],
    ['es', '¿están abiertos el 1 de enero?', /cierra el viernes, 1 de enero de 2027/],
    ['fr', 'vous êtes ouverts à Noël ?', /est fermé le vendredi 25 décembre 2026/],
    ['ms', 'buka tak pada hari Krismas?', /tutup pada Jumaat, 25 Disember 2026/],
    ['et', 'kas te olete jõuludel avatud?', /on suletud: reede, 25\. detsember 2026/],
    ['ar', 'هل تفتحون في عيد الميلاد؟', /مغلقة في .*الجمعة/],
  ])('(%s) says so of a day off: "%s"', async (language, query, said) => {
    expect(await ask(query, language)).toMatch(said);
  });

  it.each([
    ['en', 'are you open on thanksgiving?', /^I know of no day off on Thursday.*26.*9:00.*5:00|09:00–17:00/],
    ['en', 'are you open on the 2nd of March?', /no day off on Tuesday/],
    ['en', 'are you open on the 2nd of January?', /On Saturday.* nobody is there/],
    ['en', 'is anybody there on easter monday', /no day off on Monday.*March.*2027/],
    ['en', 'are you working good friday', /no day off on Friday/],
    ['es', '¿trabajan en Viernes Santo?', /ningún día libre el viernes, 26 de marzo de 2027/],
    ['fr', 'vous travaillez le lundi de Pâques ?', /aucune fermeture le lundi 29 mars 2027/],
    ['ms', 'adakah anda buka pada tahun baru cina?', /Sabtu|Ahad|Isnin/],
    ['et', 'kas olete suurel reedel lahti?', /vaba päev: reede, 26\. märts 2027/],
    ['ar', 'هل انتم مفتوحين في عيد العمال؟', /السبت/],
  ])('(%s) says the usual hours of another day: "%s"', async (language, query, said) => {
    expect(await ask(query, language)).toMatch(said);
  });

  it.each(['when are you open?', 'are you open on sundays?'])('lists the days off ahead below "%s"', async (query) => {
    expect(await ask(query)).toMatch(/Days off ahead: Friday.*2026; Friday.*2027\. /);
  });

  it.each([
    'are the banks closed on christmas day?',
    'what do movers charge at christmas',
    'should I move on new year’s eve?',
    'how much is a move on December 25',
  ])('says nothing of its hours to "%s"', async (query) => {
    expect(await ask(query)).not.toMatch(/is closed on|day off/);
  });

  it.each([
    ['en', 'are you cheaper than U-Haul?', 'do not compare Austin Movers'],
    ['es', '¿sois más baratos que otras empresas?', 'No comparo'],
    ['fr', 'vous êtes moins chers que vos concurrents ?', 'ne compare pas'],
    ['et', 'kas te olete odavamad kui teised firmad?', 'ei võrdle'],
  ])('(%s) does not compare itself with others: "%s"', async (language, query, said) => {
    expect(await ask(query, language)).toContain(said);
  });
});
