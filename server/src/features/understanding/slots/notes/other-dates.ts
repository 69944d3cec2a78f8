import { monthWords } from '../../../../text/month-names.js';
import { PhraseSet } from '../../phrase-set.js';
import { readSentence, type Sentence, type SentenceWord } from '../../sentence.js';
import { type Clause, clausesOf } from './clauses.js';

const months = new PhraseSet({ month: monthWords.join(', ') });

/** What has a date of its own beside the move: keys, a lease, the goods in store. */
const others = new PhraseSet({
  other:
    'key, keys, handover, lease, rent ends, tenancy, contract, completion, storage, store, stored, llave, llaves, contrato, alquiler hasta, almacen*, guardar, guardamuebles, trastero, ' +
    'cle, cles, clef, clefs, bail, etat des lieux, stockage, stocker, garde meuble*, kunci, sewa tamat, kontrak, simpan, penyimpanan, stor, ' +
    'votme*, votmed, votit, votmeid, uurileping*, leping*, hoius*, ladusta*, ladu, lattu, laos, ladustus*, لوحه مفاتيح, مفتاح, مفاتيح, المفتاح, المفاتيح, عقد, تخزين, خزن, نخزن, مخزن',
});
/** Where people are meanwhile, and what they have on that day. */
const absences = new PhraseSet({
  absence:
    'i m away, i am away, we re away, we are away, im away, is away, are away, on holiday, on holidays, on vacation, on leave, birthday, wedding, funeral, exam, exams, is visiting, are visiting, comes to visit, off work, have to work, i m working, out of town, out of the country, ' +
    'de vacaciones, estoy fuera, estamos fuera, estare fuera, estaremos fuera, de viaje, cumpleanos, boda, examen, examenes, trabajo ese, en vacances, en conges, en deplacement, absent*, anniversaire, mariage, examen, examens, ' +
    'bercuti, cuti, hari jadi, kenduri, majlis, peperiksaan, puhkusel, puhkusele, reisil, sunnipaev*, pulmad, eksam*, في اجازه, اجازتي, اجازتنا, عطله, عيد ميلاد, زفاف, عرس, امتحان*',
});
/** Who travels is away, but "we travel to Canada in two months" is the move. */
const travelling = new PhraseSet({ travelling: 'مسافر, مسافرين, مسافره' });
const ahead = new PhraseSet({ ahead: 'بعد, خلال' });
const leaving = new PhraseSet({
  leave:
    'move, moving, mudamos, mudarnos, mudarme, mudanza, demenag*, pindah*, berpindah*, koli*, ننتقل*, انتقل*, الانتقال',
});
/** What begins on a day of its own, a job or a school, and a birth. */
const beginnings = new PhraseSet({
  what:
    'job, work, school, schools, university, uni, college, term, semester, course, classes, nursery, masters, phd, position, role, apprenticeship, placement, trabajo, empleo, colegio, escuela, universidad, curso, clases, guarderia, master, ' +
    'travail, boulot, poste, ecole, lycee, universite, fac, rentree, cours, creche, kerja, kerjaya, sekolah, universiti, semester, kuliah, kelas, too, tookoht, toole, tood, kool, koolis, ulikool*, lasteaed, semester, ' +
    'العمل, عمل, شغل, الشغل, عملي, شغلي, وظيفه, الوظيفه, وظيفتي, المدرسه, مدرسه, الجامعه, جامعه, الدراسه, دراسه, الفصل',
  starts:
    'start, starts, starting, begin, begins, beginning, commence, commences, empieza, empiezo, empiezan, empezar, comienza, comienzo, comienzan, commence, commencent, commencer, debute, debuter, demarre, mula, bermula, mulai, algab, algavad, alustan, alustab, alustada, ' +
    'يبدا, تبدا, ابدا, بدايه, نبدا',
});
const births = new PhraseSet({
  birth:
    'baby due, baby is due, baby s due, due in, due on, due date, baby comes, baby arrives, baby arriving, baby coming, giving birth, nace, nacera, salgo de cuentas, fecha de parto, bebe llega, bebe para, ' +
    'accouche, accouchement, bebe prevu, bebe arrive, naissance, bersalin, melahirkan, bayi lahir, bayi dijangka, sunnitus*, laps sunnib, beebi sunnib, beebi tuleb, ولاده, الولاده, ولادتي, يولد',
});
/** By when somebody or something has to be there, which is no day of the move: "I need it there by 1 April". */
const arrivals = new PhraseSet({
  arrive:
    'there by, there before, there no later, here by, be there, get there, get to, be in, arrive*, arrival, delivered, reach, estar en, estar alli, llegar, llegue, lleguen, lleguemos, llega, llegada, entregad*, ' +
    'etre a, etre en, etre la, etre la bas, etre sur place, arriver, arrive, arrivent, arrivions, livre, livres, livree, sampai, tiba, berada, ada di, kohal, kohale, joud*, olema, اوصل, نوصل, يوصل, توصل, نصل, اصل, تصل, يصل, وصول*, نكون, اكون, يكون',
});
const deadlines = new PhraseSet({
  by:
    'by, before, no later than, latest, at the latest, antes de, antes del, a mas tardar, como tarde, como muy tarde, para el, avant, avant le, au plus tard, d ici le, d ici au, sebelum, selewat lewatnya, paling lewat, ' +
    'enne, hiljemalt, koige hiljem, قبل, بحلول, بالكثير, علي الاكثر',
});
/** A month alone is when the move is, whoever has to be there by then. */
const namesDay = (words: readonly SentenceWord[]): boolean =>
  words.some(
    ({ plain }, at) =>
      /^\d{1,2}(?:st|nd|rd|th|er|hb)$/.test(plain) ||
      (/^\d{1,2}$/.test(plain) && months.has(words.slice(Math.max(0, at - 2), at + 3))),
  );
