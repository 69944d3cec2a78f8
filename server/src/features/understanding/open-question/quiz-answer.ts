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
  3: 'all, all of it, all of them, everything, completely, fully, done, fixed, sorted, all done, definitely, granted, signed, todo, todos, completamente, hecho, listo, fijada, tout, tous, completement, fait, c est fait, semua, semuanya, siap, sudah, sudah siap, koik, koik olemas, tehtud, valmis, كل شيء, كلها, تماما, جاهز, تم',
  2: 'mostly, most, most of it, almost, nearly, nearly all, almost all, pretty much, more or less, half, applied, applied for, casi, casi todo, la mayoria, la mayor parte, mas o menos, presque, la plupart, presque tout, a peu pres, hampir, kebanyakan, sebahagian besar, hampir semua, peaaegu, enamik, suurem osa, معظمها, تقريبا, اغلبها',
  1: 'a bit, a little, some, some of it, partly, kind of, sort of, started, just started, working on it, in progress, roughly, rough idea, un poco, algo, a medias, en parte, empezado, un peu, en partie, en cours, commence, sikit, sedikit, separuh, sedang, baru mula, natuke, osaliselt, alustatud, pooleli, قليلا, جزئيا, بدات, بعضها',
  0: 'none, nothing, not yet, not at all, no idea, not started, never, i do not know, i don t know, don t know, dunno, no clue, nada, ninguno, todavia no, aun no, ni idea, no lo se, no se, rien, aucun, pas encore, pas du tout, aucune idee, je ne sais pas, belum, belum lagi, tiada, tidak tahu, tak tahu, veel mitte, mitte midagi, ei tea, pole veel, pole aimugi, ليس بعد, لا شيء, لا ادري, لا اعرف, لا فكره, ابدا',
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

/** The option of the quiz that the words stand for: by its words, its place, "yes", "not yet" or "most of it". */
export function quizAnswer(context: MessageContext, quiz: Quiz): Choice | null {
  const { words } = context.sentence;
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
  if (coveredBy(words, [degrees, fillers]) && degrees.has(words)) return scored(Number(longestOf(words)));
  const said = yesOrNo(words) ?? beginsWith(words);
  const degree = said === 'yes' ? degrees.find(words)[0]?.label : undefined;
  if (degree !== undefined) return scored(Number(degree));
  return said ? scored(said === 'yes' ? 3 : 0) : null;
}

function longestOf(words: MessageContext['sentence']['words']): string {
  const [longest] = degrees.find(words).sort((one, other) => other.to - other.from - (one.to - one.from));
  return longest?.label ?? '0';
}
