import { has, phrasePattern } from '../text/phrases.js';
import { namesDayOfWeek } from './day-of-week.js';

/** Words in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const moving = phrasePattern(
  'move, moving, move us, move me, moves, removal*, collect, pick up, deliver, load, do it, do them, come, come out, ' +
    'mudar, mudarnos, mudarme, mudanza*, mudais, mudan, hacerla, hacerlo, hacer la, recoger, entregar, cargar, venir, ' +
    'demenag*, le faire, faire le, la faire, venir, livrer, charger, pindah, pindahkan, angkut, datang, ambil barang, hantar barang, ' +
    'kolida, kolite, kolime, kolimi*, teha, tulla, vedada, نقل, ننقل, تنقلون, تنقلوا, تنقلونا, بتنقلوا, انقل, النقل, ننتقل, تجون, تيجوا',
);
const asking = phrasePattern(
  'can you, can u, can we, can i, could you, could we, could it, do you, do u, will you, would you, is it possible, is that possible, possible, would that work, does that work, ' +
    'puede ser, podria ser, se puede, se podria, podeis, podemos, podriais, pueden, puede, haceis, hacen, es posible, est ce, peut on, on peut, pouvez, pourriez, possible, faites, ' +
    'boleh, boleh tak, boleh ke, ada, kas, saab, saaks, saate, voimalik, sobib, sobiks, هل, ممكن, يمكن, تقدرون, بتقدروا, نقدر, فيكم, ينفع',
);
/** A short question for a day alone: "el sábado puede ser?" */
const possible = phrasePattern(
  'possible, would that work, does that work, puede ser, podria ser, es posible, se puede, on peut, peut on, boleh, boleh tak, boleh ke, voimalik, sobib, sobiks, ممكن, ينفع',
);
/** What else is done on a day: calls, visits and the office. */
const others = phrasePattern(
  'border, frontera, frontiere, sempadan, piir*, الحدود, call, ring, phone, speak, talk, email, open, office, visit, survey, answer, reply, flight, fly, school, bank, customs, llamar, llamad, llamadme, llamada, hablar, abris, abren, abierto*, oficina, visita, responder, contestar, banco, aduana, ' +
    'appeler, appelez, appel, rappeler, parler, ouvert*, ouvrez, bureau, visite, repondre, banque, douane, telefon, panggil, call, hubungi, cakap, buka, pejabat, lawat*, jawab, kastam, ' +
    'helista*, raakida, avatud, lahti, kontor, ulevaatus, vastata, pank, toll, اتصال, اتصلوا, تتصلون, كلم*, مفتوح*, تفتحون, المكتب, زياره, البنك, الجمارك',
);
const mostWords = 12;
const fewWords = 5;

/** "Can you move us on a weekend", "el sábado puede ser?": whether the company moves on such a day, and not when it is there. */
export function asksToMoveOnDay(sentence: string): boolean {
  const words = sentence.trim().split(' ').length;
  if (words > mostWords || !namesDayOfWeek(sentence) || has(sentence, others)) return false;
  return (has(sentence, moving) && has(sentence, asking)) || (words <= fewWords && has(sentence, possible));
}
