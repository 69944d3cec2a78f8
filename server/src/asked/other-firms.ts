import { has, phrasePattern } from '../text/phrases.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const comparing = phrasePattern(
  'you cheaper than, you any cheaper than, you better than, you more expensive than, you dearer than, yous cheaper than, how do you compare, you compare to, you compare with, ' +
    'than u haul, than uhaul, than other movers, than other companies, than other firms, than your competitors, than the competition, vs u haul, ' +
    'mas baratos que, mas caros que, mas baratas que, mejores que, que la competencia, que otras empresas, que otras mudanzas, ' +
    'moins chers que, plus chers que, moins chere que, meilleurs que, que vos concurrents, que la concurrence, que les autres demenageurs, ' +
    'murah daripada syarikat, murah dari syarikat, mahal daripada syarikat, berbanding syarikat, daripada syarikat lain, pesaing anda, ' +
    'odavamad kui, kallimad kui, soodsamad kui, paremad kui, kui teised firmad, teistest firmadest, konkurent*, ' +
    'ارخص من شركه, ارخص من الشركات, ارخص من غيركم, اغلي من غيركم, ارخص من باقي, مقارنه بالشركات, منافسيكم, المنافسين',
);
/** What is no firm: another way, another time, or one's own work. */
const others = phrasePattern(
  'by air, by sea, by road, flying, shipping, driving, doing it myself, myself, ourselves, last time, last year, before, in winter, in summer, on a, por mar, por avion, por carretera, par avion, par mer, par la route, ' +
    'laut, udara, lennukiga, laevaga, بالبحر, بالجو',
);
const mostWords = 14;

/** "Are you cheaper than U-Haul?": of another firm, of which the chat knows nothing. */
export const comparesFirms = (sentence: string): boolean =>
  sentence.trim().split(' ').length <= mostWords && has(sentence, comparing) && !has(sentence, others);
