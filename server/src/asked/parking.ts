import { has, phrasePattern } from '../text/phrases.js';

/** Words in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const lorries = phrasePattern(
  'lorry, truck, van, removal van, moving van, moving truck, lorries, vans, camion, camiones, furgoneta, camionnette, fourgon, lori, trak, van, kolimisauto*, veoauto*, kaubik*, auto, masin, buss, شاحنه, شاحنتكم, الفان, السياره, سيارتكم, الكميون',
);
const where = phrasePattern('where, donde, ou, di mana, kat mana, dekat mana, kus, kuhu, وين, اين, فين');
const parking = phrasePattern(
  'park, parks, parking, parked, stop, aparca, aparcan, aparcais, aparcar, aparcara, estaciona*, se garer, gare, garez, garera, stationne*, parkir, letak, pargib, pargite, parkida, pargitakse, parkimi*, seisab, توقف, تقف, يوقف, توقفون, تصف, موقف',
);
/** One's own car, where one will live. */
const own = phrasePattern('my, our, mi, nuestro, ma, mon, notre, saya, minu, meie, mu, oma, سيارتي, سيارتنا');

/** "Where does the truck park": of the lorry at the door, and of no car that is brought. */
export const asksWhereLorryParks = (sentence: string): boolean =>
  has(sentence, where) && has(sentence, parking) && has(sentence, lorries) && !has(sentence, own);