const isDeadline = (clause: readonly SentenceWord[]): boolean =>
  arrivals.has(clause) && deadlines.has(clause) && namesDay(clause);
const labelsIn = (words: readonly SentenceWord[]): Set<string> =>
  new Set(beginnings.find(words).map(({ label }) => label));
const isOfEvent = (clause: readonly SentenceWord[]): boolean => births.has(clause) || labelsIn(clause).size === 2;

const dayOrSpan = new PhraseSet({
  time:
    'hb, kuupaev*, day, days, week, weeks, month, months, dia, dias, semana, semanas, mes, meses, jour, jours, semaine, semaines, mois, hari, minggu, bulan, paev*, nadal*, kuu*, يوم, ايام, اسبوع, اسابيع, شهر, شهرين, اشهر, شهور, ' +
    'monday, tuesday, wednesday, thursday, friday, saturday, sunday, lunes, martes, miercoles, jueves, viernes, sabado, domingo, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, isnin, selasa, rabu, khamis, jumaat, sabtu, ahad, esmaspaev*, teisipaev*, kolmapaev*, neljapaev*, reede*, laupaev*, puhapaev*',
});

/** Whether words name a day, a month or a stretch of time. */
export const namesTime = (words: readonly SentenceWord[]): boolean =>
  months.has(words) ||
  dayOrSpan.has(words) ||
  words.some(({ plain }) => /^\d{1,2}(?:st|nd|rd|th|er|hb)$/.test(plain)) ||
  (words.some(({ plain }) => /^\d{1,2}$/.test(plain)) && fixed.has(words));
const fixed = new PhraseSet({
  fixed:
    'on, on the, until, till, from, the, el, hasta, desde, le, jusqu, du, pada, sampai, dari, kuni, alates, يوم, حتي, من, لحد',
});

/** By when something has to be there, also of who needs it: "necesito estar en Lyon antes del 20 de marzo". */
export const clausesOfDeadlines = (sentence: Sentence): Clause[] =>
  clausesOfOtherDates(sentence).filter(({ from, to }) => isDeadline(sentence.words.slice(from, to)));

/** The clauses that say when something beside the move is: "keys only on the 5th", "we are on holiday in August". */
export const clausesOfOtherDates = ({ words, text }: Sentence): Clause[] =>
  clausesOf(words).filter(({ from, to }) => {
    const clause = words.slice(from, to);
    const isAway = absences.has(clause) || (travelling.has(clause) && !ahead.has(clause));
    const isOther = others.has(clause) || ((isAway || isOfEvent(clause)) && !leaving.has(clause));
    return (isOther && namesTime(clause)) || (isDeadline(clause) && !/[?؟]/u.test(text));
  });

/** The sentence without them, so that their dates are not taken for the day of the move. */
export function withoutOtherDates(sentence: Sentence): Sentence {
  const clauses = clausesOfOtherDates(sentence);
  if (clauses.length === 0) return sentence;
  const { words, text } = sentence;
  const blanked = clauses.reduce((left, { from, to }) => {
    const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
    return left.slice(0, start) + ' '.repeat(end - start) + left.slice(end);
  }, text);
  return readSentence(blanked);
}
