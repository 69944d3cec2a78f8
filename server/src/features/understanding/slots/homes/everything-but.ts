import { wordSet } from '../../../../text/word-set.js';
import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';

const everything = new PhraseSet({
  all: 'كل حاجه, كل الاغراض, everything, it all, all of it, all, the lot, the whole lot, all the furniture, all our furniture, all my furniture, the whole house, the whole flat, the whole home, todo, toda, todos los muebles, toda la casa, todo el piso, tout, toute, tous les meubles, toute la maison, tout l appartement, koik, koike, kogu, terve, semua, semuanya, seluruh, kesemuanya, كل شي, كل شيء, كله, كلو, كلها, كل الاثاث, كل العفش, العفش كله, الكل, جميع الاثاث, كل',
});
const excepting = new PhraseSet({
  but: 'except, except for, excepting, apart from, aside from, other than, but, but not, minus, bar, barring, save for, just not, well not, only not, excepto, menos, salvo, excluyendo, quitando, a excepcion de, sauf, excepte, hormis, a part, a l exception de, moins, kecuali, melainkan, selain, tak termasuk, tidak termasuk, valja arvatud, peale, v a, va, الا, ما عدا, ماعدا, عدا, باستثناء, غير, بدون, من غير, من دون, بلا',
});
const furniture = new PhraseSet({
  furniture:
    'furniture, the furniture, los muebles, muebles, les meubles, meubles, le mobilier, perabot, moobel, moobli, mooblit, mooblist, الاثاث, اثاث, العفش',
});
/** Words between the two: "everything comes along, except", "kõik mööbel tuleb kaasa, v.a.". */
const coming = wordSet(
  'comes come coming goes go going moves moved along with us me of it the our my all furniture things stuff contents house flat home really pretty much and is are to ' +
    'va viene vienen vamos se lo los las nos llevamos muebles casa piso de el la vient part emporte on prend les meubles le mobilier maison appartement l ' +
    'almost nearly casi presque hampir peaaegu تقريبا بس ولكن لكن but pero mais tapi aga ikut dibawa bawa sekali barang perabot rumah isi tuleb tulevad kaasa laheb moobel asjad kraam korter maja moobli شي شيء معنا معانا الاثاث العفش يجي بيجي البيت',
);
const reach = 4;
const withThing = 3;
const ofPrice = new PhraseSet({
  matter:
    'price, the price, cost, costs, customs, tax, vat, insurance, deposit, date, dates, precio, seguro, iva, aduana, fecha, prix, assurance, tva, douane, date, harga, cukai, kastam, insurans, tarikh, hind, hinda, kindlustus*, maks, toll, kuupaev*, السعر, سعر, التامين, الضريبه, الجمارك, التاريخ',
});
/** After "all but" stands what stays; "all but thanks" has none. */
const determiners = wordSet('the my our his her their its that those this these not for');
const isThingNext = (words: readonly SentenceWord[], { from, to }: { from: number; to: number }): boolean =>
  !ofPrice.has(words.slice(to, to + withThing)) &&
  (words[from]?.plain !== 'but' || to - from > 1 || determiners.has(words[to]?.plain ?? ''));

/** "Va" is Spanish and French for "goes", and "peale" an ending of a date: only "v.a." and a word after "everything" count. */
const isException = (words: readonly SentenceWord[], { from, to }: { from: number; to: number }): boolean =>
  (words[from]?.plain !== 'va' || /^v\.a\.?$/iu.test(words[from]?.typed ?? '')) && to < words.length;

/** "All my 12 boxes but" and "all good but" are not all of a home. */
const isComing = (words: readonly SentenceWord[]): boolean => words.every(({ plain }) => coming.has(plain));

export interface EverythingBut {
  /** Where the words for the exception stand. */
  readonly from: number;
  readonly to: number;
  /** Whether it is the furniture that stays, and so no exception among it. */
  readonly isFurniture: boolean;
}

/** "Everything except the sofa", "todo menos la nevera", "kõik peale külmkapi": all comes, and something of it does not. */
export function everythingBut(words: readonly SentenceWord[]): EverythingBut | undefined {
  const all = everything.find(words);
  const found = excepting
    .find(words)
    .filter((one) => isException(words, one) && isThingNext(words, one))
    .find(({ from }) => all.some(({ to }) => from >= to && from - to <= reach && isComing(words.slice(to, from))));
  return found && { ...found, isFurniture: furniture.has(words.slice(found.to, found.to + withThing)) };
}
