import { expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

it.each([
  ['es', 'puedo quedar para q me llameis el martes por la tarde?', '14:00'],
  ['es', 'quiero q me llameis el martes a las 5', '17:00'],
  ['fr', 'vous pouvez mappeler mardi aprem?', undefined],
  ['fr', 'jveux un rdv tel demain 11h', '11:00'],
  ['fr', 'on peut caler un appel jeudi 15h', '15:00'],
  ['et', 'soovin kõnet esmaspäeval kell 10', '10:00'],
  ['et', 'pange mulle kõne aeg homme kell 11', '11:00'],
  ['ms', 'boleh call sy hari selasa pukul 3 ptg?', '15:00'],
  ['ms', 'nak set call esok pukul 11 pagi', '11:00'],
  ['ar', 'بدي موعد مكالمة بكرا الساعة 11', '11:00'],
  ['en', 'can we set up a call tomorrow at 2', '14:00'],
])('is a call in %s: "%s"', (language, text, time) => {
  const { intent, callTime, slots } = understand(text, { language });
  expect(intent).toBe('call');
  expect(slots.moveDate).toBeUndefined();
  if (time) expect(callTime?.time).toBe(time);
});

it.each([
  ['es', 'no quiero una llamada'],
  ['en', 'we need a van on Tuesday at 10'],
  ['et', 'kolin esmaspäeval kell 10'],
  ['ms', 'nak pindah esok pukul 11 pagi'],
])('is none in %s: "%s"', (language, text) => {
  expect(understand(text, { language }).intent).not.toBe('call');
});
