import { monthWords } from '../../../text/month-names.js';
import type { MessageContext } from '../message-context.js';
import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { ordinalWords } from '../slots/dates/day-words.js';
import { carryWords, floorOrdinals, floorWords, liftWords } from '../slots/homes/access-words.js';
import { unknownThings } from '../slots/notes/unknown-things.js';
import { numberOfThings } from '../slots/number-words.js';
import { findBelonging } from '../slots/things/belongings.js';
import { thingsIn } from '../slots/things/inventory.js';
import { findSpecialItems } from '../slots/things/special-items.js';
import { complaintWords } from './innocent-words.js';

const wordsOf = (lists: readonly string[]): string => [...new Set(lists.join(', ').split(/[,\s]+/))].join(', ');

/** Single words that tell of a move and ask nothing. */
const telling = new PhraseSet({
  fact: wordsOf([
    ...monthWords,
    ...ordinalWords,
    ...Object.values(floorOrdinals),
    ...Object.values(floorWords),
    ...Object.values(liftWords),
    carryWords,
    'bed, beds, bedroom*, bedrom*, br, bhk, studio, flat, house, home, apartment*, room, rooms, bathroom*, kitchen*, garage, garden, loft, study, bungalow, maisonette, condo*, townhouse, terrace*, ' +
      'habitacion*, dormitorio*, cuarto*, recamara*, piso, casa, apartamento*, departamento, bano*, cocina, garaje, jardin, chambre*, piece*, maison, appartement, logement, salle, cuisine, ' +
      'bilik, tidur, rumah, pangsapuri, kondo, air, dapur, magamistoa*, magamistuba*, toaline, toalise, tuba, toaga, korter*, maja*, kook, غرفه, غرف, نوم, غرفتين, غرفتان, شقه, بيت, منزل, فيلا, حمام, مطبخ',
    'mid, early, late, end, middle, beginning, start, summer, spring, autumn, fall, winter, month, week, year, weeks, months, tomorrow, today, monday, tuesday, wednesday, thursday, friday, saturday, sunday, weekend, tonight, morning, afternoon, evening, lunes, martes, miercoles, jueves, viernes, sabado, domingo, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, matin, soir, isnin, selasa, rabu, khamis, jumaat, sabtu, ahad, pagi, petang, hari, hadapan, esmaspaev*, teisipaev*, kolmapaev*, neljapaev*, reede*, laupaev*, puhapaev*, hommikul, ohtul, بكره, بكرا, باكر, الصبح, المسا, العصر, الجاي, الجايه, اللي, السبت, الاحد, الاثنين, الثلاثاء, الاربعاء, الخميس, الجمعه, ' +
      'verano, primavera, otono, invierno, mes, semana, ano, manana, finales, mediados, principios, ete, printemps, automne, hiver, mois, semaine, annee, demain, debut, fin, musim, bulan, minggu, tahun, esok, hujung, awal, ' +
      'depan, suvi*, kevad*, sugis*, talv*, kuu, nadal*, aasta*, homme, lopus, alguses, keskel, tuleva*, jargmi*, شهر, اسبوع, سنه, غدا, الصيف, الربيع, الخريف, الشتاء, القادم, المقبل, نهايه, بدايه, منتصف',
    'packing, storage, insurance, pack, packed, embalaje, almacenaje, seguro, emballage, stockage, assurance, pembungkusan, penyimpanan, insurans, pakkimi*, hoiustami*, kindlustus*, التغليف, التخزين, التامين, ' +
      'furniture, everything, contents, stuff, belongings, muebles, todo, cosas, meubles, tout, affaires, perabot, semua, barang, moobel, mooblit, koik, asjad, اثاث, كل, شيء, اغراض, pet, pets, car, container, air, office, fragile',
  ]),
});
/** Small words between facts, and what people say who put a fact right. */
const joining = new PhraseSet({
  small: wordsOf([
    'dalam, dlm, dgn, a, an, the, my, our, we, i, it, its, s, re, m, ll, ve, d, t, don, doesn, isn, and, with, without, from, to, in, into, on, at, of, for, by, or, is, are, am, be, have, has, got, also, plus, just, only, about, around, roughly, approx, approximately, ' +
      'please, no, not, after, all, actually, sorry, oh, wait, make, that, change, changed, date, meant, mean, moving, move, moved, going, comes, coming, along, take, taking, bring, bringing, leave, leaving, big, small, large, old, new, other, one, ' +
      'there, here, then, this, next, will, would, like, think, maybe, probably, some, few, couple, more, another, too, as, well, ok, okay, hi, hello, hey, thanks, yes, us, me, relocating, ship, shipping, currently, live, living, based, now, instead, ' +
      'up, floor, level, sized, double, single, fits, what, size, included, second, hand, say, let, lets, make, need, want, ourselves, myself, destination, origin',
    'el, la, los, las, un, una, unos, unas, mi, mis, nuestro, nuestra, nuestros, y, con, sin, desde, de, del, a, al, hasta, en, para, por, es, son, somos, tengo, tenemos, hay, tambien, solo, unas, mas, otro, otra, perdon, no, mejor, cambia, cambiar, ' +
      'fecha, favor, mudanza, mudarme, mudarnos, mudamos, me, nos, mudo, vamos, va, viene, llevamos, quiero, digo, que, sea, ya, pero, aproximadamente, grande, pequeno, tercer, hola, si',
    'le, les, l, une, des, du, d, mon, ma, mes, notre, nos, et, avec, sans, vers, au, aux, dans, pour, est, sont, nous, je, j, ai, avons, on, il, y, environ, seulement, juste, pas, plus, aussi, non, pardon, plutot, finalement, en, fait, changez, ' +
      'demenage, demenageons, demenagement, demenager, vient, prend, emporte, emportons, petit, grand, ne, n, ni, ou, bonjour, oui, voudrais, dire, attendez',
    'saya, kami, kita, ada, dan, dengan, tanpa, dari, ke, di, pada, untuk, sebuah, satu, yang, ini, itu, tidak, tiada, bukan, tak, hanya, sahaja, lebih, kurang, kira, juga, lagi, maaf, tukar, tarikh, pindah, berpindah, bawa, semuanya, mahu, nak, ' +
      'sebenarnya, tolong, ya, besar, kecil, baru, lama, ikut, sekali, maksud, tunggu, seekor',
    'ma, me, mina, meie, minu, meil, mul, on, ja, ning, koos, ilma, kuni, ei, ole, pole, mitte, vaid, ainult, umbes, ka, veel, see, kolime, kolin, kolimine, kolida, votame, kaasa, tuleb, vabandust, tegelikult, pigem, muuda, muutke, kuupaev, siis, uus, vana, ' +
      'suur, vaike, palun, tere, jah, hoopis, siiski, uks, aga, tahan, soovin',
    'من, الي, الى, في, مع, بدون, بلا, عن, على, علي, و, او, لا, ليس, نحن, انا, لدي, لدينا, عندي, عندنا, معنا, فقط, حوالي, تقريبا, ايضا, هذا, هذه, عفوا, اسف, اقصد, بل, تاريخ, موعد, ننتقل, انتقل, الانتقال, سننتقل, سانتقل, نقل, اريد, نريد, ناخذ, الثاني, نعم, مرحبا, غير',
  ]),
});
const mostWords = 24;

