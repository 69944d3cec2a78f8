import { has, phrasePattern } from '../text/phrases.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const booking = phrasePattern(
  'when should i book, when should we book, when do i book, when do we book, when do i have to book, when do we have to book, when do i need to book, when do we need to book, when must i book, when to book, when is best to book, when is it best to book, should i book early, should we book early, should i book now, should we book now, better to book early, better to book now, worth booking early, book early, book ahead, book in advance, too early to book, how early to book, how soon should i book, how soon do i have to book, ' +
    'cuando conviene reservar, cuando hay que reservar, cuando debo reservar, cuando tengo que reservar, cuando deberia reservar, cuando es mejor reservar, reservar con antelacion, reservar pronto, conviene reservar, quand faut il reserver, quand dois je reserver, quand est ce qu il faut reserver, faut il reserver, reserver tot, reserver a l avance, mieux reserver, ' +
    'bila patut tempah, bila patut saya tempah, bila perlu tempah, bila perlu saya tempah, bila kena tempah, bila elok tempah, bila nak kena tempah, perlu tempah awal, kena tempah awal, tempah awal, millal peaksin broneerima, millal peab broneerima, millal pean broneerima, millal tuleb broneerida, millal tasub broneerida, varakult broneerida, varakult broneerima, ' +
    'متى يجب ان احجز, متى احجز, متى لازم احجز, متى الافضل احجز, متى احسن احجز, امتى احجز, امتى لازم احجز, ايمتى احجز, ايمتى لازم احجز, احجز مبكرا, احجز بدري, احجز من قبل',
);
const others = phrasePattern(
  'flight, flights, ferry, hotel, vet, storage, parking, doctor, table, ticket*, school, vuelo, ferri, hotel, veterinario, vol, billet*, ferry, penerbangan, tiket, hotel, lend, lennupilet*, praam*, hotell*, طيران, طياره, تذكره, فندق',
);
const cheapest = phrasePattern(
  'cheapest time, cheapest month, cheapest season, cheapest day, cheapest week, cheapest when, when is it cheapest, when is it cheaper, whens it cheapest, when s it cheapest, best time to move, cuando es mas barato, cuando sale mas barato, epoca mas barata, mes mas barato, temporada mas barata, quand est ce le moins cher, quand c est le moins cher, quand est ce moins cher, periode la moins chere, mois le moins cher, ' +
    'bila paling murah, bila masa paling murah, bulan paling murah, masa paling murah, millal on koige odavam, millal on odavam, koige odavam aeg, koige odavam kuu, odavaim aeg, متى ارخص, متى يكون ارخص, متى يكون الانتقال ارخص, امتى ارخص, ايمتى ارخص, ارخص وقت, ارخص شهر, اي شهر ارخص',
);
const mostWords = 12;

const isShort = (sentence: string): boolean => sentence.trim().split(' ').length <= mostWords;

/** "When should I book", where English has the word of what one reads as well. */
export const asksWhenToBook = (sentence: string): boolean =>
  isShort(sentence) && has(sentence, booking) && !has(sentence, others);

/** "When's the cheapest time to move?" */
export const asksForCheapestTime = (sentence: string): boolean =>
  isShort(sentence) && has(sentence, cheapest) && !has(sentence, others);
