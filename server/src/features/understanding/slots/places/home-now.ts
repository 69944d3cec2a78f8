import { isHomeOfSomebody, isOfOthers } from '../../../guides/guides.service.js';
import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import { isLivingToCome } from './living-to-come.js';
import type { MeantPlace } from './meant-places.js';
import type { PlaceContext } from './place-mentions.js';

const living = new PhraseSet({
  living:
    'live, living, based, currently, study, studying, student, vivo, vivimos, resido, residimos, estoy, estamos, estudio, ' +
    'estudiamos, estudiante, vis, vit, vivons, habit*, suis, sommes, loge, logeons, etudie*, etudiant*, actuellement, ' +
    'tinggal, menetap, duduk, belajar, elan, elame, olen, oleme, opin, opime, ادرس, طالب, طالبه, اسكن, نسكن, ساكن, ساكنه, ساكنين, اعيش, نعيش, مقيم, مقيمه',
});
/** Work is where one lives or where one goes: "je travaille à Paris", "tengo trabajo en Madrid". */
const working = new PhraseSet({
  working:
    'work, working, works, travaille*, bosse, bossons, trabajo, trabajamos, kerja, bekerja, tootan, tootame, اعمل, اشتغل, نعمل',
});
const going = new PhraseSet({
  going:
    'go, going, off, move, moving, relocat*, heading, return*, back, voy, vamos, ir, mud*, regres*, volve*, vuelvo, pars, part, ' +
    'partir, partons, vais, va, allons, aller, demenag*, install*, rentr*, retourn*, pindah, berpindah, nak, balik, pulang, ' +
    'kolimas, kolivad, kolin, kolime, kolib, kolida, lahen, laheme, tagasi, انتقل*, ننتقل*, الانتقال, اسافر, نسافر, ارجع, نرجع, رايح, ذاهب',
});
const firstPersons = new PhraseSet({
  own:
    'i, im, ill, ive, we, were, weve, je, j, on, nous, moi, yo, voy, vamos, nos, me, nosotros, saya, aku, kami, kita, ma, mina, ' +
    'kolin, kolime, lahen, laheme, انا, وانا, نحن, احنا, واحنا',
});

/** The words between the name or the mark before and this name. */
function wordsBefore({ sentence: { words } }: PlaceContext, all: readonly MeantPlace[], at: number): SentenceWord[] {
  const { from } = all[at] as MeantPlace;
  const mark = words.slice(0, from + 1).findLastIndex(({ followsMark }) => followsMark);
  return words.slice(Math.max(0, mark, all[at - 1]?.to ?? 0), from);
}

/** Whether the visitor says to live, study or, beside another place to go to, work there now. */
export function isHomeNow(context: PlaceContext, all: readonly MeantPlace[], at: number, goesOn: boolean): boolean {
  const before = wordsBefore(context, all, at);
  if (isLivingToCome(context.sentence.words, all[at] as MeantPlace)) return false;
  return !going.has(before) && (living.has(before) || (goesOn && working.has(before)));
}

/** Whether the words right before the name say that somebody lives there: "tinggal di". */
export const isLedByLiving = (words: readonly SentenceWord[], { marker }: MeantPlace): boolean =>
  marker !== undefined && living.has(words.slice(marker.from, marker.to));

/** "My sister lives in Toronto, we go to Cork": the places that are no ends of the visitor's own move. */
export function ownPlaces({ sentence: { words } }: PlaceContext, all: readonly MeantPlace[]): readonly MeantPlace[] {
  const isLeft = (place: MeantPlace) => place.marker?.marker === 'from' && !isLedByLiving(words, place);
  const own = all.filter(
    (place) =>
      !isHomeOfSomebody(words, place) &&
      (!isOfOthers(words, place) || isLeft(place) || !firstPersons.has(words.slice(place.to))),
  );
  return own.length > 0 ? own : all;
}
