import { has, phrasePattern } from '../text/phrases.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const cheaper = phrasePattern(
  'cheaper way, cheaper ways, cheaper option, cheaper options, anything cheaper, something cheaper, any cheaper, make it cheaper, get it cheaper, bring it down, bring the cost down, bring the price down, cheapest way, cheapest option, save some money, save money on the move, algo mas barato, algo mas economico, opcion mas barata, opcion mas economica, forma mas barata, manera mas barata, salir mas barato, mas baratito, ' +
    'quelque chose de moins cher, moins cher possible, option moins chere, solution moins chere, plus economique, rien de moins cher, yang lebih murah, yang murah sikit, lagi murah, murah sikit, pilihan murah, cara murah, midagi odavamat, odavamat varianti, odavam variant, odavamalt, soodsamat, ' +
    'شي ارخص, شيء ارخص, حاجه ارخص, حل ارخص, خيار ارخص, طريقه ارخص, ارخص من هيك, ارخص من كده, ارخص من هذا',
);
const mostWords = 10;

/** "Isn't there anything cheaper?", of the move and of no price list or shop. */
export const asksForCheaperWay = (sentence: string): boolean =>
  sentence.trim().split(' ').length <= mostWords && has(sentence, cheaper);
