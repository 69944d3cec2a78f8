import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';

interface Named {
  readonly from: number;
  readonly to: number;
}

const staying = new PhraseSet({
  stay:
    'stay, stays, staying, stop, stopping, stopover, layover, spend, spending, crash, crashing, pass through, passing through, via, on the way, nos quedamos, me quedo, quedarnos, quedarme, quedamos, pasamos por, pasar por, pasamos, paramos, hacemos escala, de paso, ' +
    'reste, restons, rester, restera, sejour*, passer*, passera, passe, passons, on passe, escale, en passant, tinggal, singgah, menumpang, duduk, transit, peatu*, viibi*, ootame, jaame, labisoidul, نبقى, ابقى, نقعد, اقعد, نمر, امر, مرورا, ترانزيت',
});
const spans = new PhraseSet({
  span:
    'day, days, week, weeks, month, months, night, nights, while, bit, dia, dias, semana, semanas, mes, meses, noche, noches, jour, jours, semaine, semaines, mois, nuit, nuits, temps, hari, minggu, bulan, malam, sekejap, paev*, nadal*, kuu, kuud, kuuks, ' +
    'يوم, ايام, اسبوع, اسابيع, شهر, شهرين, شهور, اشهر',
});
const hosts = new PhraseSet({
  host: 'with friends, at friends, at a friend, at my friend, friends first, my sister s first, chez des amis, chez un ami, chez une amie, chez mes, chez ma, chez mon, con amigos, en casa de, rumah kawan, sobra juures, sobrade juures, عند اصدقاء, عند صديق',
});
const first = new PhraseSet({
  first: 'first, before, d abord, avant, primero, antes, dulu, dahulu, sebelum, enne, alguses, esialgu, اولا, قبل',
});

/** "If we stay 2 months in Nantes", "via Paris", "with friends in Nantes first": a place on the way, which is no end of the move. */
export function isStopover(words: readonly SentenceWord[], { from, to }: Named): boolean {
  const start = words.slice(0, from + 1).findLastIndex(({ followsMark }) => followsMark);
  const end = words.findIndex(({ followsMark }, at) => at >= to && followsMark);
  const clause = words.slice(Math.max(0, start), end === -1 ? words.length : end);
  const isTimed = spans.has(clause);
  return (
    (staying.has(clause) && (isTimed || hosts.has(clause))) || (hosts.has(clause) && (isTimed || first.has(clause)))
  );
}
