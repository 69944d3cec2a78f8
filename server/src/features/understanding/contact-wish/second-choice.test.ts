import { expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();
const asking = { kind: 'handoff' } as const;
const call = { date: '2026-11-24', time: '10:00' };

it.each([
  ['en', 'otherwise Friday at 11'],
  ['es', 'si no, el viernes a las 11'],
  ['fr', 'sinon vendredi 11h'],
  ['ms', 'kalau tak, Jumaat pukul 11'],
  ['et', 'muidu reedel kell 11'],
  ['ar', 'والا يوم الجمعة الساعة 11'],
  ['en', 'someone who speaks French please'],
  ['es', 'alguien que hable español'],
  ['fr', 'quelqu’un qui parle anglais'],
  ['ms', 'orang yang boleh cakap Tamil'],
  ['et', 'keegi, kes räägib vene keelt'],
  ['ar', 'شخص يتكلم عربي'],
])('is said back at the card and leaves the chosen time in %s: "%s"', (language, text) => {
  const { callTime, heard, slots } = understand(text, { language, asking, call });
  expect({ callTime, slots }).toEqual({ callTime: null, slots: {} });
  expect(heard.map(({ fact, text: said }) => [fact, said.includes(text.slice(0, 8))])).toEqual([['phone', true]]);
});

it('is a first choice where none is chosen', () => {
  expect(understand('otherwise Friday at 11', { asking }).callTime?.time).toBe('11:00');
});
