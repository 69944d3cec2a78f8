import { asksSomething } from '../../classifier/asking-words.js';
import { PhraseSet } from '../../phrase-set.js';
import { type Sentence, withoutWords } from '../../sentence.js';
import { clausesOf } from '../notes/clauses.js';
import { movingWords } from '../places/marker-words.js';

/** What a visitor does by a day that is not the moving day: decides, pays, calls, signs. */
const acts = new PhraseSet({
  act:
    'decide, deciding, make up my mind, make up our minds, think about it, think it over, confirm, confirming, accept, pay, paying, payment, pay by, deposit, sign, signing, cancel, cancelling, change my mind, call, calling, call back, ring, phone, speak, talk, reply, answer, email, let you know, get back to, visit, survey, book by, open, closed, ' +
    'decidir, decidirme, decidirnos, decido, decidimos, pensarlo, confirmar, confirmo, aceptar, pagar, pago, pagamos, firmar, cancelar, llamar, llamo, llamaros, llamarme, hablar, contestar, responder, abren, abris, abierto, ' +
    'me decider, nous decider, decider, decide, reflechir, confirmer, confirme, accepter, payer, paie, payons, paiement, signer, annuler, appeler, appelle, rappeler, parler, repondre, ouvert, ouverts, ' +
    'buat keputusan, putuskan, memutuskan, fikir dulu, sahkan, mengesahkan, bayar, membayar, tandatangan, batalkan, batal, telefon, hubungi, bercakap, jawab, buka, ' +
    'otsustada, otsustan, otsustame, otsustama, otsusega, moelda, motlema, kinnitada, kinnitan, kinnitama, maksta, maksma, maksan, makse, allkirjastada, tuhistada, helistada, helistan, helistama, raakida, vastata, avatud, lahti, ' +
    'اقرر, نقرر, اقرار, التقرير, افكر, نفكر, اكد, ااكد, التاكيد, نؤكد, ادفع, ندفع, الدفع, اوقع, نوقع, الغي, نلغي, الالغاء, اتصل, نتصل, تتصلوا, اكلم, نتكلم, ارد, مفتوح, مفتوحين',
});
const moving = new PhraseSet({
  moving: `${movingWords}, the move, my move, our move, moving day, come, pick up, collect, deliver, delivery, load, venir, recoger, entregar, chercher, livrer, ambil, hantar, kolimine, kolimise, jargi, تيجوا, تاخذوا`,
});

const booking = new PhraseSet({
  book: 'book, booking, reservar, reservo, reserver, reserve, tempah, menempah, broneerida, broneerin, broneerima, احجز, نحجز, الحجز',
});
const tooLate = new PhraseSet({
  late: 'too late, late to, soon enough, in time to, early enough, demasiado tarde, muy tarde, tarde para, a tiempo para, trop tard, assez tot, lambat sangat, terlalu lambat, lambat ke, sempat, liiga hilja, hilja, piisavalt vara, متاخر, متاخر جدا, فات الاوان',
});
const firstWords = new Set('is are was will would does did es seria sera est serait adakah kas هل'.split(' '));
const lastWords = new Set('ke tak kah'.split(' '));

const asksWhether = (sentence: Sentence): boolean =>
  asksSomething(sentence) ||
  firstWords.has(sentence.words[0]?.plain ?? '') ||
  sentence.words.some(({ plain }) => lastWords.has(plain));

/** "Is tomorrow too late to decide", "esok lambat sangat ke nak buat keputusan". */
export const asksIfTooLate = (sentence: Sentence): boolean => {
  const { words } = sentence;
  return tooLate.has(words) && (acts.has(words) || booking.has(words)) && asksWhether(sentence);
};

/** "Is tomorrow too late to decide" asks by when one decides, and names no moving day. */
export function withoutDatesOfActs(sentence: Sentence): Sentence {
  if (!asksWhether(sentence)) return sentence;
  const { words } = sentence;
  const isLate = asksIfTooLate(sentence);
  const asked = clausesOf(words).filter(({ from, to }) => {
    const clause = words.slice(from, to);
    return (acts.has(clause) || (isLate && booking.has(clause))) && !moving.has(clause);
  });
  const isLeftOut = (at: number) => asked.some(({ from, to }) => at >= from && at < to);
  return asked.length > 0 ? withoutWords(sentence, isLeftOut) : sentence;
}
