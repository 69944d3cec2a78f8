import { expect, it } from 'vitest';
import { visitorChange } from './visitor-change.service.js';

const move = {
  originCity: 'Lyon',
  destinationCity: 'Geneva',
  moveType: 'international',
  moveDetails: 'whole-home',
} as never as Parameters<typeof visitorChange>[0]['move'];
const lead = { createdAt: Date.UTC(2026, 10, 28), preliminaryQuote: '€4,600 – €6,600', move };

it('tells a new route with the range before and after', () => {
  const after = { ...lead, preliminaryQuote: '€850 – €1,410', move: { ...move, destinationCity: 'Dijon' } };
  expect(visitorChange(lead, after)).toEqual({
    before: ['Lyon → Geneva', '€4,600 – €6,600'],
    after: ['Lyon → Dijon', '€850 – €1,410'],
  });
});

it('takes it for no change of theirs where they only say more', () => {
  expect(visitorChange(lead, { ...lead, move: { ...move, moveMonth: 1 } })).toBeUndefined();
  expect(visitorChange({ ...lead, preliminaryQuote: '' }, lead)).toBeUndefined();
});

it('tells another month of one that was said', () => {
  const said = visitorChange(
    { ...lead, move: { ...move, moveMonth: 1 } },
    { ...lead, move: { ...move, moveMonth: 3 } },
  );
  expect(said?.before).toHaveLength(1);
  expect(said?.before).not.toEqual(said?.after);
});
