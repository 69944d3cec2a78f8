import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';

interface Named {
  readonly from: number;
}

const homes = new PhraseSet({
  home:
    'flat, house, houseboat, narrowboat, home, place, village, terrace, cottage, bungalow, farm*, villa, maisonette, townhouse, apartment, apt, condo, studio, room, digs, office, shop, my sister*, my brother*, my mum*, my mom*, my dad*, my parents*, my folks, my daughter*, my son*, my friend*, my mate*, my boyfriend*, my girlfriend*, my partner*, my gran*, mi hermana, mi hermano, mi madre, mi padre, mis padres, mi hija, mi hijo, ma soeur, mon frere, ma mere, mon pere, mes parents, ma fille, mon fils, kakak saya, abang saya, mak saya, keluarga saya, oe juurde, venna juurde, ema juurde, vanemate juurde, piso, casa, casita, chalet, apartamento, departamento, estudio, atico, finca, cortijo, local, habitacion, ' +
    'appartement, appart, maison, logement, studette, pavillon, et demi, et demie, ferme, longere, gite, bureau*, rumah, pangsapuri, kondo, apartmen, teres, banglo, bilik, korter*, maja*, talu*, suvila*, tuba, شقه, بيت, منزل, فيلا, ستوديو, استوديو, دار, مزرعه',
});
const leaving = new PhraseSet({
  leaving:
    'clear, clearing, clear out, clearing out, empty, emptying, vaciar, vaciamos, vaciando, vider, vidons, debarrasser, kosongkan, tuhjendada, tuhjendame, tuhjaks, افضي, نفضي, نفرغ, افرغ, leave, leaves, leaving, left, out of, from, sell, sells, selling, sold, renting out, letting out, vendo, vendemos, vendiendo, vendido, vendimos, alquilamos, vends, vendons, vendu, vend, jual, menjual, dijual, muun, muume, muusime, muudud, نبيع, ابيع, بعنا, بنبيع, هنبيع, dejo, dejamos, deja, dejando, desde, salgo de, salimos de, quitte, quittons, quittant, depuis, on quitte, tinggalkan, dari, keluar dari, lahkun, lahkume, jatan, اترك, نترك, تاركين, نغادر, من',
});
const goingTo = new PhraseSet({
  going: 'to, into, for, para, a, hacia, pour, vers, dans, chez, ke, untuk, الى, الي, ل',
});
/** After the home these begin to tell of another place: "on vend la maison et on part à Lisbonne". */
const onwards = new PhraseSet({
  going:
    'go, going, move, moving, voy, vamos, mud*, traslad*, march*, regres*, volve*, vuelvo, emigr*, irnos, rentr*, retourn*, repart*, pars, part, partons, partir, va, vais, allons, aller, installer, emmenag*, demenag*, pindah, pergi, kolime, kolin, laheme, lahen, ننتقل, انتقل, نروح, نسافر',
});
const longest = 9;
/** "Some goes to me in Galway". */
const toSomebody = new PhraseSet({
  to: 'to me, to us, to him, to her, to them, a mi, a nosotros, a el, a ella, para mi, para nosotros, chez moi, chez nous, a moi, a nous, kepada saya, kepada kami, ke tempat saya, minu juurde, meie juurde, mulle, meile, لي, لنا, لعندي, لعندنا, عندي, عندنا',
});
const insides = new Set('in at near en a dans di kat في ب'.split(' '));

function isToSomebody(before: readonly SentenceWord[]): boolean {
  const end = insides.has(before.at(-1)?.plain ?? '') ? before.length - 1 : before.length;
  return toSomebody.find(before.slice(0, end)).some(({ to }) => to === end);
}

/**
 * The end of a move whose home a place is: "leaving my rented terrace in Leeds for a farm cottage near Cork". The word before
 * the home says which; undefined where no home stands before the name in its clause.
 */
export function endOfHome(words: readonly SentenceWord[], { from }: Named): 'origin' | 'destination' | undefined {
  const mark = words.slice(0, from + 1).findLastIndex(({ followsMark }) => followsMark);
  const before = words.slice(Math.max(0, mark, from - longest), from);
  if (isToSomebody(before)) return 'destination';
  const home = homes.find(before).at(-1);
  if (!home || onwards.has(before.slice(home.to))) return undefined;
  const lead = before.slice(0, home.from);
  const left = leaving.find(lead).at(-1)?.from ?? -1;
  const goal = goingTo.find(lead).at(-1)?.from ?? -1;
  if (left < 0 && goal < 0) return undefined;
  return left > goal ? 'origin' : 'destination';
}
