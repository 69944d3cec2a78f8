import { has, phrasePattern } from '../text/phrases.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const bringing = phrasePattern(
  'can i take, can we take, can i bring, can we bring, could i bring, may i bring, allowed to bring, allowed to take, in my suitcase, in our suitcase*, in my luggage, in my hand luggage, in my baggage, in the container, ' +
    'puedo llevar, podemos llevar, puedo traer, podemos traer, en la maleta, en mi maleta, en el equipaje, peux emmener, peux emporter, peux apporter, peut emporter, peut emmener, peut on emporter, dans ma valise, dans mes bagages, dans la valise, ' +
    'boleh bawa, boleh saya bawa, dalam beg, dalam bagasi, kaasa votta, kaasa vota, kohvris, kohvriga, pagasis, اخذ معي, ناخذ معنا, ممكن اخذ, اقدر اخذ, في الحقيبه, في شنطتي, في حقيبتي, بالشنطه',
);

/** "Can I take baby formula", "alcohol in my suitcase?": whether a thing may come along, whatever it is. */
export const asksToBring = (sentence: string): boolean => has(sentence, bringing);
