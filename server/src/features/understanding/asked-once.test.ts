import type { PartialMove } from '@meg/shared/contract/move';
import { expect, it } from 'vitest';
import { createUnderstanding } from '../../testing/understanding-service.js';

const understand = await createUnderstanding();
const move: PartialMove = {
  moveType: 'local',
  moveDetails: 'some-furniture',
  inventory: { items: [{ code: 'box-medium', count: 15 }], isComplete: true },
  moveMonth: 3,
  originCity: 'Leeds, United Kingdom',
  destinationCity: 'York, United Kingdom',
};

it.each([
  ['en', 'what is in that price and what is not?'],
  ['es', '¿qué incluye el precio y qué no?'],
  ['fr', 'qu’est-ce qui est inclus et ce qui ne l’est pas ?'],
  ['fr', 'c’est ouvert quand chez vous ? dimanche aussi ?'],
  ['ms', 'apa termasuk dalam harga dan apa yang tidak?'],
  ['et', 'mis on hinna sees ja mis mitte?'],
  ['ar', 'ماذا يشمل السعر وما لا يشمل؟'],
])('asks once what is only turned round in %s: "%s"', (language, text) => {
  expect(understand(text, { language, move }).wishes).toHaveLength(1);
});

it('asks twice of two things', () => {
  expect(understand('does the dog need a visa and does the cat too', { move }).wishes).toHaveLength(2);
});

it.each([
  ['en', 'and why did it change?'],
  ['es', '¿cuánto queda ahora y por qué cambió?'],
  ['fr', 'et pourquoi ça a changé ?'],
  ['ms', 'kenapa berubah?'],
  ['et', 'miks see muutus?'],
  ['ar', 'ليش تغير؟'],
])('asks of the price why it changed in %s: "%s"', (language, text) => {
  expect(understand(text, { language, move })).toMatchObject({ intent: 'costs', isSure: true });
});

it.each([
  ['en', 'did you forget the 15 boxes?'],
  ['es', '¿se te olvidaron las 15 cajas?'],
  ['fr', 'vous avez oublié les 15 cartons ou pas ?'],
  ['ms', 'awak lupa 15 kotak ke?'],
  ['et', 'kas unustasite 15 kasti?'],
])('asks whether a thing is in the list in %s, and adds none: "%s"', (language, text) => {
  expect(understand(text, { language, move })).toMatchObject({ intent: 'general', isSure: true, slots: {} });
});
