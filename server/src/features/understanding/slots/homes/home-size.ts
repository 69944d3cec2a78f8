import type { PropertySize } from '@meg/shared/domain/quotes/move-options';
import { PhraseSet } from '../../phrase-set.js';
import { arrow, formsOf, type SentenceWord } from '../../sentence.js';
import { isDenied, isLeftBehind } from '../denial.js';
import { smallNumber } from '../number-words.js';
import type { Slot } from '../slot.js';
import { thingsIn } from '../things/inventory.js';
import { isSizeAt } from '../things/sizes.js';
import { bedroomsOfArea } from './floor-area.js';
import { bedroomsOfBoardFlat, bedroomsOfRooms } from './rooms-alone.js';
import { roomsOfFurniture } from './rooms-of-furniture.js';

const words = new PhraseSet({
  studio:
    'apartaestudio, apartaestudios, غرفه وصاله, غرفه و صاله, اوضه وصاله, غرفه واحده وصاله, studio, studios, bedsit, bedsits, bedsitter, granny flat, granny annexe, granny unit, 1rk, one rk, 1 rk, estudio, monoambiente, studette, pangsapuri studio, stuudio*, ستوديو, استوديو, t1, f1',
  bedroom:
    'room apartment, room apartments, room apt, room flat, room condo, room house, rooms apartment, rooms house, rooms flat, roomed house, roomed flat, بيوت نوم, بيت نوم, bed, beds, bedder, bedders, bedroomer, bedroomers, bedroom*, bedrom*, bedrooom*, bdr, bdrm, bdrms, bd, bds, br, bhk, habitacion*, dormitorio*, cuarto, cuartos, recamara*, ' +
    'hab, habs, dorm, dorms, chambre*, bilik, bilik tidur, bilik tido, magamistoa*, magamistuba*, غرفه, غرف, غرفه نوم, غرف نوم, اوضه, اوض, اوضه نوم, اوض نوم',
  /** Counts all rooms, including the living room. */
  room: 'ambiente, ambientes, piece, pieces, toaline, toalise, toalist, tuba, toa, toaga',
});

/** Beds of a hotel. */
const lodging = new PhraseSet({ lodging: 'hotel*, hostel*, airbnb' });

/** "T3" is a French home of three rooms, "2br" one of two bedrooms. */
const glued =
  /^(?:(?<rooms>[tfف])(?<roomCount>[1-7])|(?<beds>\d)(?:br|bd|bds|bed|beds|bedder|bhk|bdr|bdrm|hab|ch|bilik))$/;
/** "Kolmetoaline": Estonian counts all rooms in one word. */
const compound = /^(?<number>uhe|kahe|kolme|nelja|viie|kuue|\d)(?<kind>toali|magamistoa)/;

export function sizeOf(bedrooms: number): PropertySize {
  if (bedrooms < 2) return 'Studio/1Bed';
  if (bedrooms === 2) return '2 - 3 Beds';
  return bedrooms === 3 ? '3 Beds - 4 Beds' : '4 Beds+';
}

export const namesBedroom = (sentence: readonly SentenceWord[]): boolean =>
  !lodging.has(sentence) && words.find(sentence).some(({ label }) => label === 'bedroom');

/** Québec counts all rooms, and half a one for the bathroom: "un 4 et demi", "3½", "5 1/2" have two bedrooms, one, three. */
const halfAfter = new PhraseSet({ half: 'et demi, et demie, 1 2' });
const roomsBeside = 2;

/** Its number of bedrooms, where a home is called by it: behind an article, or where nothing else is said before it. */
function bedroomsOfHalves(sentence: readonly SentenceWord[]): number | undefined {
  const glued = sentence.flatMap(({ typed }) => /^([3-7])½$/u.exec(typed)?.[1] ?? [])[0];
  if (glued !== undefined) return Number(glued) - roomsBeside;
  for (const { from } of halfAfter.find(sentence)) {
    const number = smallNumber(sentence[from - 1]?.plain ?? '');
    const before = sentence[from - 2];
    const isHome = !before || sentence[from - 1]?.followsMark || ofHome.has(before.plain);
    const isSize = number !== undefined && number > roomsBeside && number <= mostRoomsOfHalves;
    // "3 et demi heures" is a time.
    const next = sentence[from + 2];
    if (isHome && isSize && !unitsOfHalves.has(next?.plain ?? '')) return number - roomsBeside;
  }
  return undefined;
}
const ofHome = new Set('un le mon notre de d petit grand beau appartement appart logement'.split(' '));
const unitsOfHalves = new Set('heures heure h ans mois semaines jours km m3 m tonnes'.split(' '));
const mostRoomsOfHalves = 7;

