import { findThings, type Thing, thingKinds } from '../../../things/things.js';
import type { MessageContext } from '../message-context.js';

import { PhraseSet } from '../phrase-set.js';
import { readSentence } from '../sentence.js';
import { isLeftBehind } from '../slots/denial.js';
import { partsLeft } from '../slots/homes/parts-left.js';
import { animalsOf } from '../slots/notes/animals.js';
import { thingsIn } from '../slots/things/inventory.js';
import { leftSpecialItems } from '../slots/things/special-items.js';

const staying = new PhraseSet({
  with:
    'stays with, staying with, stay with, stays at, stays behind, will stay, stays here, goes to my, living with, rehomed, ' +
    'se queda con, se quedan con, se queda en, quedarse con, reste chez, reste avec, restent chez, restera chez, restera avec, va chez, ' +
    'tinggal dengan, tinggal dgn, duduk dengan, jaga oleh, mak jaga, tinggal sini, jaab, jaavad, tahan jatta, ' +
    'يبقى عند, يبقى مع, تبقى عند, تبقى مع, بتبقى عند, بيبقى عند, هيفضل مع, هتفضل مع, هيقعد مع, بيضل عند, بتضل عند, بضل عند',
});

const people = new PhraseSet({
  person:
    'i, we, wife, husband, partner, son, daughter, kids, children, mother, father, mum, mom, dad, brother, sister, esposa, marido, hijo, hija, ninos, femme, mari, fils, fille, enfants, isteri, suami, anak, abikaasa, naine, mees, lapsed, poeg, tutar, زوجتي, زوجي, ابني, بنتي, الاولاد',
});

/** Whether other animals than those that stay are known; undefined where none is said to stay. */
export function animalsLeft(words: MessageContext['sentence']['words'], { pets, notes = [] }: MessageContext['move']) {
  const isAnimal = ({ kind }: Thing) => thingKinds[kind] === 'animal';
  const staying = findThings(words).filter((thing) => isAnimal(thing) && isLeftBehind(words, thing));
  if (!pets || staying.length === 0 || animalsOf(words).length > 0) return undefined;
  const known = notes.flatMap((note) => findThings(readSentence(note).words).filter(isAnimal));
  return known.some(({ kind }) => !staying.some((thing) => thing.kind === kind || thing.kind === 'pet'));
}

/** The furniture or the rest of what is in a home, which stays where no animal is named. */
const goods = new PhraseSet({
  goods:
    'furniture, stuff, things, boxes, contents, rest, most, half, muebles, cosas, resto, mayoria, mitad, meubles, affaires, mobilier, le reste, moitie, perabot*, barang*, separuh, kebanyakan, moobel, moobl*, moobeid, asjad, asju, kraam, pool, enamus, enamik, ulejaanu, osa, الاثاث, اثاث, العفش, عفش, الاغراض, اغراض*, نص, نصف, معظم, الباقي',
});

const namesOtherThing = (words: MessageContext['sentence']['words']): true | undefined =>
  thingsIn(words).length + partsLeft(words).length + leftSpecialItems(words).length > 0 ||
  goods.has(words) ||
  undefined;

/**
 * "Then she stays with my mum": a pet that is known and not named again does not come. Where something else is named, it
 * is that which stays.
 */
export function leavesPets({ sentence: { words, text }, move, read }: MessageContext): boolean {
  const { pets, car, specialItems } = read.found.slots;
  if (animalsLeft(words, move) === false) return true;
  const namesOther = pets ?? car ?? specialItems ?? namesOtherThing(words);
  return (
    move.pets === true &&
    namesOther === undefined &&
    !/[?؟]/u.test(text) &&
    staying.find(words).some(({ from }) => !people.has(words.slice(0, from)))
  );
}
