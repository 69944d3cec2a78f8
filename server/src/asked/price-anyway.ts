import { has, phrasePattern } from '../text/phrases.js';
import { asksHowMuch } from './few-words.js';
import { asksOnlyForPrice } from './only-price.js';

/** Who insists says these beside the price, in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const insisting = phrasePattern(
  'anyway, anyhow, all the same, after all, at least, actually, no but, but, still, ' +
    'de todas formas, de todos modos, igualmente, bueno, venga, anda, no pero, pero, al menos, ya, ' +
    'quand meme, tout de meme, malgre tout, dites moi, dis moi, dites, non mais, mais, bon, allez, au moins, ' +
    'jugak, juga, tapi, takpe, tak apa, at least, eh, kan, ' +
    'ikkagi, ometi, ikka, no, aga, noh, vahemalt, ' +
    'برضو, برضه, مع ذلك, علي الاقل, بس, طب, طيب, قل لي, قولي, احكيلي',
);

/** "Dites-moi le prix quand même": nothing but the price is asked for, once more. */
export function asksForPriceAnyway(sentence: string): boolean {
  if (asksOnlyForPrice(sentence) || asksHowMuch(sentence)) return true;
  if (!has(sentence, insisting)) return false;
  const rest = sentence.replaceAll(insisting, '').trim().replaceAll(/ +/g, ' ');
  return rest !== '' && asksOnlyForPrice(` ${rest} `);
}
