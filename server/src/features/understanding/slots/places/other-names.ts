import { wordSet } from '../../../../text/word-set.js';
import { findThings } from '../../../../things/things.js';
import { PhraseSet } from '../../phrase-set.js';
import { isCapital, type Sentence } from '../../sentence.js';
import { isSeason } from '../dates/season.js';
import { thingsIn } from '../things/inventory.js';
import type { MeantPlace } from './meant-places.js';
import { isMonthName } from './town-or-month.js';

/** Before the name of a make: "a Brompton", "mi Chesterfield". French and Spanish "a" is the word before a place. */
const oneOf = wordSet(
  'an my our his her their some another un una unos unas mi mis tu su nuestro nuestra nuestros nuestras une mon ma mes ton ta notre nos sebuah seunit satu minu meie uks',
);
const homes = new PhraseSet({
  home:
    'flat, flats, house, home, apartment, apt, studio, office, place, cottage, bungalow, villa, condo, base, address, move, moving, relocation, end, side, trip, piso, casa, apartamento, ' +
    'oficina, appartement, appart, maison, logement, bureau, rumah, pangsapuri, kondo, pejabat, korter*, maja*, kodu*, kontor*, شقه, بيت, منزل, مكتب',
});

const carrying = wordSet('viia viin viime viiks viiksin viiksime viite tuua toon toome tooks transportida vedada');

const isMarked = ({ marker, ending }: MeantPlace): boolean => {
  const own = ending ?? marker?.marker;
  return own === 'from' || own === 'to';
};

/** "A Brompton" and "our Chesterfield" are things by the names of their makes; "our London flat" and "a York to Leeds move" name places. */
function isOneOfMake({ words }: Sentence, language: string, { from, to }: MeantPlace): boolean {
  const before = words[from - 1]?.plain ?? '';
  const isBeforeOne = oneOf.has(before) || (before === 'a' && language === 'en');
  const next = words[to];
  const leads = next !== undefined && !next.followsMark && (homes.has([next]) || /^(?:to|→|a|ke)$/.test(next.plain));
  return isBeforeOne && !words[from]?.followsMark && !leads;
}

/** "Marshall amp", "Ikea Malm desk": a name with a capital right before a thing is that of its make. */
function isMakeOfThing(sentence: Sentence, { from, to }: MeantPlace): boolean {
  const next = sentence.words[to];
  // "Rakverest viiks Narva kapi": the verb stands between where it is from and where it goes.
  if (carrying.has(sentence.words[from - 1]?.plain ?? '')) return false;
  if (!next || next.followsMark || isMonthName(next.plain) || !isCapital(sentence, from)) return false;
  const things = [...thingsIn(sentence.words), ...findThings(sentence.words)];
  return things.some((thing) => thing.from === to || (thing.from <= from && thing.to > to));
}

/** Whether a word that is also the name of a place names a season, a make or a thing here: "in Spring", "a Brompton". */
export const namesOther = (sentence: Sentence, language: string, place: MeantPlace): boolean =>
  place.kind === 'city' &&
  !isMarked(place) &&
  (isSeason(sentence.words.slice(place.from, place.to)) ||
    isOneOfMake(sentence, language, place) ||
    isMakeOfThing(sentence, place));
