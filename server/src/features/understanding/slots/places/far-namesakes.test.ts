import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

function endsOf(text: string, language = 'en', move: PartialMove = {}): string {
  const { origin, destination } = understand(text, { language, move }).slots;
  return [origin, destination].map((end) => (end ? `${end.value.split(',')[0]} ${end.countryCode}` : '-')).join(' → ');
}

describe('of large namesakes', () => {
  it.each([
    ['en', 'Swansea to Valencia', 'Swansea GB → Valencia ES'],
    ['en', 'from Valencia to York', 'Valencia ES → York GB'],
    ['es', 'Bogotá a Valencia', 'Bogotá CO → Valencia VE'],
    ['en', 'Leeds to Cordoba', 'Leeds GB → Córdoba ES'],
    ['es', 'Buenos Aires a Córdoba', 'Buenos Aires AR → Córdoba AR'],
  ])('the one much nearer to the other end is meant in %s: "%s"', (language, text, ends) => {
    expect(endsOf(text, language)).toBe(ends);
  });

  it('also where the other end is known before', () => {
    const move = { originCity: 'Swansea, United Kingdom', originCountry: 'GB' };
    expect(endsOf('to Valencia', 'en', move)).toBe('- → Valencia ES');
  });

  it('none is chosen where all are far', () => {
    expect(endsOf('Kuala Lumpur to Valencia')).toBe('Kuala Lumpur MY → Valencia null');
  });
});

describe('a mistyped "from"', () => {
  it.each([
    ['mvoing form lodnon to edinbrugh in feburary', 'London GB → Edinburgh GB'],
    ['form mancehster to brighton', 'Manchester GB → Brighton GB'],
    ['hi moving frm leeds to birmingam in march', 'Leeds GB → Birmingham GB'],
  ])('leads to a city all the same: "%s"', (text, ends) => {
    expect(endsOf(text)).toBe(ends);
    expect(understand(text).intent).toBe('quote');
  });

  it('is a form after an article', () => {
    expect(endsOf('I filled in the form to move to York')).toBe('- → York GB');
  });
});
