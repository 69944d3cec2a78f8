import { has, phrasePattern } from '../text/phrases.js';

/** Words in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const day = phrasePattern(
  'monday*, tuesday*, wednesday*, thursday*, friday*, saturday*, sunday*, midweek, mid week, weekday*, week day*, weekend*, middle of the week, ' +
    'lunes, martes, miercoles, jueves, viernes, sabado*, domingo*, entre semana, fin de semana, fines de semana, ' +
    'lundi*, mardi*, mercredi*, jeudi*, vendredi*, samedi*, dimanche*, en semaine, week end, milieu de semaine, ' +
    'isnin, selasa, rabu, khamis, jumaat, sabtu, ahad, hari biasa, tengah minggu, hujung minggu, hari minggu, ' +
    'esmaspaev*, teisipaev*, kolmapaev*, neljapaev*, reede*, laupaev*, puhapaev*, nadala sees, argipaev*, toopaev*, nadalavahetus*, nadala keskel, ' +
    'الاثنين, الثلاثاء, الاربعاء, الخميس, الجمعه, السبت, الاحد, وسط الاسبوع, نص الاسبوع, ايام الاسبوع, نهايه الاسبوع, اخر الاسبوع, عطله الاسبوع',
);
const season = phrasePattern(
  'in winter, in the winter, in summer, in the summer, in spring, in autumn, in the autumn, off season, off peak, low season, ' +
    'en invierno, en verano, en primavera, en otono, temporada baja, fuera de temporada, en hiver, en ete, au printemps, en automne, basse saison, hors saison, ' +
    'musim sejuk, musim panas, luar musim, talvel, suvel, kevadel, sugisel, valjaspool hooaega, في الشتاء, بالشتاء, الشتاء, في الصيف, بالصيف, الصيف, في الربيع, في الخريف, خارج الموسم',
);
const cheaper = phrasePattern(
  'cheaper, cheap, cheapest, dearer, less expensive, more expensive, cost less, cost more, costs less, costs more, pricier, better price, lower price, price the same, same price, charge more, charge less, extra for, save money, discount, surcharge, ' +
    'be the same, cost the same, seria el mismo, es el mismo precio, sera el mismo, costaria lo mismo, cuesta lo mismo, serait le meme, est le meme prix, coute pareil, coute la meme chose, sama juga, maksaks sama palju, sama kallis, بيكون نفس, يبقى نفس, mas barato, mas barata, mas economico, mas caro, mas cara, sale mejor, cuesta menos, cuesta mas, mejor precio, mismo precio, recargo, descuento, moins cher, moins chere, plus cher, plus chere, coute moins, coute plus, meilleur prix, meme prix, supplement, majoration, ' +
    'lebih murah, murah sikit, lebih mahal, harga lain, harga sama, lagi murah, lagi mahal, caj lebih, odavam*, soodsam*, kallim*, sama hind, lisatasu, ارخص, اغلي, اوفر, سعر افضل, نفس السعر, اقل سعر, خصم',
);
/** Of another price than that of the move. */
const others = phrasePattern(
  'flight*, rent, insurance, storage, vuelo*, alquiler, seguro, vol, vols, loyer, assurance, tiket, sewa rumah, insurans, lennu*, uur, kindlustus, تذكره, ايجار, تامين',
);
const mostWords = 18;

export const namesDayOfWeek = (sentence: string): boolean => has(sentence, day);

/** "Would it be cheaper on a Tuesday", "sale mejor en invierno": it changes no date, whatever day it names. */
export const asksOfDayOrSeason = (sentence: string): boolean =>
  sentence.trim().split(' ').length <= mostWords &&
  (has(sentence, day) || has(sentence, season)) &&
  has(sentence, cheaper) &&
  !has(sentence, others);

/** "What about in winter, would it be cheaper": of the season, of which the lines of a price know. */
export const namesOnlySeason = (sentence: string): boolean => has(sentence, season) && !has(sentence, day);
