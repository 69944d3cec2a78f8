import { describe, expect, it } from 'vitest';
import { plainQuestion } from '../asked/price-topics.js';

describe('the words of a dialect', () => {
  it.each([
    ['does ye pack', 'do you pack'],
    ['Do yous do harps?', 'do you do harps'],
    ['are yiz insured', 'are you insured'],
    ['is yous open on sundays', 'are you open on sundays'],
    ['will youse bring boxes', 'will you bring boxes'],
    ["d'ye store things", 'do you store things'],
    ['hampa simpan barang dak', 'korang simpan barang tak'],
    ['بتغلفوا الصحون', 'تغلفون الصحون'],
    ['انتو عندكن تأمين', 'انتم عندكم تامين'],
  ])('"%s" are read as "%s"', (text, plain) => {
    expect(plainQuestion(text).trim()).toBe(plain);
  });

  it.each(['ye saya nak pindah', 'it has a yard', 'dak saya nak'])('are none in "%s"', (text) => {
    expect(plainQuestion(text).trim()).toBe(text);
  });
});
