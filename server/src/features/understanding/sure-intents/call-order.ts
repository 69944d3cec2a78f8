import { wordSet } from '../../../text/word-set.js';
import { PhraseSet } from '../phrase-set.js';
import type { Sentence, SentenceWord } from '../sentence.js';
import { clausesOf } from '../slots/notes/clauses.js';

/** Verbs by which the company is told to call. */
const verbs = wordSet(
  'call ring phone telephone callback llamad llamen llame llama llamenme llameme llamame llamadme telefoneen marquen marque appelez appelle rappelez rappelle telephonez telephone ' +
    'telefon hubungi kol helista helistage helistagu helistaksite اتصلوا اتصلو اتصل اتصلي دقوا دقو دق رنوا رنو رن كلموا كلمو خابروا خابرو',
);
/** Between the verb and its time. */
const between = wordSet(
  'me us back please pls plz up again porfa favor por svp moi nous saya kami aku balik semula la lah palun mulle meile tagasi بي بنا علي علينا فيني فينا معي لو سمحتم سمحت',
);
const leading = wordSet(
  'please pls plz ok okay yes and so then well just por favor porfa si vale bueno y pues svp oui alors et tolong ya boleh dan palun jah ja siis نعم طيب تمام ايوه و من فضلك فضلكم لو سمحتم سمحت',
);
const times = new PhraseSet({
  time:
    'tomorrow, today, tonight, later, now, this morning, this afternoon, this evening, in the morning, in the afternoon, in the evening, next week, on monday, on tuesday, on wednesday, on thursday, on friday, on saturday, on sunday, monday, tuesday, wednesday, thursday, friday, saturday, sunday, after, before, between, at, around, ' +
    'manana, hoy, luego, esta tarde, esta noche, por la tarde, por la manana, por la noche, el lunes, el martes, el miercoles, el jueves, el viernes, el sabado, el domingo, lunes, martes, miercoles, jueves, viernes, sabado, domingo, despues, antes, a las, sobre las, a partir, ' +
    'demain, aujourd hui, ce soir, ce matin, cet apres midi, plus tard, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, le lundi, le mardi, le mercredi, le jeudi, le vendredi, le samedi, apres, avant, vers, entre, l apres midi, en fin de journee, ' +
    'esok, besok, hari ini, harini, nanti, malam ini, petang ini, petang, pagi, malam, hari isnin, hari selasa, hari rabu, hari khamis, hari jumaat, hari sabtu, hari ahad, isnin, selasa, rabu, khamis, jumaat, sabtu, ahad, lepas, selepas, sebelum, pukul, jam, lusa, ' +
    'homme, tana, ulehomme, hiljem, ohtul, hommikul, peale, parast, enne, kell, kella, esmaspaev*, teisipaev*, kolmapaev*, neljapaev*, reedel, laupaev*, puhapaev*, ' +
    'بكرا, بكره, بكرة, غدا, اليوم, الليله, المسا, المساء, الصبح, العصر, بعد, قبل, الساعه, باكر, يوم, السبت, الاحد, الاثنين, الثلاثاء, الاربعاء, الخميس, الجمعه',
});
const mostWords = 10;

const skipped = (words: readonly SentenceWord[], from: number, skip: ReadonlySet<string>): number => {
  let at = from;
  while (skip.has(words[at]?.plain ?? '')) at++;
  return at;
};

function isOrder(clause: readonly SentenceWord[]): boolean {
  const said = times.find(clause);
  const verb = skipped(clause, 0, leading);
  const isFirst = verbs.has(clause[verb]?.plain ?? '');
  const next = skipped(clause, verb + 1, between);
  if (isFirst && said.some(({ from }) => from === next)) return true;
  const last = clause.findLastIndex(({ plain }) => !between.has(plain) && !leading.has(plain));
  return !isFirst && verbs.has(clause[last]?.plain ?? '') && said.some(({ from }) => from === verb);
}

/** "Call tomorrow after lunch", "helistage reedel": who tells the company when to call wants to be called. */
export const ordersCall = ({ words, text }: Sentence): boolean =>
  words.length <= mostWords &&
  !/[?؟]/u.test(text) &&
  clausesOf(words).some(({ from, to }) => isOrder(words.slice(from, to)));
