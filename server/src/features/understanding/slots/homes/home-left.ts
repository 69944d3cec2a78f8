import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import { thingsIn } from '../things/inventory.js';
import { findHomeSize } from './home-size.js';

const living = new PhraseSet({
  living:
    'i live in, we live in, live in, living in, i m in a, i am in a, we re in a, we are in a, i rent a, vivo en, vivimos en, estoy en un, alquilo un, j habite, j habite dans, nous habitons, on habite, je vis dans, je loue, ' +
    'saya tinggal, kami tinggal, tinggal di, tinggal dalam, saya duduk, kami duduk, duduk di, saya sewa, elan, elame, اسكن, ساكن, ساكنه, نسكن, اعيش, عايش, نعيش',
});
const leaving = new PhraseSet({
  from: 'from my, from our, from a, from the, out of my, de mi, desde mi, de nuestro, de un, desde un, de mon, de ma, de notre, depuis mon, depuis ma, d un, dari, minu, meie, من',
});
const homes = new PhraseSet({
  home: 'studio*, flat, house, home, apartment, condo, estudio, piso, casa, apartamento, departamento, appart, appartement, maison, rumah, kondo, pangsapuri, stuudiost, korterist, majast, ستوديو, استوديو, الاستوديو, شقه, الشقه, شقتي, بيتي, البيت',
});
const reach = 5;

const namesHome = (words: readonly SentenceWord[]): boolean => findHomeSize(words) !== undefined || homes.has(words);

/** "10 boxes and a bike, I live in a studio", "10 boxes from my studio": the home is where the things are, and does not go. */
export function isHomeOfThings(words: readonly SentenceWord[]): boolean {
  const things = thingsIn(words);
  const [first] = things;
  if (!first) return false;
  const said = [
    ...living.find(words).filter(({ from }) => from > first.from),
    ...leaving.find(words).filter(({ from }) => things.some(({ to }) => to === from)),
  ];
  return said.some(
    ({ from, to }) => namesHome(words.slice(to, to + reach)) && findHomeSize(words.slice(0, from)) === undefined,
  );
}
