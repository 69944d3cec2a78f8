import { expect, it } from 'vitest';
import { readSentence } from '../../sentence.js';
import { findName } from './person-name.js';

const nameOf = (text: string) => findName({ sentence: readSentence(text), isPlace: () => false })?.value;

it.each([
  ['اسمي خالد المنصوري', 'خالد المنصوري'],
  ['اسمي خالد بن احمد', 'خالد بن احمد'],
  ['me llamo María de la Cruz y me mudo en junio', 'María de la Cruz'],
  ['my name is Khalid bin Ahmad', 'Khalid bin Ahmad'],
  ["my name is Sean O'Brien", "Sean O'Brien"],
  ['minu nimi on Anna Mägi-Tamm', 'Anna Mägi-Tamm'],
  ["je m'appelle Luc de Villiers", 'Luc de Villiers'],
  ['nama saya Aisyah binti Rahman', 'Aisyah binti Rahman'],
  ['my name is jaan tamm', 'jaan tamm'],
])('keeps the whole name in "%s"', (text, name) => {
  expect(nameOf(text)).toBe(name);
});

it.each(["I'm LEAVING soon", 'this is for the boss'])('takes no word for a name in "%s"', (text) => {
  expect(nameOf(text)).toBeUndefined();
});
