import type { PartialMove } from '@meg/shared/contract/move';
import { expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();
const move: PartialMove = {
  moveType: 'local',
  moveDetails: 'full-home',
  propertySize: '2 - 3 Beds',
  originCity: 'Leeds, United Kingdom',
  destinationCity: 'York, United Kingdom',
};

it.each([
  ['en', 'early summer', 7],
  ['en', 'next week', 11],
  ['es', 'la semana que viene', 11],
  ['es', 'a finales de otoño', 10],
  ['fr', 'au printemps, pas sûr', 4],
  ['ms', 'minggu depan', 11],
  ['et', 'järgmisel sügisel', 10],
  ['ar', 'الصيف القادم', 7],
])('keeps a week or season as it was said beside its month in %s: "%s"', (language, text, month) => {
  const { moveMonth, notes } = valuesOf(understand(text, { language, move }));
  expect(moveMonth).toBe(month);
  expect(notes).toEqual([text.replace(/,.*/, '')]);
});

it('lets a day take the place of a season', () => {
  const known = { ...move, moveMonth: 4, notes: ['next spring'] };
  expect(understand('12 May', { move: known }).takenBack).toContain('notes');
});

it.each(['can you call me next week', 'what does it cost in summer?'])('notes no date of the move by "%s"', (text) => {
  expect(valuesOf(understand(text, { move })).notes).toBeUndefined();
});

it.each([
  ['en', 'we pack everything ourselves. do you bring blankets?'],
  ['fr', 'on emballe nous-mêmes. vous avez des couvertures ?'],
  ['ms', 'kami bungkus sendiri. ada selimut tak?'],
  ['et', 'pakime ise. kas teil tekke on?'],
  ['ar', 'سنغلف بأنفسنا. هل عندكم بطانيات؟'],
])('keeps own packing that is told before a question in %s: "%s"', (language, text) => {
  const { slots, wishes } = understand(text, { language, move });
  expect(slots.packing?.value).toBe(false);
  expect(wishes[0]?.intent).toBe('quote');
  expect(text.slice(wishes[1]?.from).trim()).toBe(text.slice(text.indexOf('. ') + 2));
});
