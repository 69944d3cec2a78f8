import { PhraseSet } from '../phrase-set.js';
import type { ReadMessage } from '../read-message.js';

/** To take what is on the screen: only a person can. */
const taking = new PhraseSet({
  taken:
    'book it, book that, book this, book the move, book my move, book our move, book the date, book that date, book this date, book the slot, book you, book u, book you guys, book with you, book us in, book me in, get booked in, get it booked, get this booked, want it booked, like it booked, proceed with booking, proceed with the booking, make a booking, make the booking, make a reservation, confirm the booking, confirm my booking, confirm the move, ' +
    'reserve it, reserve that, reserve the date, reserve that date, reserve this date, hold that date, hold the date, secure the date, secure that date, lock it in, lock that in, lock in the date, lock in that date, put me down for, put us down for, sign me up, sign us up, where do i sign, where do we sign, where can i sign, how do i book, how do we book, how can i book, how can we book, can i book, can we book, like to book, want to book, ready to book, happy to book, how do i accept, accept the quote, accept that quote, accept the price, accept the offer, accept your quote, ' +
    'go ahead with it, go ahead with that, go ahead with this, go ahead with you, go ahead with the move, want to go ahead, like to go ahead, happy to go ahead, ready to go ahead, lets go ahead, let s go ahead, we ll go ahead, i ll go ahead, well go ahead, going ahead, go with you, hire you, we ll take it, i ll take it, ill take it, you ve got a deal, you got a deal, its a deal, it s a deal, ' +
    'lo reservo, la reservo, lo reservamos, reservalo, reservalo, reservarlo, reservarla, reservadlo, reservadme, reservame, reserveme, reservenme, quiero reservar, queremos reservar, quisiera reservar, me gustaria reservar, nos gustaria reservar, puedo reservar, podemos reservar, como reservo, como reservamos, como puedo reservar, hacer la reserva, confirmar la reserva, reservar la fecha, reservar ese dia, reservar esa fecha, donde firmo, donde firmamos, donde hay que firmar, acepto el presupuesto, aceptamos el presupuesto, acepto el precio, me lo quedo, seguimos adelante, sigamos adelante, vamos adelante, quiero contrataros, os contrato, quiero contratar, queremos contratar, los contrato, quiero contratarlos, ' +
    'on reserve, je reserve, nous reservons, je le reserve, reservez le, reservez moi, reservez nous, reservez la date, reserver la date, reserver cette date, voudrais reserver, veux reserver, voulons reserver, aimerais reserver, souhaite reserver, puis je reserver, peut on reserver, comment reserver, comment je reserve, comment on reserve, faire la reservation, confirmer la reservation, ou dois je signer, ou est ce que je signe, ou je signe, ou signer, on signe ou, je signe ou, j accepte le devis, on accepte le devis, j accepte le prix, on y va pour, on part la dessus, je prends, on prend ce prix, je vous prends, allons y pour, banco, ' +
    'nak tempah, nak menempah, mahu tempah, mahu menempah, saya tempah, kami tempah, hendak tempah, hendak menempah, nak booking, nak book, boleh tempah, boleh saya tempah, boleh book, macam mana nak tempah, macam mana nak book, cara tempah, cara nak tempah, tempahkan, tempah tarikh, buat tempahan, sahkan tempahan, simpan tarikh, kat mana nak sign, nak sign kat mana, di mana saya tandatangan, tandatangan di mana, saya setuju dengan harga, terima sebut harga, saya ambil harga ni, on je, jom teruskan, nak teruskan, mahu teruskan, ' +
    'broneerime, broneerin, broneerige, broneeri ara, soovin broneerida, tahan broneerida, tahaks broneerida, tahame broneerida, sooviks broneerida, saan broneerida, saaks broneerida, kuidas broneerida, kuidas ma broneerin, pane kuupaev kinni, paneme kinni, panen kinni, pange kinni, kinnitan broneeringu, kus ma allkirjastan, kuhu alla kirjutada, kuhu ma alla kirjutan, votan pakkumise vastu, votame pakkumise vastu, olen nous hinnaga, noustun hinnaga, teeme ara, lahme edasi sellega, ' +
    'احجز, احجزه, احجزها, احجزوا, احجزوه, احجزولي, احجز لي, احجزلي, اريد الحجز, اريد ان احجز, اريد احجز, نريد الحجز, نريد ان نحجز, ابي احجز, ابغي احجز, ابغى احجز, بدي احجز, بدنا نحجز, عايز احجز, عاوز احجز, ممكن احجز, كيف احجز, ازاي احجز, كيف نحجز, ثبت الحجز, ثبتوا الحجز, اكد الحجز, تاكيد الحجز, اين اوقع, وين اوقع, فين اوقع, فين امضي, موافق على السعر, موافق علي السعر, اقبل العرض, قبلت العرض, نمشي فيه, خلينا نمشي, على بركه الله',
});
/** Nearly all that is said, as these are said of much else. */
const alone = new PhraseSet({
  taken:
    'go for it, lets do it, let s do it, let us do it, do it, deal, sold, sounds good book, adelante, hazlo, trato hecho, hecho, vamos con eso, vamos con ello, on y va, allons y, c est parti, vendu, marche conclu, ok jom, jom, setuju, teruskan, proceed, please proceed, nous, kaup, lahme, توكلنا, يلا, اتفقنا, موافق, موافقه, go ahead',
});
const mostWordsAlone = 4;
/** What is only asked or supposed of it, and what else is booked. */
const other = new PhraseSet({
  other:
    'need to book it, needs booking, have to book it, has to be booked, need to reserve, if, when should, when do, when must, how early, how soon, how far, how late, should i, should we, do i have to, do i need, do we need, do we have to, before i book, before we book, book a call, book the call, call, callback, phone call, parking, hotel, flight, ferry, vet, appointment, survey, permit, slot at, not ready, not book, don t book, dont book, not want to book, don t want to book, dont want to book, too late, ' +
    'si reservo, antes de reservar, cuando hay que, cuando debo, cuando conviene, cuando es mejor, conviene, con cuanta, tengo que, llamada, aparcamiento, no quiero reservar, no reservo, si je reserve, avant de reserver, quand faut il, quand dois je, vaut il mieux, est ce mieux, quand est ce qu il faut, faut il reserver, dois je reserver, combien de temps, un appel, l appel, stationnement, ne veux pas reserver, ' +
    'kalau, jika, sebelum tempah, bila perlu, bila kena, bila patut, bila elok, bila sesuai, bila nak kena, perlu, perlukah, berapa awal, panggilan, parkir, tak nak tempah, belum nak tempah, kui ma, kui me, millal peab, millal pean, millal peaks, kas peaks, kas peaksin, kas ma pean, kas pean, kone, parkimis*, ei taha broneerida, ei soovi broneerida, لو, اذا, متى يجب, متي يجب, متى احسن, متى الافضل, امتى احسن, ايمتى احسن, هل احجز, متى احجز, امتى احجز, ايمتى احجز, هل يجب, قبل الحجز, مكالمه, موعد, موقف, لا اريد الحجز, مش عايز',
});

/** Before the form is sent there is no price to be taken, and at the card of a call the call is booked. */
const hasQuote = ({ context: { move, asking } }: ReadMessage): boolean =>
  Boolean(move.destinationCity ?? move.destinationCountry) &&
  (move.moveDetails ?? move.propertySize ?? move.moveSize) !== undefined &&
  asking?.kind !== 'form' &&
  asking?.kind !== 'handoff' &&
  asking?.kind !== 'quiz';

/** "Ok, let's go ahead", "where do I sign", of a move whose price is known. */
export function wantsToBook(message: ReadMessage): boolean {
  const { words } = message.context.sentence;
  if (!hasQuote(message) || message.command || other.has(words)) return false;
  return taking.has(words) || (words.length <= mostWordsAlone && message.answer === null && alone.has(words));
}
