import type { PartialMove } from '@meg/shared/contract/move';
import { expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../testing/understanding-service.js';

const understand = await createUnderstanding();
const dishwasher = { code: 'dishwasher', count: 1, extra: 1 } as const;
const move: PartialMove = {
  originCity: 'Leeds, United Kingdom',
  destinationCity: 'Dublin, Ireland',
  moveType: 'international',
  moveDetails: 'full-home',
  propertySize: '3 Beds - 4 Beds',
  moveMonth: 3,
  inventory: { items: [dishwasher], isComplete: false },
};

it.each([
  ['en', 'how much extra for a piano?', 'ok include it'],
  ['en', 'how much extra for a piano?', 'alright, put that on the list'],
  ['en', 'how much extra for a piano?', 'go on, throw it in'],
  ['es', '¿cuánto más con un piano?', 'vale, inclúyelo'],
  ['es', '¿cuánto más con un piano?', 'de acuerdo, lo llevamos'],
  ['fr', 'combien de plus avec un piano ?', 'ok ajoutez-le'],
  ['fr', 'combien de plus avec un piano ?', 'bon, on le rajoute'],
  ['ms', 'kalau tambah piano berapa?', 'ok masukkan sekali'],
  ['et', 'kui palju maksab kui lisan klaveri?', 'olgu, pange juurde'],
  ['ar', 'كم يزيد مع بيانو؟', 'طيب نضيفه'],
])('takes what was just priced in %s: "%s" "%s"', (language, before, text) => {
  const understanding = understand(text, { language, move, before });
  expect(understanding.intent).toBe('quote');
  expect(valuesOf(understanding).specialItems).toEqual(['piano-upright']);
});

it.each([
  ['en', 'how much more for packing?', 'ok add that'],
  ['es', '¿cuánto más con embalaje?', 'vale, añádelo'],
  ['en', 'how much with packing?', 'yes pack it'],
  ['en', 'what would packing cost', 'ok pack everything then'],
  ['es', '¿cuánto más con embalaje?', 'vale, con embalaje'],
  ['fr', 'combien avec emballage ?', 'oui emballez tout'],
  ['ms', 'berapa dengan pembungkusan?', 'ok bungkus semua'],
  ['et', 'kui palju maksab pakkimisega?', 'jah, pakkige ära'],
  ['ar', 'كم سعر التغليف؟', 'نعم غلفوها'],
])('takes a service whose price was asked in %s: "%s" "%s"', (language, before, text) => {
  expect(valuesOf(understand(text, { language, move, before })).packing).toBe(true);
});

it.each([
  ['en', 'how much would it be without the dishwasher?', 'ok drop it then'],
  ['es', '¿y si quito el lavavajillas?', 'pues quítalo'],
  ['fr', 'et si on laisse le lave-vaisselle ?', 'd’accord, on le laisse'],
  ['ms', 'kalau tinggal mesin basuh pinggan?', 'ok keluarkan'],
  ['et', 'aga kui nõudepesumasin maha jätta?', 'hea, jätke see maha'],
  ['ar', 'طب لو شلت غسالة الصحون؟', 'طيب شيلها'],
])('leaves out what was supposed to stay in %s: "%s" "%s"', (language, before, text) => {
  expect(understand(text, { language, move, before }).takenBack).toEqual(['inventory']);
});

it.each(['ok leave it out then', 'skip it then'])('adds nothing by "%s"', (text) => {
  const understanding = understand(text, { move, before: 'how much extra for a piano?' });
  expect(understanding).toMatchObject({ intent: 'thanks', slots: {}, takenBack: [] });
});

it('leaves nothing out by a word of adding', () => {
  const before = 'how much would it be without the dishwasher?';
  expect(understand('ok add it', { move, before }).takenBack).toEqual([]);
});

it.each([
  ['en', 'how much would a piano cost?', 'ok, a grand', 'piano-grand'],
  ['es', '¿cuánto costaría un piano?', 'vale, de cola', 'piano-grand'],
  ['es', '¿transportáis pianos?', 'vale, de cola', 'piano-grand'],
  ['fr', 'vous déménagez les pianos ?', 'oui, à queue', 'piano-grand'],
  ['et', 'kas te klavereid kolite?', 'jah, tiibklaver', 'piano-grand'],
  ['ms', 'boleh pindah piano?', 'ya, tegak', 'piano-upright'],
])('takes the kind of a piano that was asked about in %s: "%s" "%s"', (language, before, text, piano) => {
  const understanding = understand(text, { language, move, before });
  expect(understanding).toMatchObject({ intent: 'quote', isSure: true });
  expect(valuesOf(understanding).specialItems).toEqual([piano]);
});

it.each([
  ['how much would a piano cost?', 'ok, that is a grand total then'],
  ['how much would a piano cost?', 'do you also move a grand'],
  ['how much is the sofa?', 'ok, a grand'],
])('takes no piano by other words: "%s" "%s"', (before, text) => {
  expect(valuesOf(understand(text, { move, before })).specialItems).toBeUndefined();
});
