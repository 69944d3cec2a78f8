import { has, phrasePattern } from '../text/phrases.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const ways = phrasePattern(
  'by road, by sea, by ship, by boat, by air, by plane, by lorry, by truck, by train, by rail, by container, by ferry, air freight, sea freight, por carretera, por tierra, por mar, por barco, en barco, por avion, en avion, por aire, en camion, en tren, por tren, ' +
    'par la route, par route, par mer, par bateau, en bateau, par avion, en avion, en camion, par camion, en train, par le train, ikut darat, jalan darat, melalui darat, ikut laut, melalui laut, dengan kapal, naik kapal, ikut udara, melalui udara, dengan lori, ' +
    'maanteed pidi, maad mooda, meritsi, laevaga, lennukiga, ohuteed, veoautoga, rongiga, برا, بحرا, جوا, بالبر, بالبحر, بالجو, بالطياره, بالطائره, بالباخره, بالسفينه, بالشاحنه, عن طريق البر, عن طريق البحر, عن طريق الجو, شحن بحري, شحن جوي, شحن بري',
);

/** "What if we send it by road": how the things go, which is a matter of the move and its price. */
export const namesWayToGo = (sentence: string): boolean => has(sentence, ways);
