import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import type { Clause } from './clauses.js';

/** Rooms below and above a home that things are kept in. */
const rooms = new PhraseSet({
  below:
    'basement*, cellar*, sotano*, semisotano, sous sol, cave, caves, tingkat bawah tanah, ruang bawah tanah, kelder, keldri*, keldris, القبو, قبو, تسويه, بدروم, البدروم',
  other:
    'attic*, loft, lofts, garage*, shed, sheds, storage room*, box room*, desvan*, altillo, buhardilla*, trastero*, bodega, garaje*, cochera, grenier*, combles, cellier, debarras, remise, abri de jardin, loteng, stor, bilik stor, garaj, pooning*, panipaik*, kuur, kuuri, garaaz*, garaaž*, العليه, عليه, كراج, الكراج, المخزن, مخزن, السطوح',
});
const full = new PhraseSet({
  full: 'full, packed, crammed, stuffed, rammed, lleno, llena, llenos, llenas, repleto, repleta, a tope, hasta arriba, plein, pleine, pleins, pleines, rempli*, bourre*, penuh, tais, tuubil tais, taiesti tais, مليان, مليانه, مليانين, ممتلي*, معبي, معبيه',
});
const having = new Set('with con avec dengan koos مع has have tiene tenemos tengo avons a ada'.split(' '));
const articles = new Set('a an the un una el la le une sebuah'.split(' '));

/** The words between two marks. */
export function spansBetweenMarks(words: readonly SentenceWord[]): Clause[] {
  const starts = words.flatMap(({ followsMark }, at) => (at === 0 || followsMark ? [at] : []));
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? words.length }));
}

/** "The basement and attic are full". */
export const isFullStoreRoom = (words: readonly SentenceWord[]): boolean => full.has(words) && rooms.has(words);

function isHad(words: readonly SentenceWord[], at: number): boolean {
  const before = articles.has(words[at - 1]?.plain ?? '') ? words[at - 2] : words[at - 1];
  return having.has(before?.plain ?? '');
}

/** Whether a room below ground is one of the home's store rooms, and no floor that somebody lives on. */
export function isStoreRoom(words: readonly SentenceWord[], at: number): boolean {
  const span = spansBetweenMarks(words).find(({ from, to }) => at >= from && at < to);
  const part = span ? words.slice(span.from, span.to) : [];
  const isBesideOther = rooms.find(part).some(({ label }) => label === 'other');
  return full.has(part) || isBesideOther || isHad(words, at);
}
