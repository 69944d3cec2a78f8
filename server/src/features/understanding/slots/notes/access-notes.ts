import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import { type Clause, clausesOf } from './clauses.js';

/** The way to the door. */
const way = new PhraseSet({
  way:
    'street, road, lane, alley, drive, driveway, stairs, staircase, stairwell, calle, callejon, pasaje, camino, escalera, escaleras, rue, ruelle, chemin, escalier, escaliers, cage d escalier, ' +
    'jalan, jalannya, lorong, tangga, tanav, tanavad, tee, trepp, trepid, trepikoda, شارع, شارعنا, طريق, حاره, حارتنا, زقاق, درج, سلم, مدخل',
});
const tight = new PhraseSet({
  tight:
    'narrow, steep, tight, winding, angost*, estrech*, empinad*, etroit*, raide, raides, en pente, sempit, kecil, kecik, curam, kitsas, kitsad, kitsal, jarsk, jarsud, ضيق, ضيقه, ضيقين, منحدر',
});
/** "It's a long walk from the road", "la calle queda lejos de la puerta". */
const far = new PhraseSet({
  far:
    'long walk, long carry, long way from, far from the, a walk from, ways from the, camino largo, queda lejos, esta lejos, lejos de la puerta, lejos de la calle, mucho que caminar, loin de la, loin de l, loin du, longue marche, beaucoup a marcher, longue distance a pied, ' +
    'jauh dari, jauh nak jalan, kena jalan jauh, jauh berjalan, kaugel, pikk maa, pikk tee, بعيد عن, بعيده عن, مسافه طويله, مشوار طويل',
});
const arrival = new PhraseSet({
  arrival:
    'road, street, door, parking, car park, van, lorry, truck, kerb, curb, entrance, calle, puerta, camion, entrada, rue, porte, camion, entree, stationnement, jalan, pintu, lori, tanav*, uks*, ukse*, auto*, parkla*, شارع, الشارع, باب, الباب, موقف, مدخل, الشاحنه',
});
const hill = new PhraseSet({
  hill: 'on a hill, up a hill, top of a hill, en una cuesta, encima de un cerro, en lo alto de un cerro, en haut d une cote, en haut d une colline, atas bukit, maenolvak*, mae otsas, فوق تل, علي تل, فوق جبل, علي جبل, طلعه قويه',
});
const lorry = new PhraseSet({
  lorry:
    'lorry, lorries, truck, trucks, van, vans, camion, camiones, furgoneta, camions, camionnette, fourgon, lori, lorry, trak, veoauto, veok, veoki, kaubik, buss, kolimisauto, suur auto, شاحنه, الشاحنه, الشاحنات, كميون, لوري, التريله',
});
const hardly = new PhraseSet({
  hardly:
    'can t get, cant get, cannot get, can t reach, cant reach, can t come, cant come, won t fit, wont fit, doesn t fit, doesnt fit, can t park, cant park, cannot park, no parking, can t turn, can t stop, not allowed, no access, can only, only small, hard to, difficult, ' +
    'no entra, no entran, no cabe, no caben, no puede entrar, no pueden entrar, no pasa, no puede pasar, no puede parar, no puede aparcar, no puede estacionar, no llega, dificil, ' +
    'ne passe pas, passe pas, ne rentre pas, rentre pas, ne peut pas, peut pas, n entre pas, pas acces, difficile, ' +
    'tak boleh masuk, tidak boleh masuk, x boleh masuk, xleh masuk, x leh masuk, xboleh masuk, tak leh masuk, tak muat, x muat, tak lepas, x lepas, tak boleh parking, susah, susah nak, payah nak, sukar, tak boleh naik, ' +
    'ei mahu, ei paase, ei saa, ei pea, raske, ei tohi, ' +
    'ما بتدخل, ما تدخل, ما يدخل, ما بتفوت, ما بيفوت, ما تقدر, ما تقدرش, مش بتدخل, مش هتدخل, لا تدخل, لا تستطيع, لا يمكن, صعب, صعبه, ما توصل, ما بتوصل',
});
const company = new PhraseSet({
  you: 'your, you, sus, ustedes, vuestro, vuestra, votre, vos, korang, awak, anda, teie, عندكم',
});

/** "The street is narrow", "a big lorry can't get in": for the crew, in the visitor's words. */
export const accessNotes = (words: readonly SentenceWord[]): Clause[] =>
  clausesOf(words).filter(({ from, to }) => {
    const clause = words.slice(from, to);
    const isFar = far.has(clause) && arrival.has(clause);
    const isWay = (way.has(clause) && tight.has(clause)) || hill.has(clause) || isFar;
    return isWay || (lorry.has(clause) && hardly.has(clause) && !company.has(clause));
  });
