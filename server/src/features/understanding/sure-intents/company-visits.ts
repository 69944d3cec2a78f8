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
    'when will you call, when will u call, when will you ring, when will u ring, when will you phone, when are you calling, when are u calling, when are you ringing, when do you call, when do you ring, when can you call, when can you ring, when would you call, when will someone call, when will somebody call, when will someone ring, when will somebody ring, when will they call, when is someone calling, when do i get a call, when do i get the call, when will i get a call, when will i hear, waiting for your call, waiting for a call, waiting on a call, waiting for you to call, waiting for you to ring, waiting for someone to call, waiting for somebody to ring, still no call, ' +
    'cuando me llama*, cuando me llaman, cuando me llamareis, cuando me vais a llamar, cuando me van a llamar, cuando llamais, cuando llamareis, cuando vais a llamar, cuando me contact*, esperando que me llam*, esperando a que me llam*, esperando vuestra llamada, esperando su llamada, esperando la llamada, espero vuestra llamada, espero su llamada, ' +
    'quand m appelez, quand est ce que vous m appelez, quand est ce que vous appelez, quand vous m appelez, vous m appelez quand, vous appelez quand, vous me rappelez quand, quand me rappelez, quand allez vous m appeler, quand allez vous me rappeler, quand est ce que vous me rappelez, quand est ce qu on m appelle, on m appelle quand, on me rappelle quand, j attends votre appel, j attends un appel, j attends que vous m appeliez, j attends qu on me rappelle, j attends qu on m appelle, ' +
    'bila nak telefon, bila nak call, bila nak kol, bila nak hubungi, bila awak telefon, bila awak call, bila korang call, bila korang telefon, bila anda telefon, bila akan telefon, bila akan call, bila boleh telefon, bila boleh call, bila ada orang call, tunggu call, tunggu panggilan, menunggu panggilan, tunggu korang call, tunggu awak telefon, ' +
    'millal te helista*, millal helista*, millal keegi helista*, millal mulle helista*, millal saate helistada, millal saaksite helistada, ootan teie konet, ootan konet, ootan et helista*, ootan et mulle helista*, ' +
    'متى بتتصلون, متى تتصلون, متى راح تتصلون, متى بتتصلو, متى تتصلوا, متى ستتصلون, متى تتصل, متي بتتصلون, متي تتصلون, متي راح تتصلون, متي ستتصلون, امتى هتتصلوا, امتى هتتصلو, هتتصلوا امتى, هتتصلو امتى, هتكلموني امتى, امتى هتكلموني, ايمتى بتتصلوا, ايمتى بتتصلو, ايمتا بتتصلو, ايمتى رح تتصلو, ايمتى رح تتصلوا, انتظر اتصالكم, بانتظار اتصالكم, ناطر اتصالكم, ناطره اتصالكم, مستني اتصالكم, مستنيه اتصالكم, مستني مكالمتكم, انتظر مكالمتكم',
});
const mostWordsOfWaiting = 14;

/** "When will you ring me?" */
export const awaitsCall = ({ words }: Sentence): boolean => words.length <= mostWordsOfWaiting && awaited.has(words);
