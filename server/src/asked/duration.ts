import { has, phrasePattern } from '../text/phrases.js';
import { isOfCustoms, isOfOtherMatters } from './price-topics.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const howLong = phrasePattern(
  'how long, how much time, how many hours, how many days, how many weeks, how many months, how quick, how quickly, how fast, how soon, cuanto tiempo, en cuanto tiempo, cuanto se tarda, cuanto tarda*, cuanto demora*, cuanto se demora*, cuanto dura*, ' +
    'cuantos dias, cuantas horas, cuantas semanas, cuantos meses, combien de temps, combien d heures, combien de jours, combien de semaines, combien de mois, prend combien, prendra combien, prendrait combien, dure combien, ' +
    'berapa lama, brp lama, berapa hari, brp hari, berapa minggu, brp minggu, berapa jam, brp jam, berapa bulan, kui kaua, kaua aega, kaua see, kaua votab, kaua laheb, kaua kestab, mitu tundi, mitu paeva, mitu nadalat, mitu kuud, ' +
    'كم يوم, كم ساعه, كم اسبوع, كم شهر, كم من الوقت, كم وقت, كم الوقت, كم المده, كم مده, كم تستغرق, كم يستغرق, كم تاخذ, كم ياخذ, كم بياخذ, كم بتاخذ, كم بدها, كم بده, قديش بدها, قديش بده, قديش بياخد, قديش بتاخد, قديش وقت, قديش الوقت, قد ايش, وقت قد ايه, قد ايه وقت, كام يوم, كام ساعه, كام اسبوع, شقد ياخذ, شقد تاخذ, شكد ياخذ, ' +
    'شحال من الوقت, شحال ديال الوقت, شحال من نهار',
);
const when = phrasePattern(
  'when, what day, which day, what date, what time, cuando, para cuando, que dia, que fecha, quand, quel jour, quelle date, a quelle date, bila, bile, hari apa, millal, mis paeval, mis kell, متى, متي, امتى, امتي, امتا, ايمتى, ايمتي, ايمتا, اي يوم, وقتاش, فوقاش, وينتا',
);
/** That the things come to the new home. */
const arriving = phrasePattern(
  'arrive, arrives, arriving, arrival, be there, get there, gets there, get here, gets here, be here, turn up, delivered, delivery, deliver, reach, reaches, we get it, we get our, i get it, i get my, have my things, have our things, have our stuff, have my stuff, ' +
    'llega, llegan, llegara, llegaran, llegaria, llegarian, llegue, lleguen, entrega, entregan, entregaran, entregarian, entregado, recibo, recibimos, recibire, recibiria, recibiriamos, estaria alli, estara alli, tendria, tendre, ' +
    'arrive, arrivent, arrivera, arriveront, arriverait, arriveraient, arrivee, livre, livrent, livree, livrees, livres, livrera, livraison, serait livre, recoit, recois, recevrai, recevra, recevrais, recevons, recevrons, ' +
    'sampai, smpai, smpi, tiba, dapat barang, terima barang, dihantar, jouab, jouavad, jouaks, jouaksid, kohal, kohale, saabub, saabuvad, saabuks, katte, ' +
    'تصل, يصل, توصل, يوصل, بتوصل, بيوصل, هتوصل, هيوصل, حتوصل, حيوصل, رح توصل, رح يوصل, راح توصل, راح يوصل, ستصل, سيصل, توصلني, بتوصلني, يوصلون, توصلو, يوصلو, غتوصل, غادي توصل, الوصول, نستلم, استلم, هستلم, بستلم, التسليم, التوصيل',
);
/** What the time may be of beside the move: asked of somebody else, or of another task. */
const others = phrasePattern(
  'call, calls, call back, ring, reply, answer, respond, hear from, hear back, quote valid, valid, last for, good for, advance, beforehand, in business, been going, been in, been moving, open, closed, pay, book, booking, notice, storage, store, stored, pack, packing, learn, drive, licence, stay, keep, survey, visit, come round, ' +
    'llamar*, llamais, llaman, respond*, valid*, antelacion, antes, abren, abris, pagar, pago, reservar, almacen*, guardar, embalar, visita*, appel*, rappel*, repond*, valable*, avance, ouvr*, payer, reserver, stock*, garde meuble, emballer, visite*, ' +
    'telefon*, hubungi, call, jawab, sah, awal, buka, bayar, tempah, simpan*, bungkus, lawat*, helista*, vasta*, kehti*, ette, avat*, maks*, broneeri*, ladu*, hoiu*, pakkim*, vaata*, ' +
    'تتصل*, بتتصل*, تردون, الرد, صالح, مقدما, قبل, تفتح*, ادفع, الدفع, احجز, تخزين, التغليف, المعاينه, زياره',
);
/** Those who do the work: they arrive at a time of day, which the company says. */
const crew = phrasePattern(
  'you, u, ya, movers, crew, men, van, lorry, truck, guys, they, llegais, venis, vienen, ustedes, camion, vous, camion, demenageurs, korang, awak, anda, lori, te, tulete, kolijad, انتم, انتو, تجون, بتيجو, الشاحنه, العمال',
);
const mostWords = 13;

const isShort = (sentence: string): boolean => sentence.trim().split(' ').length <= mostWords;

/** "How long will it be on the ship", "¿cuándo llegaría?": how long the move takes, or when the things arrive. */
export function asksForDuration(sentence: string): boolean {
  if (!isShort(sentence) || isOfCustoms(sentence) || isOfOtherMatters(sentence) || has(sentence, others)) return false;
  if (has(sentence, howLong)) return true;
  return has(sentence, when) && has(sentence, arriving) && !has(sentence, crew);
}

const howMuch = phrasePattern(
  'how many, how much, what s the, what is the, whats the, what, cuantos, cuanto, cual, que, combien, quel, quelle, berapa, brp, mitu, kui palju, palju, milline, kui suur, كم, قديش, كام, ما, شحال, شقد',
);
const volume = phrasePattern(
  'm3, m³, cubic metres, cubic meters, cubic metre, cubic meter, cubic feet, cubic foot, cu ft, cuft, cbm, cubes, volume, metros cubicos, metro cubico, volumen, metres cubes, metre cube, meter padu, isipadu, kuupmeetrit, kuupmeeter, kuupmeetrid, maht, mahtu, متر مكعب, امتار مكعبه, مترا مكعبا, الحجم, حجم الاغراض, حجم العفش',
);

/** "Ça fait combien de m3 ?" */
export const asksForVolume = (sentence: string): boolean =>
  isShort(sentence) && has(sentence, volume) && has(sentence, howMuch) && !isOfCustoms(sentence);
