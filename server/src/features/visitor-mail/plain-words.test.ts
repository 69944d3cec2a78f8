import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greetedName, plainPhone, plainRange } from './plain-words.js';

describe('a name in a mail', () => {
  it.each([
    ['Amina Yusof', 'Amina Yusof'],
    ["Siobhán O'Brien-Löwe", "Siobhán O'Brien-Löwe"],
    ['محمد بن راشد', 'محمد بن'],
    ['山田 太郎', '山田 太郎'],
    ['สมชาย', 'สมชาย'],
    ['J. R. Müller', 'J R'],
    ['Maximiliana Wolfeschlegelsteinh', 'Maximiliana'],
    ['Amina evil.com', 'Amina'],
  ])('is greeted by its first words: %s', (name, greeted) => expect(greetedName(name)).toBe(greeted));

  it.each([
    'Ihr Konto wurde gesperrt rufen Sie',
    '请立即致电退款否则账户关闭',
    'กรุณาโทรกลับทันที',
    'https://evil.example now',
    'www.evil.example',
    'win@evil.example',
    'You have won a prize, call this number at once',
    'x'.repeat(21),
    '<script>alert(1)</script>',
    '\u202E',
    '12345',
    '- -',
    '',
  ])('is left out where it is more than a name: %s', (name) => expect(greetedName(name)).toBe(''));

  it('holds no address that a mail reader would make a link of, and no sentence, whatever was typed', () => {
    const nasty = fc.string({ unit: fc.constantFrom(...'ab.:/@<>&"\'\r\n\0 \u202E\u200B0请'), maxLength: 60 });
    fc.assert(
      fc.property(nasty, (typed) => {
        const greeted = greetedName(typed);
        expect(greeted).not.toMatch(/[^\p{L}\p{M}'’ʼ -]/u);
        expect(greeted.length).toBeLessThanOrEqual(30);
        expect(greeted.split(' ').length).toBeLessThanOrEqual(2);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a range in a mail', () => {
  it.each(['$4,850 – $6,350', '4.850 € – 6.350 €', 'MYR 4,850 – MYR 6,350', 'RM 4,850–6,350', '٤٬٨٥٠ – ٦٬٣٥٠ US$'])(
    'stays as the visitor saw it: %s',
    (range) => expect(plainRange(range)).toBe(range),
  );

  it.each(['', 'free', 'call 555 now', '$1 – http://evil.example', 'a.b.c 1 d.e', `${'1'.repeat(61)}`])(
    'is left out where it is something else: %s',
    (range) => expect(plainRange(range)).toBe(''),
  );
});

describe('A number in a mail to a visitor', () => {
  it.each(['+60 12-345 6789', '(020) 7946.0123', '٠٢٠ ٧٩٤٦ ٠١٢٣'])('stands as it was typed: %s', (typed) => {
    expect(plainPhone(` ${typed} `)).toBe(typed);
  });

  it.each(['Win 500 at evil.example/x', '555-CALL-NOW', '12', ''])('carries no message: %s', (typed) => {
    expect(plainPhone(typed)).toBe('–');
  });
});
