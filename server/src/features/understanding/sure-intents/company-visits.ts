import { asksWhenCalled } from '../../../asked/waiting-for-call.js';
import { PhraseSet } from '../phrase-set.js';
import type { Sentence } from '../sentence.js';

/** A visit to see what is to be moved, where it is asked for and not about. */
const visits = new PhraseSet({
  visit:
    'book a survey, book a visit, book a viewing, book a home visit, arrange a survey, arrange a visit, arrange a viewing, arrange a home visit, schedule a survey, schedule a visit, schedule a home visit, organise a survey, organise a visit, organize a survey, organize a visit, set up a survey, set up a visit, set up a viewing, book someone to come, have someone come, get someone to come, send someone, send somebody, ' +
    'come and see, come and look, come and have a look, come and measure, come see the, come see my, come see our, come see what, come look at, come to see, come to look, come have a look, come over and, come round and, come around and, pop round, pop over, come out to look, come out and, ' +
    'reservar una visita, agendar una visita, concertar una visita, pedir una visita, programar una visita, solicitar una visita, quiero una visita, venir a ver, venir a verlo, venir a verla, venir a mirar, venir a mi casa, venir a casa a, pasar a ver, pasar a mirar, pasaros a, pasarse a ver, vengan a ver, venga a ver, viniera a ver, mandar a alguien, mandad a alguien, manden a alguien, ' +
    'reserver une visite, reserver la visite, prendre rendez vous pour une visite, planifier une visite, organiser une visite, fixer une visite, demander une visite, prevoir une visite, programmer une visite, venir voir, venir visiter, venir regarder, venir estimer, passer voir, passer regarder, passer estimer, venez voir, envoyer quelqu un, envoyez quelqu un, une visite technique, une visite a domicile, ' +
    'tempah lawatan, buat lawatan, atur lawatan, jadualkan lawatan, tempah tinjauan, buat tinjauan, nak lawatan, datang tengok, datang lihat, datang survey, datang survei, mai tengok, hantar orang, ' +
    'tulla vaatama, tule vaatama, tulge vaatama, tulete vaatama, tuleks vaatama, tuleksite vaatama, tulla ule vaatama, vaatama tulla, broneerida ulevaatus*, leppida kokku ulevaatus*, kokku leppida ulevaatus*, saata kedagi, saatke keegi, ulevaatusele tulla, ' +
    'احجز معاينه, حجز معاينه, اريد معاينه, ابي معاينه, بدي معاينه, عايز معاينه, احجز زياره, حجز زياره, موعد معاينه, موعد زياره, تيجو تشوفو*, تيجوا تشوفوا, تجون تشوفون, تجوا تشوفوا, يجي يشوف, ييجي يشوف, يجي حد يشوف, حد يجي, حد ييجي, احد يجي, حدا يجي, تبعثوا حدا, تبعتو حدا, ترسلون احد, تعاينون, تعاينوا',
});
/** Only whether or how it is done is asked, or it has been: an answer comes before a person. */
const onlyAbout = new PhraseSet({
  about:
    'do you, do u, do i have to, do i need, do we need, do we have to, is it free, free of charge, how much, how long, what happens, cost, costs, before you come, didn t, did not, never, es gratis, es gratuita, cuanto cuesta, cuanto dura, hay que, hace falta, est elle gratuite, est ce gratuit, gratuite, combien, faut il, percuma ke, berapa, perlu ke, kena ke, kas peab, tasuta, maksab, kui kaua, مجانيه, مجانا, كم, لازم',
});
const mostWords = 18;

/** "Could somebody come and have a look on Thursday": a person is to come, so one is brought. */
export const asksForVisit = ({ words }: Sentence): boolean =>
  words.length <= mostWords && visits.has(words) && !onlyAbout.has(words);

/** The company's call to the visitor, which they wait for. */
const awaited = new PhraseSet({
  call:
    'waiting for your call, waiting for a call, waiting on a call, waiting for you to call, waiting for you to ring, waiting for someone to call, waiting for somebody to ring, still no call, ' +
    'esperando que me llam*, esperando a que me llam*, esperando vuestra llamada, esperando su llamada, esperando la llamada, espero vuestra llamada, espero su llamada, ' +
    'j attends votre appel, j attends un appel, j attends que vous m appeliez, j attends qu on me rappelle, j attends qu on m appelle, ' +
    'tunggu call, tunggu panggilan, menunggu panggilan, tunggu korang call, tunggu awak telefon, ' +
    'ootan teie konet, ootan konet, ootan et helista*, ootan et mulle helista*, ' +
    'انتظر اتصالكم, بانتظار اتصالكم, ناطر اتصالكم, ناطره اتصالكم, مستني اتصالكم, مستنيه اتصالكم, مستني مكالمتكم, انتظر مكالمتكم',
});
const mostWordsOfWaiting = 14;

/** "When will you ring me?", "still no call". */
export const awaitsCall = ({ words }: Sentence): boolean =>
  words.length <= mostWordsOfWaiting && (awaited.has(words) || asksWhenCalled(words.map(({ plain }) => plain)));
