import { PhraseTable } from '../../../text/phrase-table.js';
import { wordsOf } from '../../../text/question-words.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const containers = new PhraseTable([
  [
    true,
    'box, boxes, crate, crates, carton, cartons, bubble wrap, tape, packing paper, blankets, cajas, caja, cajones, precinto, caisses, caisse, cartons, kotak, peti, pembalut, kast, kaste, kasti, kastid, pakkepaber*, كرتون, كراتين, صناديق, صندوق',
  ],
]);
const giving = new PhraseTable([
  [
    true,
    'give me, give us, you give, lend, lend me, lend us, loan me, loan us, you loan, you supply, you provide, you sell, you rent, drop off boxes, drop me off, send me, send us, bring me, bring us, ' +
      'nos dais, me dais, nos dan, me dan, dais, prestais, prestan, vendeis, nos dejais, donnez, pretez, fournissez, vendez, louez, pouvez nous donner, nous donner, bagi berapa, boleh bagi, bekalkan, pinjamkan, jual, ' +
      'annate, saate anda, laenate, muute, rendite, تعطونا, تعطوني, بتعطونا, توفرون, تبيعون, تعيرون',
  ],
]);

const bringing = new PhraseTable([
  [
    true,
    'you provide, you supply, fournissez, bekalkan, توفرون, provided, supplied, included, incluidas, incluidos, incluye, incluyen, proporcionadas, traeis, traen, fournis, fournies, fourni, compris, comprises, inclus, incluses, apportez, disediakan, sediakan, termasuk, bekal, kaasas, hinna sees, tuuakse, toote, annavad, متوفره, مشموله, تجيبون, بتجيبوا',
  ],
]);

/** Whether a text speaks of boxes and what else one packs with. */
export const namesSupplies = (text: string): boolean =>
  containers.find(wordsOf(text).map(({ plain }) => plain)).size > 0;

/** "How many boxes can you give me?", "do you lend crates?" */
export const asksForSupplies = (words: readonly string[]): boolean =>
  containers.find(words).size > 0 && (giving.find(words).size > 0 || bringing.find(words).size > 0);

/** "Are the boxes provided?": whether they come with the move, and not whether they are lent or sold. */
export const asksIfSupplied = (words: readonly string[]): boolean =>
  containers.find(words).size > 0 && bringing.find(words).size > 0;
