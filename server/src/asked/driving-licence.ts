import { has, phrasePattern } from '../text/phrases.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const licences = phrasePattern(
  'driving licence*, driving license*, drivers licence*, drivers license*, driver s licence*, driver s license*, driver licence*, driver license*, driving permit*, ' +
    'carnet de conducir, permiso de conducir, licencia de conducir, licencia de manejo, permis de conduire, lesen memandu, lesen kereta, juhiluba*, juhiload, juhilube, رخصه القياده, رخصه السواقه, رخصه قياده, رخصه سواقه, رخصه قيادتي, رخصتي',
);
/** What is called so of other things as well. */
const bare = phrasePattern(
  'licence*, license*, carnet, licencia, permis, lesen, luba, lube, load, lubadega, رخصه, رخص',
);
const driving = phrasePattern(
  'drive, driving, swap, exchange, convert, valid, recognised, recognized, my uk, my irish, my british, my own, our licence*, our license*, conducir, canje*, cambiar, valido, valida, sirve, conduire, rouler, echanger, valable, ' +
    'memandu, tukar, sah, soita, sõita, vahetada, kehtib, kehtivad, اسوق, القياده, السواقه, صالحه, تبديل, استبدال',
);
/** A new address on it, and licences of other kinds, are other matters. */
const others = phrasePattern(
  'address, tv, television, export, import, firearm*, gun*, shotgun, fishing, hunting, operator*, your, you licensed, mover*, business, marriage, direccion, arma*, pesca, caza, adresse, arme*, peche, chasse, sejour, travail, residence, resident*, ' +
    'alamat, senjata, aadress*, relva*, kala*, elamis*, too, عنوان, سلاح, صيد, عمل, اقامه',
);

/** "Can I drive on my licence there?", "do I swap my licence": whether one may drive, and on which paper. */
export const asksOfDrivingLicence = (sentence: string): boolean =>
  !has(sentence, others) && (has(sentence, licences) || (has(sentence, bare) && has(sentence, driving)));
