import { expect, it } from 'vitest';
import { asksForDuration, asksForVolume } from './duration.js';
import { plainQuestion } from './price-topics.js';

it.each([
  'how long would they be at sea',
  'how many hours will it be',
  'when would it all be delivered',
  '¿en cuánto tiempo llega?',
  '¿para cuándo lo recibiría?',
  'ça prend combien de temps ?',
  'quand est-ce que ce serait livré ?',
  'brp lama dalam kapal',
  'bila barang tiba?',
  'kaua see kestab',
  'millal need kätte saan?',
  'كم ساعة بدها النقلة',
  'بتوصل امتى الحاجة',
  'شحال من الوقت غادي تاخد',
])('is a question for how long the move takes: "%s"', (text) => {
  expect(asksForDuration(plainQuestion(text))).toBe(true);
});

it.each([
  'how long does customs clearance take',
  'how long in advance do I have to book',
  'how long have you been in business',
  'how long is the quote valid',
  'when will you arrive',
  '¿cuánto tardáis en responder?',
  'combien de temps à l’avance faut-il réserver',
  'berapa lama boleh simpan barang',
  'kaua mu viisa kehtib',
  'متى بتتصلون',
])('is none: "%s"', (text) => {
  expect(asksForDuration(plainQuestion(text))).toBe(false);
});

it.each([
  'how many cubic metres is that',
  '¿cuántos metros cúbicos son?',
  'c’est quel volume ?',
  'berapa meter padu',
  'mitu kuupmeetrit see on',
  'كم متر مكعب',
])('is a question for the volume: "%s"', (text) => {
  expect(asksForVolume(plainQuestion(text))).toBe(true);
});
