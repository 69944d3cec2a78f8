import { has, phrasePattern } from '../text/phrases.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const salesTax = phrasePattern(
  'vat, gst, hst, sst, sales tax, service tax, value added tax, iva, igic, itbis, tva, cukai jualan, cukai perkhidmatan, kaibemaks*, km ga, ضريبه القيمه المضافه, القيمه المضافه',
);
/** Any tax, which is that of the price beside its words. */
const anyTax = phrasePattern(
  'tax, taxes, impuesto, impuestos, taxe, taxes, cukai, maks, maksud, maksudega, ضريبه, ضرائب',
);
const ofPrice = phrasePattern(
  'price, total, quote, figure, range, on top, in that, in it, in there, included, inclusive, extra, plus, precio, total, presupuesto, aparte, incluido, incluidos, prix, devis, total, compris, comprises, inclus, en plus, ' +
    'harga, jumlah, termasuk, tambahan, hind, hinna, hinnas, kokku, lisandub, juurde, السعر, المجموع, فوق, شامل, مشمول, زياده, مع',
);
/** What is taxed at a border or by an office, or who has a tax number. */
const others = phrasePattern(
  'furniture, goods, belongings, things, stuff, items, car, vehicle, motorbike, piano, import*, customs, duty, relief, refund, reclaim, claim, ship, shipping my, arriv*, border, business, register*, return,, office, number, ' +
    'muebles, cosas, enseres, coche, importar, aduana, arancel*, devol*, franquicia, declaracion, meubles, affaires, voiture, importer, douane, exoner*, franchise, rembours*, perabot, barang, kereta, import, kastam, duti, pengecualian, ' +
    'moobel*, mooblilt, asja*, auto*, impor*, sisseved*, toll*, vabastus*, tagasi*, اثاث, اغراض, سياره, استيراد, جمرك*, جمارك, اعفاء, استرداد, الدخل, دخل',
);
const mostWords = 12;
const fewWords = 2;

/** "Is VAT in that", "VAT?", "total with GST": of the price that is on the screen, and not of what is brought into a country. */
export function asksForSalesTax(sentence: string): boolean {
  const words = sentence.trim().split(' ').length;
  if (words > mostWords || has(sentence, others)) return false;
  return has(sentence, salesTax) || (has(sentence, anyTax) && (words <= fewWords || has(sentence, ofPrice)));
}

/** Whether a text speaks of tax at all. */
export const namesTax = (sentence: string): boolean => has(sentence, salesTax) || has(sentence, anyTax);
