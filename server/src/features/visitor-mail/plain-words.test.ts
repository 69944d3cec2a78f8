import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainPhone, plainRange, plainWords } from './plain-words.js';

describe('a name in a mail', () => {
  it.each(['Amina Yusof', "Siobhán O'Brien-Löwe", 'محمد بن راشد', '山田 太郎', 'J. R. Müller', 'Washington, D. C.'])(
    'stays as it is: %s',
    (name) => expect(plainWords(name, 40)).toBe(name),
  );

  it.each([
    'visit https://evil.example now',
    'www.evil.example',
    'win@evil.example',
    'You have won a prize, call this number at once',
    'x'.repeat(41),
    '<script>alert(1)</script> <b>a</b> <i>b</i> and more of it here',
    '\u202E',
    '12345',
  ])('is left out where it is more than a name: %s', (name) => expect(plainWords(name, 40)).toBe(''));

  it('holds no address that a mail reader would make a link of, whatever was typed', () => {
    const nasty = fc.string({ unit: fc.constantFrom(...'ab.:/@<>&"\'\r\n\0 \u202E\u200B0'), maxLength: 60 });
    fc.assert(
      fc.property(nasty, (typed) => {
        const plain = plainWords(typed, 40);
        expect(plain).not.toMatch(/[@:/<>\r\n\0\u202E\d]|\.\S/);
        expect(plain.length).toBeLessThanOrEqual(40);
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
