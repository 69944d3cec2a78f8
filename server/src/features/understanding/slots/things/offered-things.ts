import { asksToCarry } from '../../../../asked/carrying.js';
import { plainQuestion } from '../../../../asked/price-topics.js';
import { asksCompany, beginsQuestion } from '../../classifier/asking-words.js';
import { PhraseSet } from '../../phrase-set.js';
import type { Sentence } from '../../sentence.js';
import { numberOfThings } from '../number-words.js';

/** What shows that the thing is the visitor's, or that its price is asked for. */
const toCome = new PhraseSet({
  own:
    'my, our, mine, i have, we have, i ve, we ve, i own, i got, we got, a, an, with, plus, also, too, as well, the, this, it, how much, cost, costs, price, quote, charge, ' +
    'un, una, mi, mis, nuestro, nuestra, tengo, tenemos, con, tambien, el, este, cuanto, cuesta, precio, une, mon, ma, mes, notre, nos, j ai, on a, nous avons, avec, aussi, le, ce, combien, prix, coute, devis, ' +
    'saya, kami, dengan, juga, sekali, ini, berapa, harga, minu, mu, meie, mul on, meil on, ka, koos, see, palju, hind, maksab, عندي, عندنا, لدي, لدينا, مع, كمان, ايضا, هذا, كم, سعر',
});

/** "Do you move pianos?" asks what the company does, and takes no piano along. */
export const asksIfOffered = (sentence: Sentence): boolean =>
  (beginsQuestion(sentence) || asksCompany(sentence)) &&
  asksToCarry(plainQuestion(sentence.text)) &&
  !toCome.has(sentence.words) &&
  !sentence.words.some(({ plain }) => /^\d/.test(plain) || (numberOfThings(plain) ?? 0) > 1);