const reach = 3;
export const mostBedrooms = 12;

const spanJoints = new Set(
  'to or till until y o a hasta ou au atau hingga sampai ke dan kuni voi ehk او الي الى ل لحد حتي → maybe perhaps'.split(
    ' ',
  ),
);

/** Of "2 to 3 bedrooms" the two, by which the spans of homes are named. A home of one to two has two. */
function startOfSpan(sentence: readonly SentenceWord[], at: number, end: number): number {
  const [near, far] = [at - 1, at - 2].map((one) => smallNumber(sentence[one]?.plain ?? ''));
  // "2 cars, 3 bed house" is no span.
  const isJoined = near === end - 1 || (far === end - 1 && spanJoints.has(sentence[at - 1]?.plain ?? ''));
  return end > 2 && isJoined && !sentence[at]?.followsMark ? end - 1 : end;
}

/** The number before or after the word: "three good-sized bedrooms", "bilik tidur 3". */
function countNear(sentence: readonly SentenceWord[], from: number, to: number): number | undefined {
  for (let at = from - 1; at >= Math.max(0, from - reach); at--) {
    const word = sentence[at];
    const number = word && !isSizeAt(sentence, at) ? smallNumber(word.plain) : undefined;
    if (number !== undefined) return startOfSpan(sentence, at, number);
    if (sentence[at + 1]?.followsMark || word?.plain === arrow) break;
  }
  const after = sentence[to];
  // Arabic puts "one" behind.
  const isCount = after && !after.followsMark && /^(?:\d|\p{Script=Arabic}+)$/u.test(after.plain);
  return isCount ? smallNumber(after.plain) : undefined;
}

function gluedCount({ plain }: SentenceWord): number | undefined {
  const joined = compound.exec(plain)?.groups;
  if (joined) {
    const number = smallNumber(joined.number ?? '') ?? 1;
    return joined.kind === 'toali' ? Math.max(1, number - 1) : number;
  }
  const found = glued.exec(plain)?.groups;
  if (!found) return undefined;
  return found.beds ? Number(found.beds) : Math.max(1, Number(found.roomCount) - 1);
}

/** The Arabic dual means two. Before "sleep" it lacks its last letter, and alone it then looks like "my room". */
function isDual({ plain }: SentenceWord, next: SentenceWord | undefined): boolean {
  const isBeforeSleep = next?.plain === 'نوم';
  return formsOf(plain).some(
    (form) => /^(?:غرفت|اوضت)(?:ين|ان)$/.test(form) || (isBeforeSleep && /^غرفت[يا]$/.test(form)),
  );
}

/** "2 more beds" come to other furniture. */
const more = new Set('more extra another additional'.split(' '));
const conjunctions = new Set('and plus'.split(' '));

/** "The hospital bed", "2 single beds", where "a 2 double bed flat" is a home. */
const isInNameOfBed = (sentence: readonly SentenceWord[], at: number): boolean =>
  thingsIn(sentence).some(({ label, from, to }) => {
    const isHome = sentence[at]?.plain === 'bed' && (smallNumber(sentence[from - 1]?.plain ?? '') ?? 1) > 1;
    return label.startsWith('bed-') && to - from > 1 && at >= from && at < to && !isHome;
  });

const behindBeds = new Set('and behind here too there'.split(' '));

/** "We leave 2 beds": a home that is left is called one. */
function isBedLeft(sentence: readonly SentenceWord[], at: number): boolean {
  const next = sentence[at + 1];
  const isEnd = !next || next.followsMark || behindBeds.has(next.plain);
  return isEnd && isLeftBehind(sentence, { from: at, to: at + 1 });
}

