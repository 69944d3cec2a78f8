import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readExamples } from '../../retrieval/matters/read-examples.js';
import { guidesInEnglish, useTestApp } from '../../testing/use-test-app.js';
import { AdviceService } from '../advice/advice.service.js';

const folder = fileURLToPath(new URL('../../retrieval/matters/examples/en', import.meta.url));
const matters = new Set(
  readdirSync(folder).flatMap((name) =>
    readExamples(readFileSync(`${folder}/${name}`, 'utf8')).map(({ matter }) => matter),
  ),
);

it('each advice that is learnt is one that can be given', () => {
  const advice = new AdviceService();
  const names = [...matters].filter((matter) => matter.startsWith('advice.')).map((matter) => matter.slice(7));
  expect(names.filter((name) => advice.idOf(name) === undefined)).toEqual([]);
});

describe('a question in words that no rule has', () => {
  const server = useTestApp(guidesInEnglish);

  const ask = async (query: string, language = 'en') =>
    (await server.app.inject({ method: 'POST', url: '/api/chat/search', payload: { query, language } })).json();

  it.each([
    ['en', 'will the hoover blow up if I shove it in the wall in Sapporo', 'japan', '100 V'],
    ['en', 'our granny lives with us, can she come along to Gothenburg for good', 'sweden', 'join'],
    ['es', 'me van a timbrar los vecinos de Hamburgo si paso la aspiradora el domingo', 'germany', 'Sunday'],
    ['fr', 'les petits vont à l’école à partir de quel âge à Utrecht', 'netherlands', 'compulsory'],
  ])('in %s is answered from the guide of its country: "%s"', async (language, query, country, said) => {
    const found = await ask(query, language);
    expect(found).toMatchObject({ country, answer: expect.stringContaining(said) });
    expect(found.confidence).toBeLessThanOrEqual(0.9);
  });

  it.each([
    ['fr', 'arrivé mardi à Nankin chez un ami, pas à l’hôtel, on me dit d’aller voir la police', 'china'],
    ['en', 'kipping on my cousin’s sofa in Nagoya, no hotel: do I register my address with the police', 'japan'],
  ])('in %s is never left without the guide of the country that is named: "%s"', async (language, query, country) =>
    expect(await ask(query, language)).toMatchObject({ country, answer: expect.any(String) }),
  );

  it.each([
    ['flight into Wellington on the 9th with the whole house to follow, is there duty on my ebike', 'new-zealand'],
    ['the kids only speak English, is there an English school round the corner in Gatineau', 'canada'],
  ])('is about the country of its town: "%s"', async (query, country) =>
    expect(await ask(query)).toMatchObject({ country }),
  );

  it.each([
    ['en', 'the freezer is going to stink if we leave it shut for days, no?', 'open|defrost'],
    ['en', 'the postie will keep shoving my letters through the old door', 'forward|redirect|post'],
    ['en', 'passports, meds, granny’s ring: in the lorry or on me?', 'passport|papers'],
  ])('in %s is answered with advice: "%s"', async (language, query, said) => {
    expect((await ask(query, language)).answer).toMatch(new RegExp(said, 'i'));
  });

  it.each([
    ['kids have flown, we can go whenever suits. when is it quietest and cheapest to move house', 'peak|winter|middle'],
    ['how many boxs i need for 2 bedroom appartment, we are 3 and have lot of books', 'boxes'],
    ['how far ahead do i need to tell gas, leccy and broadband im off', 'four weeks'],
  ])('is answered with advice though it tells of the move or of a price: "%s"', async (query, said) => {
    expect((await ask(query)).answer).toMatch(new RegExp(said, 'i'));
  });

  it('is answered with advice rather than asked for a country where no guide is meant', async () => {
    const found = await ask(
      'the washing machine is still plumbed in and half full, what do i do before the lads get here',
    );
    expect(found.answer).toMatch(/drain|hose|transit bolt/i);
  });

  it.each([
    'last time they gave me a price by phone and charged double on the day, how do i stop that',
    'la otra vez me dieron un precio por teléfono y luego cobraron más, cómo lo evito',
  ])('is not told the number to call where the phone is only named: "%s"', async (query) => {
    expect((await ask(query, /é/.test(query) ? 'es' : 'en')).answer).not.toContain('+44 113 496 0123');
  });

  it('is given what is likeliest meant where nothing is sure, and other questions beside it', async () => {
    const found = await ask(
      'piano arwah atuk kat tingkat 3 takde lif. berat nak mampos, orang biasa boleh angkat ke',
      'ms',
    );
    expect(found.answer).toMatch(/piano/i);
    expect(found.followUps?.length ?? 0).toBeGreaterThan(0);
  });

  it('is shown as very likely right where what was learnt surely speaks for it, if it is not for the company', async () => {
    expect((await ask('passports, meds, granny’s ring: in the lorry or on me?')).confidence).toBe(0.75);
    expect((await ask('Do you tune harpsichords?')).confidence).toBeLessThan(0.7);
  });

  it.each(['write me a poem about tigers', 'who won the match last night', 'reset my email password'])(
    'that has nothing to do with moving is left alone: "%s"',
    async (query) => expect((await ask(query)).confidence ?? 0).toBeLessThan(0.5),
  );
});
