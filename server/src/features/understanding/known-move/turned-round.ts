import type { PartialMove } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';
import { PhraseSet } from '../phrase-set.js';
import { plainWord, type Sentence } from '../sentence.js';

type Ends = Pick<Slots, 'origin' | 'destination'>;

interface Known {
  readonly sentence: Sentence;
  readonly move: PartialMove;
}

/** Each says by itself that the route goes the other way. */
const turning = new PhraseSet({
  turned:
    'reverse it, reverse that, reverse the route, reverse the move, reverse the direction, reverse them, reverse route, reverse the two, reverse the cities, swap them, swap them round, swap them around, swap the ends, swap the cities, swap the towns, swap the places, swap the two, swap the addresses, swap origin and destination, swap it round, swap it around, swap around, swap round, ' +
    'switch them round, switch them around, switch the cities, switch it round, turn it round, turn it around, turn the route round, flip it, flip the route, flip them, the other way round, the other way around, other way round, other way around, other way about, the other way about, vice versa, back to front, wrong way round, the wrong way round, wrong way around, the wrong way around, the opposite direction, in reverse, it s the reverse, ' +
    'al reves, es al reves, a la inversa, lo contrario, justo al reves, inviertelo, invierte la ruta, invierte el trayecto, invertir la ruta, invertir el trayecto, da la vuelta a la ruta, dale la vuelta, cambia el orden, en sentido contrario, en el otro sentido, viceversa, ' +
    'dans l autre sens, l inverse, c est l inverse, a l inverse, le contraire, inversez, inverse, inverser, inversez le trajet, inverse le trajet, inverse la route, inverser le trajet, inversez les villes, inverse les villes, en sens inverse, dans le sens inverse, vice versa, ' +
    'sebaliknya, terbalik, terbalikkan, terbalikkan laluan, terbalikkan arah, tukar arah, arah sebaliknya, tukar tempat asal dan destinasi, songsang, songsangkan, ' +
    'vastupidi, hoopis vastupidi, teistpidi, hoopis teistpidi, poora umber, poorake umber, poora marsruut umber, poorake marsruut umber, vaheta otsad, vaheta linnad, vastassuunas, vastupidises suunas, ' +
    'بالعكس, العكس, اعكس, اعكسها, اعكس الطريق, اعكس المسار, اعكس الاتجاه, عكس الاتجاه, عكس الطريق, اقلبها, اقلب المسار, الاتجاه المعاكس, بالاتجاه المعاكس',
});

/** What may stand around it. */
const around = new PhraseSet({
  around:
    'no, no no, oh, oops, sorry, wait, hang on, hold on, actually, i meant, i mean, it s, it is, its, it was, it should be, should be, make it, do it, can you, could you, can we, could we, please, pls, instead, then, just, you ve got it, you have it, you got it, you have them, you ve got them, i got it, i had it, that s, thats, ah, um, the, my mistake, my bad, i said it, we re going, we re moving, i m moving, in, we go, it goes, ok, yes, ' +
    'no, ay, uy, perdon, perdona, espera, en realidad, digo, quise decir, queria decir, es, era, mejor, por favor, puedes, podeis, bueno, justo, lo dije, ' +
    'non, oh, pardon, attendez, attends, en fait, desole, desolee, je voulais dire, c est, plutot, svp, s il vous plait, pouvez vous, peux tu, euh, ah, ' +
    'tak, bukan, eh, maaf, tunggu, sebenarnya, maksud saya, tolong, boleh, ya, oh, ' +
    'ei, oi, oota, vabandust, tegelikult, motlesin, palun, see on, hoopis, kas saaksid, ' +
    'لا, لا لا, عفوا, اسف, انتظر, استني, قصدي, اقصد, في الواقع, لو سمحت, من فضلك, ممكن, هو, هي',
});
const mostWords = 10;

/** "Reverse it", "sorry, the other way round": a message that says no more than that. */
function asksToTurn({ words, text }: Sentence): boolean {
  if (words.length > mostWords || !turning.has(words)) return false;
  const spans = [...turning.find(words), ...around.find(words)];
  const isSaid = words.every((_, at) => spans.some(({ from, to }) => at >= from && at < to));
  // "The other way round?" may ask what it would cost.
  const asksToDo = asking.find(words).some(({ from }) => from <= 1);
  return isSaid && (asksToDo || !/[?؟]/u.test(text));
}

const asking = new PhraseSet({
  do: 'can you, could you, can we, could we, puedes, podeis, pouvez vous, peux tu, boleh, kas saaksid, ممكن',
});

/** The ends of the known move, each in the place of the other, where the message asks for that. */
export function turnedRound(sentence: Sentence, move: PartialMove): Ends | undefined {
  const { originCity, originCountry = null, destinationCity, destinationCountry = null } = move;
  if (!originCity || !destinationCity || !asksToTurn(sentence)) return undefined;
  const { originPlaceId = null, destinationPlaceId = null } = move;
  const sure = { isCity: true, confidence: 0.95 };
  return {
    origin: { value: destinationCity, placeId: destinationPlaceId, countryCode: destinationCountry, ...sure },
    destination: { value: originCity, placeId: originPlaceId, countryCode: originCountry, ...sure },
  };
}

/** Floors and lifts stay with their towns. */
export function turnedAccess({ sentence, move }: Known): PartialMove['access'] {
  const { origin, destination } = move.access ?? {};
  if ((!origin && !destination) || !turnedRound(sentence, move)) return undefined;
  return { ...(destination && { origin: destination }), ...(origin && { destination: origin }) };
}

const nameOf = (label: string | undefined): string => plainWord((label ?? '').split(',')[0] ?? '');

/** Whether the two ends are the known ones, each in the place of the other. */
export function isTurnedRound({ origin, destination }: Ends, { originCity, destinationCity }: PartialMove): boolean {
  const isSame = (one: string | undefined, other: string | undefined) =>
    one !== undefined && other !== undefined && nameOf(one) === nameOf(other);
  return isSame(origin?.value, destinationCity) && isSame(destination?.value, originCity);
}