/** "Two beds and a sofa" are furniture, "2 beds" alone a home. */
const articlesOfOne = new Set('a my our another'.split(' '));
const isAlone = (next: SentenceWord | undefined): boolean =>
  next === undefined || next.followsMark || next.plain === 'and';

export function isBedToCarry(sentence: readonly SentenceWord[], at: number): boolean {
  const plain = sentence[at]?.plain ?? '';
  // "A 2 bed flat": nobody carries two bed.
  const isHome = plain === 'bed' && (smallNumber(sentence[at - 1]?.plain ?? '') ?? 1) > 1;
  if (!/^beds?$/.test(plain) || isHome) return false;
  if (isInNameOfBed(sentence, at) || isSizeAt(sentence, at - 2) || isBedLeft(sentence, at)) return true;
  const before = sentence[at - 1]?.plain ?? '';
  // "Some furniture: a bed, 20 boxes".
  if (plain === 'bed' && articlesOfOne.has(before) && isAlone(sentence[at + 1])) return true;
  // "My mum's bed".
  if (more.has(before) || (before === 's' && smallNumber(sentence[at - 2]?.plain ?? '') === undefined)) return true;
  return thingsIn(sentence).some(({ label, from, to }) => {
    const distance = from > at ? from - at : at - (to - 1);
    if (distance <= 0 || distance > reach || label.startsWith('bed')) return false;
    const between = sentence.slice(Math.min(from, at) + 1, Math.max(from, at));
    return !label.startsWith('box') || between.some(({ plain }) => conjunctions.has(plain));
  });
}

/** "3 piece suite", "10 pieces of furniture": the English word counts no rooms. */
const pieces = new Set(
  'suite suites set sets sofa sofas sectional lounge couch dining bathroom bedroom dinner drum luggage cutlery puzzle of and furniture'.split(
    ' ',
  ),
);
const isPieceOfThing = (sentence: readonly SentenceWord[], at: number): boolean =>
  /^pieces?$/.test(sentence[at]?.plain ?? '') && pieces.has(sentence[at + 1]?.plain ?? '');

const floors = new Set('piso planta'.split(' '));

/** "Un cuarto piso" is a fourth floor, and no room. */
const isFloor = (sentence: readonly SentenceWord[], at: number): boolean =>
  sentence[at]?.plain === 'cuarto' && floors.has(sentence[at + 1]?.plain ?? '');

const namesStudio = (sentence: readonly SentenceWord[]): boolean =>
  words.find(sentence).some(({ label }) => label === 'studio');

/** "It's not 2br, it's a 1 br": the number that is denied where another one follows. */
const isReplaced = (sentence: readonly SentenceWord[], at: number): boolean => {
  const after = sentence.slice(at + 1);
  return isDenied(sentence, at) && (after.some(({ plain }) => smallNumber(plain) !== undefined) || namesStudio(after));
};

/** "Tak jadi 3 bilik", where no word of denial stands alone. */
const calledOff = new PhraseSet({ off: 'tak jadi, bukan lagi, tak lagi, bukannya, no longer' });
const beforeNumber = new Set(
  'is are it s its son es sino mas sont c est est plutot ada jadi on vaid hoopis but now actually هي هم بل'.split(' '),
);
const afterNumber = new Set('je jer sahaja saja only now instead nada solamente seulement فقط بس'.split(' '));

const reachOfCalledOff = 5;

const isCalledOff = (sentence: readonly SentenceWord[], at: number): boolean =>
  calledOff.find(sentence.slice(Math.max(0, at - reachOfCalledOff), at)).length > 0 &&
  sentence.slice(Math.max(0, at - 1), at + 1).every(({ followsMark }) => !followsMark) &&
  sentence.slice(at + 1).some(({ plain }) => smallNumber(plain) !== undefined);

