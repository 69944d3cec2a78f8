import { isHomeOfSomebody } from '../../guides/guides.service.js';
import { asksSomething } from '../classifier/asking-words.js';
import type { MessageContext } from '../message-context.js';
import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import type { MeantPlace } from '../slots/places/meant-places.js';
import { isCalled } from '../slots/places/place-names.js';
import { furnitureIn, thingsIn } from '../slots/things/inventory.js';
import { namedSpecialItems } from '../slots/things/special-items.js';
import { isCorrecting } from './correction-words.js';

/** What says by itself that a place comes beside the two ends. */
const beside = new PhraseSet({
  stop:
    'on the way, on route, en route, along the way, stop at, stop in, stop off, stop by, a stop, another stop, extra stop, second stop, swing by, call in at, detour, second address, another address, ' +
    'some goes, some go, some to, rest goes, rest to, half goes, half to, half of it, half of them, half of the, half the, some of it, some of them, some of the, part of it, part of the, the rest of it, the other half, second pick up, second pickup, another pick up, another pickup, second drop, another drop, ' +
    'de camino, por el camino, de paso, hacer una parada, una parada, otra parada, parar en, la mitad, una parte, parte de las, parte de los, el resto, otra direccion, otra recogida, ' +
    'sur la route, en chemin, au passage, en passant, un arret, faire un arret, s arreter, autre arret, la moitie, une partie, le reste, autre adresse, deuxieme adresse, ' +
    'dalam perjalanan, singgah, berhenti di, separuh, setengah daripada, sebahagian, selebihnya, alamat kedua, alamat lain, ' +
    'teel, tee peal, vahepeatus*, peatus, pool asjadest, pool sellest, pooled, osa asjadest, osa sellest, ulejaanud, teine aadress, teiselt aadressilt, ' +
    'في الطريق, على الطريق, ع الطريق, بالطريق, محطه, وقفه, نصف, نصه, نصها, نص العفش, نص الاغراض, جزء من, بعض الاغراض, الباقي, عنوان ثاني, عنوان تاني',
});
const acts = new PhraseSet({
  act:
    'pick up, picking up, pick, collect, collecting, collected, fetch, grab, drop, dropped, dropping, deliver, unload, leave, stop, get, ' +
    'recoger, recogemos, recoged, recojan, pasar, buscar, dejar, dejamos, dejad, entregar, descargar, parar, ' +
    'chercher, recuperer, prendre, passer, deposer, livrer, laisser, decharger, arreter, ambil, angkat, kutip, hantar, turunkan, tinggalkan, ' +
    'korja*, peale votta, votta, votame, viia, viime, jatta, jatame, maha panna, laadida, ناخذ, تاخذون, تاخذوا, ناخد, تاخدوا, نجيب, تجيبوا, نستلم, تستلموا, ننزل, تنزلوا, نوصل, توصلوا, نترك, نحمل, تحملوا',
});
const adding = new PhraseSet({
  also:
    'also, and, as well, too, plus, another, one more, additionally, y, e, tambien, ademas, mas, otro, otra, et, aussi, egalement, en plus, de plus, autre, ' +
    'dan, juga, tambah, lagi, satu lagi, ja, ka, lisaks, veel, و, كمان, ايضا, برضو, بعد',
});
const everything = new PhraseSet({
  all: 'everything, all of it, the whole, todo, tout, semua, koik, كل شي, كل شيء',
});
/** Somebody else's things stand in another home. */
const relatives = new PhraseSet({
  person:
    'mum, mums, mom, moms, mother, dad, dads, father, parents, sister, sisters, brother, brothers, gran, grandma, grandmother, granny, grandpa, aunt, auntie, uncle, friend, friends, son, daughter, cousin, partner, girlfriend, boyfriend, ex, ' +
    'madre, padre, padres, hermana, hermano, abuela, abuelo, tia, tio, amiga, amigo, hija, hijo, suegra, suegro, suegros, mere, pere, parents, soeur, frere, mamie, grand mere, tante, oncle, copain, copine, amie, ami, fille, fils, ' +
    'ibu, emak, mak, ayah, bapa, kakak, abang, adik, nenek, kawan, makcik, ema, isa, oe, ode, venna, vanaema, vanemate, sobra, tadi, onu, ' +
    'امي, ابي, ابوي, اختي, اخي, اخوي, جدتي, خالتي, عمي, عمتي, صديقي, صديقتي, اهلي, ماما, بابا',
});

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The clause in which a place stands; "and" does not end one. */
function clauseOf(words: readonly SentenceWord[], { from, to }: Span): Span {
  const start = words.findLastIndex(({ followsMark }, at) => at <= from && followsMark);
  const end = words.findIndex(({ followsMark }, at) => at >= to && followsMark);
  return { from: Math.max(0, start), to: end === -1 ? words.length : end };
}

