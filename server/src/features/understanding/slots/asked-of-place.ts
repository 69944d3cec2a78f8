import { wordSet } from '../../../text/word-set.js';
import { asksWhether } from '../classifier/asking-words.js';
import { PhraseSet } from '../phrase-set.js';
import type { Sentence } from '../sentence.js';
import { movingWords } from './places/marker-words.js';
import { toldPart } from './told-part.js';

const ofPlace = new PhraseSet({
  place:
    'cold, hot, warm, freezing, humid, sunny, rain*, snow*, weather, climate, temperature*, frio, calor, llueve, lluvia, nieva, nieve, clima, temperatura*, humedo, fait froid, fait chaud, froid, chaud, pleut, pluie, neige, meteo, climat, humide, ' +
    'sejuk, panas, hujan, salji, cuaca, iklim, suhu, lembap, kulm, kuum, soe, palav, vihm*, sajab, lumi, lund, ilm, kliima, بارد, بارده, برد, حار, حاره, حر, مطر, تمطر, بتمطر, ثلج, بتثلج, الجو, الطقس, المناخ, ' +
    'best to live, good to live, nice to live, better to live, cheap to live, cheapest to live, safe to live, safest to live, nicest to live, place to live, places to live, city to live, cities to live, town to live, towns to live, area to live, areas to live, ' +
    'se vive mejor, mejor vivir, ciudad para vivir, ciudades para vivir, lugar para vivir, lugares para vivir, sitio para vivir, zona para vivir, donde vivir, ville pour vivre, villes pour vivre, endroit pour vivre, quartier pour vivre, region pour vivre, ou vivre, ou habiter, fait bon vivre, ' +
    'tempat terbaik untuk tinggal, tempat untuk tinggal, tempat yang sesuai untuk tinggal, bandar terbaik untuk tinggal, sesuai untuk tinggal, hea elada, parem elada, parim koht elamiseks, koht elamiseks, linn elamiseks, kus elada, مكان للعيش, مدينه للعيش, مكان للسكن, مكان نعيش, مكان اعيش, اين اعيش, وين اعيش, وين نعيش',
});
const moving = new PhraseSet({ moving: movingWords });
/** A question by its first word, which no list of asking words has. */
const firstOfQuestion = wordSet(
  'wheres whats hows best cheapest safest nicest hace hay llueve nieva mejor mejores meilleur meilleure sejuk panas tempat bandar parim وين فين احسن افضل',
);

/**
 * "Is Toronto cold in January", "where's best to live in Canada": of a place, which is no end of the move by that and no
 * month of it.
 */
export const asksOfPlace = (sentence: Sentence): boolean => {
  const { words } = sentence;
  const isAsked = asksWhether(sentence) || firstOfQuestion.has(words[0]?.plain ?? '');
  return isAsked && ofPlace.has(words) && !moving.has(words) && toldPart(sentence) === sentence;
};