/** "No son 2 dormitorios, son 3": the bare number that takes the place of the denied one. */
function replacingCount(sentence: readonly SentenceWord[], from: number): number | undefined {
  const at = sentence.findIndex(({ plain }, index) => index >= from && smallNumber(plain) !== undefined);
  const [word, next] = [sentence[at], sentence[at + 1]];
  if (!word) return undefined;
  const begins = at === from || word.followsMark || beforeNumber.has(sentence[at - 1]?.plain ?? '');
  const isBare = !next || next.followsMark || afterNumber.has(next.plain);
  const count = begins && isBare ? smallNumber(word.plain) : undefined;
  return count !== undefined && count >= 1 && count <= mostBedrooms ? count : undefined;
}

/** "One bedroom is an office, and there are 3": behind a count of one they tell of one of the rooms. */
const isOne = new Set('is s es est on jadi ialah has tiene'.split(' '));
const estonianRoom = /^(?:magam|tuba|toa)/;

/** "One bedroom on 3 March": the Estonian "is" is another word in English. */
const isToldOfOne = (room: string, verb: string): boolean =>
  isOne.has(verb) && (verb !== 'on' || estonianRoom.test(room));

function bedroomsIn(sentence: readonly SentenceWord[]): number | undefined {
  const ofBoard = bedroomsOfBoardFlat(sentence);
  if (ofBoard !== undefined) return ofBoard;
  const [terrace] = upAndDown.find(sentence);
  if (terrace) return smallNumber(sentence[terrace.from]?.plain ?? '');
  for (const [at, word] of sentence.entries()) {
    const count = gluedCount(word) ?? (isDual(word, sentence[at + 1]) ? 2 : undefined);
    if (count !== undefined && !isReplaced(sentence, at)) return count;
  }
  let replacing: number | undefined;
  for (const { label, from, to } of words.find(sentence)) {
    // "3 غرف وصالة" counts rooms beside the living room.
    const isStudio = label === 'studio' && (to - from === 1 || (countNear(sentence, from, to) ?? 1) === 1);
    if (isStudio && !isReplaced(sentence, from)) return 1;
    if (label === 'studio' || isPieceOfThing(sentence, from)) continue;
    if (isReplaced(sentence, from) || isCalledOff(sentence, from)) {
      replacing ??= label === 'bedroom' ? replacingCount(sentence, to) : undefined;
      continue;
    }
    if (isBedToCarry(sentence, from) || isFloor(sentence, from)) continue;
    const count = countNear(sentence, from, to);
    if (count === 1 && isToldOfOne(sentence[from]?.plain ?? '', sentence[to]?.plain ?? '')) continue;
    if (count !== undefined && count <= mostBedrooms) return label === 'room' ? Math.max(1, count - 1) : count;
  }
  return replacing ?? bedroomsOfHalves(sentence) ?? bedroomsOfRooms(sentence);
}

/** "A two-up two-down": the rooms above are the bedrooms. */
const upAndDown = new PhraseSet({
  home: 'one up one down, 1 up 1 down, two up two down, 2 up 2 down, three up two down, 3 up 2 down',
});

/** Whether the word is a room of the home with its number: "2 tuba" are no instruments. */
export const isCountedRoom = (sentence: readonly SentenceWord[], at: number): boolean =>
  words.find(sentence).some(({ from, to }) => at >= from && at < to && countNear(sentence, from, to) !== undefined);

export interface HomeSlot extends Slot<PropertySize> {
  readonly bedrooms: number;
}

export const homeOf = (bedrooms: number): HomeSlot => ({
  value: sizeOf(bedrooms),
  // Three bedrooms fit two of the choices.
  confidence: bedrooms === 3 ? 0.8 : 0.95,
  bedrooms,
});

export function findHomeSize(sentence: readonly SentenceWord[]): HomeSlot | undefined {
  if (lodging.has(sentence)) return undefined;
  const bedrooms = bedroomsIn(sentence) ?? roomsOfFurniture(sentence);
  if (bedrooms !== undefined) return homeOf(bedrooms);
  const byArea = bedroomsOfArea(sentence);
  return byArea === undefined ? undefined : { ...homeOf(byArea), confidence: 0.75 };
}