/** "A sofa", and the bed of "my mum's bed", which is no bedroom. */
const namesThing = (words: readonly SentenceWord[]): boolean =>
  thingsIn(words).length > 0 || furnitureIn(words).length > 0 || namedSpecialItems(words).length > 0;

/** "Pick up a sofa in Hull", "and my sister's piano from Hull", "half of it goes to Alicante", "my mum lives in York". */
function isExtra({ sentence }: MessageContext, place: MeantPlace, clause: Span): boolean {
  const words = sentence.words.slice(clause.from, clause.to);
  if (everything.has(words)) return false;
  if (beside.has(words)) return true;
  if (isCorrecting(words)) return false;
  if (isHomeOfSomebody(sentence.words, place)) return true;
  const [isAct, isThing, isOfOthers] = [acts.has(words), namesThing(words), relatives.has(words)];
  const isAlso = adding.find(words).some(({ from }) => from === 0) || adding.has(words.slice(-1));
  if (isAct || isOfOthers) return isThing || (isAct && (isAlso || isOfOthers));
  // "And what would it cost to Paris with a piano" asks of another destination.
  const isGoal = (place.ending ?? place.marker?.marker) === 'to';
  const isThingBefore = namesThing(sentence.words.slice(clause.from, place.from));
  return isAlso && isThing && (!isGoal || (isThingBefore && !asksSomething(sentence)));
}

/** The two ends as they are known, or else told beside. */
function cities({ move, read }: MessageContext): string[] {
  const { origin, destination } = read.found.slots;
  return [move.originCity ?? origin?.value, move.destinationCity ?? destination?.value].flatMap((city) => city ?? []);
}

/** "Half to Brisbane", where another destination is known: no word says that the move begins there. */
function isOtherGoal({ move, read, sentence }: MessageContext, place: MeantPlace, { from, to }: Span): boolean {
  const hasGoal = (move.destinationCity ?? read.found.slots.destination) !== undefined;
  return hasGoal && (place.ending ?? place.marker?.marker) === 'to' && beside.has(sentence.words.slice(from, to));
}

/** Places beside both ends of the move at which something more is picked up or dropped. */
export function extraStops(context: MessageContext): MeantPlace[] {
  const { read, sentence } = context;
  const known = cities(context);
  return read.found.named.filter((place) => {
    const isEnd = known.some((city) => isCalled(place, city));
    const isLeft = place.kind !== 'city' || isEnd || read.found.denied.includes(place);
    const clause = clauseOf(sentence.words, place);
    const mayBeExtra = known.length > 1 || isOtherGoal(context, place, clause);
    return !isLeft && mayBeExtra && isExtra(context, place, clause);
  });
}

/** What is said of them, in the visitor's words. */
export function notesOfStops(context: MessageContext): string[] {
  const { words, text } = context.sentence;
  const notes = extraStops(context).map((place) => {
    const { from, to } = clauseOf(words, place);
    return text.slice(words[from]?.start, words[to - 1]?.end).trim();
  });
  return [...new Set(notes)];
}
