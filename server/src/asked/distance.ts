import { has, phrasePattern } from '../text/phrases.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const howFar = phrasePattern(
  'how far, how many miles, how many km, how many kms, how many kilometres, how many kilometers, what distance, what is the distance, what s the distance, whats the distance, the distance between, ' +
    'que distancia, cuanta distancia, cuantos kilometros, cuantos km, cuantas millas, esta muy lejos, a cuanto esta, quelle distance, quelle est la distance, combien de km, combien de kilometres, combien de bornes, c est loin, est ce loin, ' +
    'berapa jauh, brp jauh, berapa km, brp km, berapa kilometer, berapa batu, jarak berapa, berapa jarak, jaraknya, jauh ke, kui kaugel, kui kaugele, kui kauge, mitu km, mitu kilomeetrit, kui pikk maa, kui pikk tee, ' +
    'كم المسافه, المسافه كم, كم تبعد, كم يبعد, كم كيلو, كم كم, كم بعيد, قديش المسافه, قديش بعيد, قد ايش المسافه, شكد المسافه, شحال المسافه',
);
/** Of time, of the way to the lorry, or of somewhere else than the two homes. */
const others = phrasePattern(
  'advance, ahead, beforehand, along, carry, walk, walking, park, parked, parking, from the door, from the lorry, from the truck, from the van, station, airport, port, beach, shop*, school*, hospital*, office, your depot, your warehouse, ' +
    'antelacion, andando, a pie, aparcar, aparcamiento, aeropuerto, puerto, playa, colegio*, avance, a pied, marcher, garer, aeroport, port, plage, ecole*, awal, jalan kaki, lapangan terbang, pantai, sekolah, ette, jalgsi, parkid*, lennujaam*, rand*, kool*, مقدما, مشي, المطار, الشاطي, المدرسه',
);
const mostWords = 10;

/** "How far is that?": between the two homes. */
export const asksForDistance = (sentence: string): boolean =>
  sentence.trim().split(' ').length <= mostWords && has(sentence, howFar) && !has(sentence, others);
