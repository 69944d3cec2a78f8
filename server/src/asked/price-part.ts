import { has, phrasePattern } from '../text/phrases.js';
import { namesPrice } from './price-topics.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const phrases = {
  without: phrasePattern(
    'add to the price, adds to the price, add to the cost, adds to the cost, add to the total, add to the quote, anade al precio, suma al precio, aumenta el precio, ajoute au prix, rajoute au prix, ajoute au total, tambah pada harga, lisab hinnale, يزيد على السعر, يضيف على السعر, يزيد السعر, ' +
      'without the, without my, without our, minus the, minus my, less the, fewer, leave out the, leave the, leave behind, if i leave, if we leave, not take the, not taking the, sell the, sin el, sin la, sin los, sin las, sin mi, ' +
      'don t take, dont take, didn t take, do not take, don t bring, dont bring, didn t bring, do not bring, no llevo, no llevamos, no me llevo, no nos llevamos, no traigo, prends pas, prend pas, prenons pas, emporte pas, emportons pas, emmene pas, emmenons pas, tak bawa, tidak bawa, tak ambil, ei vota, ei too, kaasa ei, ما اخذ, ما اخد, ما ناخذ, ما ناخد, ما جبت, ما نجيب, ' +
      'without packing, without insurance, without storage, sin embalaje, sin seguro, sin almacen*, menos, dejo, dejamos, sans le, sans la, sans les, sans mon, sans ma, sans l, sans emballage, sans assurance, sans stockage, de moins, en moins, si je laisse, tanpa, kurang, tinggalkan, ilma, pakkimiseta, kindlustuseta, hoiustamiseta, vahem, jata, jatame, بدون, من غير, بلا, اقل',
  ),
  alone: phrasePattern(
    'alone, on its own, on their own, by itself, for just the, for only the, just for the, only for the, for just a, for only a, solo el, solo la, solo por, solo para, nada mas el, por si solo, ' +
      'seul, seule, juste le, juste la, juste pour, seulement le, seulement la, uniquement, sahaja, saja, untuk satu, ainult, uksi, uksinda, لوحده, لوحدها, وحده, وحدها, فقط',
  ),
} as const;

export type PricePart = keyof typeof phrases;

const asksMore = phrasePattern(
  'what if, how about, what about, y si, et si, que pasa si, kalau, bagaimana jika, mis siis kui, aga kui, ماذا لو, لو',
);

/** Whether the price of a part of what moves is asked for, or that of the rest: "how much less without the sofa". */
export function askedPart(sentence: string): PricePart | undefined {
  if (!namesPrice(sentence) && !has(sentence, asksMore)) return undefined;
  if (has(sentence, phrases.without)) return 'without';
  return namesPrice(sentence) && has(sentence, phrases.alone) ? 'alone' : undefined;
}
