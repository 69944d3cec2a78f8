import { expect, it } from 'vitest';
import { hoursOf, inHour } from './week-hours.js';

const at = (date: string, time: string) => ({ slot: { company: { date, time } } });

it('shows the hours of an office day, and earlier and later ones where somebody is called then', () => {
  expect(hoursOf([])).toEqual(['09', '10', '11', '12', '13', '14', '15', '16', '17']);
  expect(hoursOf([at('2026-11-23', '07:30'), at('2026-11-24', '18:00')])).toEqual([
    '07',
    '08',
    '09',
    '10',
    '11',
    '12',
    '13',
    '14',
    '15',
    '16',
    '17',
    '18',
  ]);
});

it('places a callback in the hour and on the day of the company', () => {
  const [early, late] = [at('2026-11-23', '10:00'), at('2026-11-23', '10:45')];
  const all = [early, late, at('2026-11-23', '11:00'), at('2026-11-24', '10:00')];
  expect(inHour(all, '2026-11-23', '10')).toEqual([early, late]);
});
