import type { OpenQuestion } from '@meg/shared/contract/understanding';
import { optionScores, type ReadinessQuestionId } from '@meg/shared/domain/readiness/questions';
import type { Language } from '@meg/shared/languages/language';
import type { MessageContext } from '../message-context.js';
import { PhraseSet } from '../phrase-set.js';
import { byLabel, type Choice } from './choice-answer.js';
import { positionIn } from './ordinals.js';
import { beginsWith, coveredBy, fillers, yesOrNo } from './yes-no.js';

type Quiz = Extract<OpenQuestion, { kind: 'quiz' }>;
type Options = Readonly<Record<string, string>>;

/** How far somebody is, in words that fit any question, by the score. */
const degrees = new PhraseSet({
  3: 'both, both of them, both done, both signed, told everyone, told everybody, told them all, everyone knows, ambos, las dos, los dos, avisado a todos, avise a todos, se lo he dicho a todos, tous les deux, toutes les deux, les deux, prevenu tout le monde, tout le monde est prevenu, kedua dua, dua dua, dah beritahu semua, sudah beritahu semua, molemad, mõlemad, koik teavad, koigile oeldud, الاثنين, كلاهما, كلتاهما, خبرت الجميع, ابلغت الجميع, قلت للجميع, all, all of it, all of them, everything, completely, fully, done, fixed, sorted, all done, definitely, granted, signed, todo, todos, completamente, hecho, listo, fijada, tout, tous, completement, fait, c est fait, semua, semuanya, siap, sudah, sudah siap, koik, koik olemas, tehtud, valmis, كل شيء, كلها, تماما, جاهز, تم',
  2: 'half of it, half of them, half done, la mitad, la moitie, a moitie, separuhnya, pool, pooled, poole peal, نصفها, النص, نصها, mostly, most, most of it, almost, nearly, nearly all, almost all, pretty much, more or less, half, applied, applied for, casi, casi todo, la mayoria, la mayor parte, mas o menos, presque, la plupart, presque tout, a peu pres, hampir, kebanyakan, sebahagian besar, hampir semua, peaaegu, enamik, suurem osa, معظمها, تقريبا, اغلبها',
  1: 'a bit, a little, some, some of it, partly, kind of, sort of, started, just started, working on it, in progress, roughly, rough idea, un poco, algo, a medias, en parte, empezado, un peu, en partie, en cours, commence, sikit, sedikit, separuh, sedang, baru mula, natuke, osaliselt, alustatud, pooleli, قليلا, جزئيا, بدات, بعضها',
  0: 'idk, i dunno, no sabria, aucune idee, entah, tak pasti, pole kindel, ma ei tea, مدري, ما ادري, مو متاكد, ما بعرف, none, nothing, not yet, not at all, no idea, not started, never, i do not know, i don t know, don t know, dunno, no clue, nada, ninguno, todavia no, aun no, ni idea, no lo se, no se, rien, aucun, pas encore, pas du tout, aucune idee, je ne sais pas, belum, belum lagi, tiada, tidak tahu, tak tahu, veel mitte, mitte midagi, ei tea, pole veel, pole aimugi, ليس بعد, لا شيء, لا ادري, لا اعرف, لا فكره, ابدا',
});

function optionsOf({ question, moveType }: Quiz, { readiness }: Language): Options {
  const all = readiness.questions as Readonly<Partial<Record<ReadinessQuestionId, { options: Options }>>>;
  const byType = readiness[moveType] as typeof all;
  return (all[question] ?? byType[question])?.options ?? {};
}

const scored = (score: number): Choice => ({ about: 'quiz', value: String(score) });

/** The day of the move answers whether it is known. */
function byDate({ read }: MessageContext, { question }: Quiz): Choice | null {
  if (question !== 'move_date') return null;
  const { moveDate, moveMonth } = read.found.slots;
  if (moveDate) return scored(3);
  return moveMonth ? scored(2) : null;
}

const meanings = new PhraseSet({
  what: 'what do you mean, what does that mean, what does this mean, what is that, what s that, don t understand, dont understand, do not understand, explain, que quiere decir, que significa, a que te refieres, no entiendo, no lo entiendo, c est a dire, ca veut dire quoi, que voulez vous dire, je ne comprends pas, comprends pas, maksudnya, apa maksud, tak faham, tidak faham, mida see tahendab, mis see tahendab, mida sa motled, mida te motlete, ei saa aru, ماذا تقصد, شو يعني, شو تقصد, وش تقصد, ايش يعني, يعني ايش, ما فهمت, لم افهم, مش فاهم',
});
const mostWordsOfMeaning = 8;

/** "What do you mean by that", "no entiendo": the question was not understood. */
export const asksMeaning = (words: MessageContext['sentence']['words']): boolean =>
  words.length <= mostWordsOfMeaning && meanings.has(words);

/** Around a degree: "both are signed". */
const around = new PhraseSet({
  filler:
    'are, were, was, been, has, have, ve, we, i ve, we ve, signed, already, them, of, estan, esta, son, firmados, firmadas, ya, he, hemos, sont, est, signes, signees, deja, on a, j ai, nous avons, dah, sudah, ditandatangani, on, oleme, olen, juba, allkirjastatud, تم, موقع, موقعه, موقعين',
});

/** The option of the quiz that the words stand for: by its words, its place, "yes", "not yet" or "most of it". */
export function quizAnswer(context: MessageContext, quiz: Quiz): Choice | null {
  const { words } = context.sentence;
  if (asksMeaning(words)) return null;
  const known = byDate(context, quiz);
  if (known) return known;
  const options = optionScores.map((option) => ({
    option,
    labels: context.languages.flatMap((language) => optionsOf(quiz, language)[option] ?? []),
  }));
  const position = positionIn(words, optionScores.length);
  if (position !== undefined) return scored(optionScores[position] ?? 0);
  const labelled = byLabel(words, options);
  if (labelled !== undefined) return scored(labelled);
  if (coveredBy(words, [degrees, fillers, around]) && degrees.has(words)) return scored(Number(longestOf(words)));
  const said = yesOrNo(words) ?? beginsWith(words);
  const degree = said === 'yes' ? degrees.find(words)[0]?.label : undefined;
  if (degree !== undefined) return scored(Number(degree));
  return said ? scored(said === 'yes' ? 3 : 0) : null;
}

function longestOf(words: MessageContext['sentence']['words']): string {
  const [longest] = degrees.find(words).sort((one, other) => other.to - other.from - (one.to - one.from));
  return longest?.label ?? '0';
}
