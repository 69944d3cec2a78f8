import { asksToCarry } from '../../../../asked/carrying.js';
import { namesPrice, plainQuestion } from '../../../../asked/price-topics.js';
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

/** What one brings to carry a thing. */
const equipment = new PhraseSet({
  equipment:
    'crane*, hoist*, ramp, ramps, trolley*, dolly, dollies, tail lift*, tailgate*, strap, straps, blanket*, slings, skates, equipment, gear, right tools, experience, specialist*, specialists, crate, crates, ' +
    'grua*, montacargas, rampa*, carretilla*, correa*, manta*, funda*, equipo, experiencia, especialista*, grue*, monte meuble*, monte charge*, rampe*, diable*, sangle*, couverture*, housse*, materiel, specialiste*, ' +
    'kren, tanjakan, troli, tali, selimut, peralatan, pengalaman, pakar, kraana*, tostuk*, kaldtee*, karu, rihma*, tekid, tekke, varustus*, kogemus*, spetsialist*, رافعه, ونش, كرين, عربه نقل, احزمه, بطانيات, معدات, خبره, مختصين',
});
const ownWords = new PhraseSet({
  own: 'we have, i have, we ve, i ve, i own, we own, there s, there is, tengo, tenemos, hay, j ai, nous avons, on a, il y a, saya ada, kami ada, mul on, meil on, عندي, عندنا, معي, معنا, لدي, لدينا',
});
/** Whether one may bring a thing into a country: "can I bring my piano to Estonia". */
const permission = new PhraseSet({
  may:
    'can i bring, can we bring, can i take, can we take, can i import, can we import, may i bring, may we bring, am i allowed, are we allowed, is it allowed, is it legal, puedo llevar*, podemos llevar*, puedo traer*, podemos traer*, puedo importar, se puede llevar, se puede traer, ' +
    'puis je, peut on apporter, peut on emporter, peut on importer, je peux apporter, je peux emporter, on peut apporter, est ce que je peux, est il permis, boleh saya bawa, boleh ke saya bawa, boleh tak saya bawa, boleh bawa, kas ma voin, kas ma tohin, kas me tohime, kas tohib, kas voib, ' +
    'هل يمكنني, هل يمكن, هل يحق, هل مسموح, مسموح, فيني اخد, فيني اخذ, بقدر اخد, بقدر اخذ',
});

const asks = (sentence: Sentence): boolean => beginsQuestion(sentence) || asksCompany(sentence);

/** "Do you have a crane for the piano?" asks of the company's means, and "can I bring my piano to Estonia?" of the rules there. */
export const asksBesideThings = (sentence: Sentence, namesCountry: boolean): boolean => {
  const { words, text } = sentence;
  if (ownWords.has(words) || namesPrice(plainQuestion(text)) || !asks(sentence)) return false;
  return equipment.has(words) || (namesCountry && permission.has(words));
};

/** "Do you move pianos?" asks what the company does, and takes no piano along. */
export const asksIfOffered = (sentence: Sentence): boolean =>
  asks(sentence) &&
  asksToCarry(plainQuestion(sentence.text)) &&
  !toCome.has(sentence.words) &&
  !sentence.words.some(({ plain }) => /^\d/.test(plain) || (numberOfThings(plain) ?? 0) > 1);
