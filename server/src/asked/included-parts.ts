import { has, phrasePattern } from '../text/phrases.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const everything = phrasePattern(
  'whats included, whats in the price, whats in that price, what s in that price, what is in that price, whats in this price, what s in this price, whats in it, whats not included, whats not in it, what s not included, what s not in it, ' +
    'whats excluded, what s excluded, what isnt included, what is left out, whats left out, whats covered, what is covered, what does that cover, what does the price cover, what do i get for that, what do we get for that, what do i get for the price, que no esta incluido, que no entra, que entra en el precio, que hay en ese precio, que queda fuera, que esta excluido, ' +
    'qu est ce qui n est pas inclus, qu est ce qui n est pas compris, qu y a t il dans ce prix, il y a quoi dans ce prix, c est quoi dans ce prix, ce qui n est pas inclus, ce qui est inclus, qu est ce que ca comprend, ' +
    'apa tak termasuk, apa yang tak termasuk, apa dalam harga, apa yang ada dalam harga, harga tu termasuk apa, harga itu termasuk apa, mis selle hinna sees, mis selles hinnas, mis hinnas on, mis ei sisaldu, mida see hind sisaldab, mis jaab valja, ' +
    'ما غير المشمول, وش يشمل, شو يشمل, ايش يشمل, شو في هالسعر, ماذا في هذا السعر, ما الذي لا يشمله, وش ما يشمل, شو مش شامل, ' +
    'wots included, what is included, what s included, what is in the price, what does the price include, what does it include, what does that include, ' +
    'what is not included, what isn t included, what is excluded, everything included, all included, all inclusive, que incluye, que esta incluido, que no incluye, ' +
    'todo incluido, qu est ce qui est inclus, qu est ce qui est compris, que comprend, tout compris, apa yang termasuk, apa termasuk, ' +
    'apa yang tidak termasuk, hidden extras, hidden costs, hidden cost, hidden fees, hidden charges, any extras, any extra costs, extra charges, price for everything, is that everything, extras ocultos, gastos ocultos, costes ocultos, costos ocultos, cargos ocultos, hay extras, precio por todo, precio de todo, precio es por todo, ' +
    'frais caches, couts caches, supplements caches, des frais en plus, des supplements, prix pour tout, prix c est pour tout, caj tersembunyi, kos tersembunyi, bayaran tersembunyi, harga untuk semua, harga semua sekali, varjatud kulu*, varjatud tasu*, peidetud kulu*, peidetud tasu*, hind koige eest, hind on koige eest, ' +
    'رسوم خفيه, رسوم مخفيه, تكاليف خفيه, تكاليف مخفيه, مصاريف مخفيه, مصاريف خفيه, السعر لكل شي, السعر لكل شيء, السعر شامل كل, mis on hinna sees, mida hind sisaldab, mis sisaldub, ماذا يشمل, ما الذي يشمله, ما المشمول, ماذا يتضمن',
);

/** "What's in that price", "what is not included". */
export const asksWhatIsIncluded = (sentence: string): boolean => has(sentence, everything);