function covered(context: MessageContext): Set<number> {
  const { read, sentence } = context;
  const spans = [
    ...read.found.named,
    ...read.countries.filter(({ isMeant }) => isMeant),
    ...thingsIn(sentence.words),
    ...telling.find(sentence.words),
    ...joining.find(sentence.words),
  ];
  return new Set(spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
}

function isThing(words: readonly SentenceWord[], at: number): boolean {
  const around = [words.slice(at, at + 1), words.slice(at, at + 2), words.slice(Math.max(0, at - 1), at + 1)];
  return around.some((part) => findSpecialItems(part) ?? findBelonging(part, 'pets') ?? findBelonging(part, 'car'));
}

/** Whether small words of a sentence are among them, such as "the", "una" and "on". */
export const isSmallTalk = (words: readonly SentenceWord[]): boolean => joining.has(words);

/** The words that no rule reads, by their places in the sentence. */
export function unreadWords(context: MessageContext): number[] {
  const { words } = context.sentence;
  const known = covered(context);
  return words.flatMap(({ plain }, at) => {
    const isRead = known.has(at) || /^\d/.test(plain) || numberOfThings(plain) !== undefined || isThing(words, at);
    return isRead ? [] : [at];
  });
}

/** "3 bed house", "Leeds to York, with a piano": words that only tell of a move. */
export function saysOnlyFacts(context: MessageContext): boolean {
  const { words, text } = context.sentence;
  if (words.length > mostWords || /[?؟]/u.test(text)) return false;
  if (complaintWords(words).length > 0) return false;
  const things = unknownThings(words, () => false);
  return unreadWords(context).every((at) => things.some(({ from, to }) => at >= from && at < to));
}
