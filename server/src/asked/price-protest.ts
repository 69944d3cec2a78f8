import { has, phrasePattern } from '../text/phrases.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const surely = phrasePattern(
  'rip off, ripoff, a rip, robbery, extortion*, exorbitant, outrageous, overpriced, over priced, too expensive, way expensive, too dear, too pricey, so pricey, bit steep, too steep, very steep, ' +
    'can t afford, cant afford, cannot afford, couldn t afford, can not afford, don t have that much, dont have that much, haven t got that, havent got that, out of my budget, out of budget, over my budget, over budget, beyond my budget, above my budget, more than i can, more than we can, ' +
    'way too much, far too much, much too much, too much money, a lot of money, too much for what, that is a lot, thats a lot, that s a lot, too high, so high, arm and a leg, a fortune, having a laugh, taking the mick, for that money, ' +
    'double what, twice what, twice as much, half of that elsewhere, cheaper elsewhere, quoted me half, quoted me less, quoted us less, must be joking, must be kidding, you joking, you kidding, kidding me, es broma, de broma, vous plaisantez, vous rigolez, c est une blague, gurau ke, main main ke, nalja teete, teete nalja, تمزحون, تمزح, بتهزر, ' +
    'un robo, carisimo, carisima, una barbaridad, un dineral, una pasada de, un ojo de la cara, no puedo pagar*, no podemos pagar, no puedo permitir*, no me lo puedo permitir, no nos lo podemos permitir, no me alcanza, no tengo tanto, no tengo ese dinero, se me va de presupuesto, fuera de mi presupuesto, fuera de presupuesto, ' +
    'demasiado caro, demasiado dinero, muy caro, tan caro, muchisimo dinero, es muchisimo, es demasiado, mucho dinero, mucha plata, prohibitivo, abusivo, desorbitado, excesivo, precio de locos, ' +
    'hors de prix, trop cher, trop chere, vraiment cher, super cher, tres cher, du vol, exorbitant*, excessif, abuse, les moyens, pas ce budget, hors budget, depasse mon budget, depasse notre budget, au dessus de mon budget, trop eleve, une fortune, la peau, coute un bras, trop pour nous, trop pour moi, trop pour mon, coute les yeux, ' +
    'peux pas payer, pouvons pas payer, peux pas me permettre, prohibitif, mahal sangat, mahal gila, mahal la, mahalnya, terlalu mahal, tersangat mahal, mahal betul, tak mampu, tidak mampu, tak cukup duit, luar bajet, lari bajet, lebih bajet, melebihi bajet, cekik darah, melampau, ' +
    'liiga kallis, liiga kallid, nii kallis, kallivoitu, ullatavalt kallis, hingehind*, roovimine, paljaks roov*, ei jaksa maksta, ei joua maksta, ei saa endale lubada, ei saa lubada, pole nii palju raha, ei ole nii palju raha, ule eelarve, eelarvest valja, liiga palju raha, liiga palju kusite, liiga palju kusida, ' +
    'غالي جدا, غالي كثير, غالي اوي, غالي قوي, غالي مره, غالي علي, غاليه جدا, مرتفع جدا, مكلف جدا, باهظ, مبالغ فيه, مبالغ, مو معقول السعر, ما اقدر ادفع, ما اقدر عليه, مقدرش ادفع, لا استطيع دفع, لا استطيع تحمل, لا اقدر ادفع, فوق ميزانيتي, فوق طاقتي, خارج ميزانيتي, اكثر من ميزانيتي, سرقه, نصب في السعر, السعر نار',
);

/** These protest where they are nearly all that is said. */
const alone = phrasePattern(
  'expensive, pricey, steep, too much, that much, caro, cara, demasiado, es mucho, es cher, est cher, est chere, cela fait beaucoup, ca fait beaucoup, est beaucoup, mahal, kallis, kallid, liiga palju, on palju, غالي, غاليه, هذا كثير, كثير علي, كتير علينا, مرتفع',
);
const mostWordsAlone = 5;

/** Who asks how it comes about, or what of it would be cheaper, is answered that. */
const asks = phrasePattern(
  'why, how, what, which, when, is it, is that, do you, does, will, would, if, por que, como, que, cual, cuando, cuanto, cuanta, pourquoi, comment, quel, quelle, combien, est ce, kenapa, mengapa, bagaimana, macam mana, berapa, miks, kuidas, mis, kas, milline, لماذا, ليش, كيف, هل, كم, متي, متى',
);

/** A question begins with its word; "for what it is" does not. */
const mostWordsBefore = 2;

const lengthOf = (sentence: string): number => sentence.trim().split(' ').length;

/** "That's way too much", "no puedo pagar eso": said of the price, and no question. */
export function protestsPrice(sentence: string): boolean {
  const beginning = sentence.trim().split(' ').slice(0, mostWordsBefore).join(' ');
  if (has(` ${beginning} `, asks)) return false;
  return has(sentence, surely) || (lengthOf(sentence) <= mostWordsAlone && has(sentence, alone));
}
