import { describe, expect, it } from 'vitest';
import { plainName } from './plain-name.js';

const fallback = 'Meg';

describe('a name where a mail says who writes', () => {
  it.each([
    'Northbound Movers',
    'Müller & Söhne, Umzüge',
    'شركة النقل السريع',
    '引越しサービス',
    'Two Men 24/7',
    "O'Brien Removals (Leeds)",
    'Since 1999 Movers',
  ])('stays as it is: %s', (name) => {
    expect(plainName(name, fallback)).toBe(name);
  });

  it.each([
    'Your account is locked, call +1 900 555 0199',
    'Call 1.900.555.0199 now',
    'Call 1 9 0 0 5 5 5',
    'Ring ٠٩٠٠٥٥٥٠١٩٩',
    'Ring ０９００５５５０１９９',
    'Write to help@evil.example',
    'help @ evil . example',
    'e v i l . c o m',
    'Go to evil .com',
    'evil \u2024 com',
    'See https://evil.example/x',
    'See www.evil.example',
    '  \u202e\u0000 ',
    '!!!',
    '',
  ])('is not there: %s', (name) => {
    expect(plainName(name, fallback)).toBe(fallback);
  });

  it('ends no line, turns no text around, and is made no link of', () => {
    expect(plainName('Good Movers\r\nBcc: all', fallback)).toBe('Good Movers Bcc all');
    expect(plainName('Good\u202eMovers\u0007<b>', fallback)).toBe('Good Movers b');
    expect(plainName('Movers.example', fallback)).toBe('Movers example');
    expect(plainName('"Movers" <x>', fallback)).toBe('Movers x');
  });

  it('has an end', () => {
    expect([...plainName('M'.repeat(500), fallback)]).toHaveLength(60);
    expect(plainName('a b c d e f g h i j', fallback)).toBe('a b c d e f g h');
  });
});
