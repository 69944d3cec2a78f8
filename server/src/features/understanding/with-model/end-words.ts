import { PhraseSet } from '../phrase-set.js';

/** Words beside a place that tell the home that is left from the one that is gone to, wider than what a rule takes for it. */
export const endWords = new PhraseSet({
  origin:
    'i live, we live, i m living, we re living, we are living, i m based, we re based, currently, right now, at the moment, at present, nowadays, ' +
    'my flat is, my flat s, our flat is, our flat s, my house is, our house is, our house s, my place is, our place is, my place s, our place s, my home is, our home is, ' +
    'leave, leaving, left, goodbye, farewell, get out of, getting out of, had enough of, done with, fed up with, born in, lease in, rent in, renting in, ' +
    'vivo, vivimos, viviendo, ahora estoy, ahora estamos, actualmente, de momento, mi casa esta, mi piso esta, nuestra casa esta, nuestro piso esta, dejo, dejamos, dejar, adios, salir de, cansad* de, alquiler en, ' +
    'j habite, nous habitons, on habite, je vis, nous vivons, on vit, actuellement, en ce moment, pour l instant, quitter, je quitte, on quitte, nous quittons, quittant, adieu, marre de, mon appart*, notre appart*, ma maison, notre maison, ' +
    'tinggal, menetap, sekarang di, buat masa ini, kini, rumah saya di, rumah kami di, meninggalkan, selamat tinggal, tinggalkan, keluar dari, sewa di, ' +
    'elan, elame, elamas, praegu, hetkel, minu kodu on, meie kodu on, minu korter on, meie korter on, lahkun, huvasti, lahkume, lahkuda, ara minna, uurin, uurime, ' +
    'اعيش, نعيش, اسكن, نسكن, مقيم*, حاليا, الان, بيتي, بيتنا, شقتي, شقتنا, مغادره, نغادر, اغادر, نترك, اترك, وداعا',
  destination:
    'new job, new home, new house, new flat, new place, new apartment, new life, new school, new office, new start, next home, start work, starting work, start a job, starting a job, start at, job offer, got a job, transferred, transfer, posted, joining, ' +
    'settle, settling, end up, ending up, headed, heading, bound, off to, relocate, relocating, awaits, retire, retiring, university, going to live, will live, will be living, moving in with, be with, ' +
    'nuevo trabajo, trabajo nuevo, nueva casa, casa nueva, nuevo piso, piso nuevo, nueva vida, oferta de trabajo, empiezo, empezamos, empezar, instalarme, instalarnos, vamos a vivir, voy a vivir, jubilar*, universidad, destinad*, ' +
    'nouveau travail, nouveau boulot, nouveau poste, nouvel emploi, nouvelle maison, nouvel appart*, nouvelle vie, muté, mutee, mutation, m installer, nous installer, s installer, on va vivre, je vais vivre, retraite, universite, rejoindre, direction, ' +
    'kerja baru, kerja baharu, rumah baru, rumah baharu, hidup baru, tawaran kerja, mula kerja, ditukarkan, bersara, universiti, menetap nanti, akan tinggal, ' +
    'uus too, uus tookoht, uue too*, uus kodu, uude koju, uus korter, uus elu, uut elu, tooletakse, asun, asume, asuda, ulikool*, pensionipolv*, hakkan elama, hakkame elama, ' +
    'عمل جديد, وظيفه جديده, بيت جديد, بيتي الجديد, بيتنا الجديد, شقه جديده, حياه جديده, عرض عمل, ساعمل, سنعيش, ساعيش, للاستقرار, نستقر, التقاعد, جامعه, الجامعه',
});
