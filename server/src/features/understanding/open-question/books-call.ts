import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { answers, coveredBy, fillers, yesOrNo } from './yes-no.js';

/** What is said to the time that the card of a call shows. */
export const booking = new PhraseSet({
  book:
    'book, yes book it, book that time, book this time, book that one, that time, this time, book that slot, book it in, book it please, take it, take that, i ll take it, take that one, keep it, keep the call, keep that, no wait keep it, ' +
    'book it, book that, book this, book me in, book the call, book the slot, reserve it, confirm, confirm it, confirm that, confirmed, perfect, great, that works, works for me, suits me, suits, that suits me, that s right, thats right, correct, exactly, lovely, spot on, that ll do, thatll do, good with me, good for me, that s good, that s fine, thats fine, that time is fine, fine, fine by me, go for it, let s do it, lets do it, send it, submit, ' +
    'reserva esa, coge esa, cogela, esa hora, esa hora esta bien, reservala, resérvala, cette heure, ce creneau, reservez ce creneau, prenez ce creneau, je prends ce creneau, reservez la, masa itu, masa tu, tempah masa itu, tempah masa tu, ambil masa itu, ambil masa tu, asi esta bien, asi esta perfecto, tal cual, correcto, exacto, eso es, confirmo, me parece bien, me va perfecto, hecho, entendu, ca me convient, c est parfait, c est note, nii sobib, just nii, nii on hea, kinnitatud, macam tu, macam itu, betul, هيك منيح, كذا تمام, ماشي, خلاص, تم, زين, broneeri see aeg, broneerige see aeg, see aeg, see aeg sobib, votan selle aja, احجز هالوقت, احجز هذا الوقت, احجزوا هذا الوقت, هالوقت مناسب, ' +
    'reserva, reservalo, reserva esa hora, reservame, confirma, confirmalo, confirmado, perfecto, genial, me va bien, me viene bien, esta bien, envialo, hazlo, reservez, reserve, reservez le, confirmez, confirme, je confirme, parfait, super, ca me va, ca marche, c est bon, envoyez, ' +
    'tempah, tempahkan, sahkan, setuju, elok, bagus, ok lah, hantar, jadi, broneeri, broneerige, kinnita, kinnitage, kinnitan, sobib, sobib mulle, super, saada, saatke, tehke ara, teeme ara, احجز, احجزه, احجزوا, احجزوه, احجزها, اكد, اكدوا, مناسب, يناسبني, ممتاز, ارسل, ارسله, اعتمد',
});

/** "Yes", "ok book it", where the card of a call is open. */
export const booksCall = (words: readonly SentenceWord[]): boolean =>
  yesOrNo(words) === 'yes' ||
  (booking.has(words) &&
    coveredBy(words, [booking, answers, fillers]) &&
    answers.find(words).every(({ label }) => label === 'yes'));
