import type { PartialMove } from '@meg/shared/contract/move';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUnderstandingService, valuesOf } from '../../testing/understanding-service.js';

const move: PartialMove = {
  originCity: 'Leeds, United Kingdom',
  destinationCity: 'Dublin, Ireland',
  moveType: 'international',
  moveDetails: 'full-home',
  propertySize: '3 Beds - 4 Beds',
  moveMonth: 3,
  inventory: { items: [{ code: 'dishwasher', count: 1 }], isComplete: false },
};

describe('what a question would have otherwise', () => {
  let made: Awaited<ReturnType<typeof createUnderstandingService>>;
  beforeAll(async () => {
    made = await createUnderstandingService();
  });
  const understand = (text: string, language: string, before?: string, asking?: object) =>
    made.service.understand({ ...made.requestOf(text, { language, move, ...(asking as object) }), before });

  it.each([
    ['en', 'is a 1 bed much cheaper than a 2 bed'],
    ['en', 'what would a 4 bedroom house cost'],
    ['en', 'the difference between 3 and 4 bedrooms?'],
    ['en', 'is air cargo faster'],
    ['en', 'and by plane?'],
    ['es', 'qué diferencia hay entre 3 y 4 dormitorios'],
    ['es', '¿y si quito el lavavajillas?'],
    ['es', '¿es más rápido en avión?'],
    ['fr', 'combien pour un 4 chambres'],
    ['fr', 'et en avion ?'],
    ['fr', 'et si on ajoute un piano ?'],
    ['ms', 'kalau tinggal mesin basuh pinggan?'],
    ['ms', 'kalau naik kapal terbang lagi cepat?'],
    ['et', 'aga kui nõudepesumasin maha jätta?'],
    ['et', 'kas lennukiga oleks kiirem?'],
    ['et', 'aga lennukiga?'],
    ['ar', 'طب لو شلت غسالة الصحون؟'],
    ['ar', 'هل الشحن الجوي اسرع؟'],
  ])('(%s) "%s" changes nothing, and is asked of the price', (language, text) => {
    const understanding = understand(text, language);
    expect(valuesOf(understanding)).toEqual({});
    expect(understanding).toMatchObject({ intent: 'costs', isSure: true });
  });

  const left = { leftOut: [{ code: 'dishwasher', count: 1 }] };
  it.each([
    ['en', 'how much would a 2 bed be', 'yes please', { propertySize: '2 - 3 Beds' }],
    ['en', 'the difference between 3 and 2 bedrooms?', "ok let's go with that", { propertySize: '2 - 3 Beds' }],
    ['es', '¿y si dejo el lavavajillas?', 'vale, hazlo así', left],
    ['fr', 'et si je laisse le lave-vaisselle ?', 'ok on fait comme ça', left],
    ['ms', 'kalau tinggal mesin basuh pinggan?', 'ok ikut yang tu', left],
    ['et', 'aga kui nõudepesumasin maha jätta?', 'hästi, jääb nii', left],
    ['ar', 'طب لو شلت غسالة الصحون؟', 'تمام اعمل هيك', left],
    ['ar', 'طب لو شلت غسالة الصحون؟', 'موافق', left],
  ])('(%s) after "%s", "%s" makes it so', (language, before, text, facts) => {
    const understanding = understand(text, language, before);
    expect(valuesOf(understanding)).toMatchObject(facts);
    expect(understanding).toMatchObject({ intent: 'quote', isSure: true, answer: null, command: null });
    expect(understanding.heard.length).toBeGreaterThan(0);
  });

  it.each(['ok', 'thanks', 'no', 'yes but what about the insurance'])('"%s" does not make it so', (text) => {
    expect(valuesOf(understand(text, 'en', 'how much would a 2 bed be'))).not.toHaveProperty('propertySize');
  });

  it('a yes after another question is none to it', () => {
    expect(valuesOf(understand('yes do it', 'en', 'do you pack the china?'))).toEqual({});
  });

  it('a bare yes answers the question that is open', () => {
    const asking = { kind: 'choices', answers: [{ about: 'callback', value: 'cancel' }] };
    const { answer } = understand('yes', 'en', 'how much would a 2 bed be', { asking });
    expect(answer).toEqual({ about: 'callback', value: 'cancel' });
  });

  it.each([
    ['en', 'so what is the total now'],
    ['es', 'cuál es el precio actual'],
    ['fr', 'ça fait combien maintenant'],
    ['ms', 'harga terkini berapa'],
    ['et', 'mis on uus hind'],
    ['ar', 'كم صار المجموع'],
  ])('(%s) "%s" asks for the price on the screen', (language, text) => {
    expect(understand(text, language)).toMatchObject({ intent: 'costs', isSure: true, slots: {} });
  });

  it('is a wish for a quote while the form is open', () => {
    const asking = { kind: 'form', fields: ['name'] };
    expect(understand('so what is the total now', 'en', undefined, { asking }).intent).toBe('quote');
  });
});
