import { has, phrasePattern } from '../text/phrases.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const livingCosts = phrasePattern(
  'cost of living, living cost, living costs, living expenses, cost to live, costs to live, costs it to live, does it cost to live, expensive to live, dear to live, cheap to live, price of living, ' +
    'cuesta vivir, cuesta la vida, coste de vida, coste de la vida, costo de vida, costo de la vida, caro vivir, cara la vida, barato vivir, barata la vida, nivel de precios, ' +
    'cout de la vie, coute la vie, vie est chere, vie est elle chere, vie y est chere, cher de vivre, coute de vivre, coute pour vivre, vie coute, ' +
    'kos sara hidup, kos hidup, kos kehidupan, belanja hidup, belanja sara hidup, kos tinggal, mahal hidup, ' +
    'elukallidus*, elamiskulu*, elamise hind, maksab elamine, elamine maksab, elu maksab, maksab elu, maksab seal elada, kallis elada, kallis elu, ' +
    'تكلفه المعيشه, تكاليف المعيشه, غلاء المعيشه, كلفه المعيشه, تكلفه الحياه, تكاليف الحياه, المعيشه غاليه, الحياه غاليه, العيشه غاليه, العيش غالي, تكلف المعيشه, تكلفه العيش',
);
/** The tax and the papers of living somewhere are asked for as such. */
const others = phrasePattern('visa, tax, visado, impuesto*, impot*, cukai, viisa*, maks, تاشيره, ضريبه');

/** "What does it cost to live there": of a country, and not of the move. */
export const asksOfLivingCosts = (sentence: string): boolean => has(sentence, livingCosts) && !has(sentence, others);
