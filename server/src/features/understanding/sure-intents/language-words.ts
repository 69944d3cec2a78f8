import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';

const languages = new PhraseSet({
  en: 'english, ingles, anglais, inggeris, inglise, انجليزي, انكليزي, الانجليزيه, بالانجليزي, بالانجليزيه',
  es: 'spanish, espanol, castellano, espagnol, sepanyol, hispaania, اسباني, الاسبانيه',
  fr: 'french, frances, francais, perancis, prantsuse, فرنسي, الفرنسيه',
  ms: 'malay, malayo, malais, melayu, malai, ملايو',
  et: 'estonian, estonio, estonien, eesti, استوني',
  ar: 'arabic, arabe, arab, araabia, عربي, العربيه, بالعربي, بالعربيه',
});
const around = new PhraseSet({
  small:
    'but, pero, mais, tapi, aga, pon, ponlo, ponme, pasa, pasalo, hable, hablen, hablad, hablemos, met, mets, mettez, tukar, tukarkan, pane, pange, raakige, cakaplah, in, en, dalam, keeles, keelt, bahasa, si, yes, yeah, oui, ya, jah, ok, okay, sure, claro, vale, bien, sur, please, pls, plz, por, favor, porfa, porfavor, svp, stp, s, il, vous, te, plait, palun, tolong, change, switch, to, can, could, you, we, i, do, this, it, speak, talk, chat, ' +
    'write, habla, hablar, hablame, puedes, podemos, se, puede, cambia, cambiar, todo, a, idioma, le, la, el, parle, parlez, parler, on, peut, continuer, continue, better, mejor, mieux, plutot, tout, tous, merci, gracias, thanks, hola, hi, hello, bonjour, cakap, boleh, guna, raagi, raagime, raakida, tere, saaks, kas, ' +
    'من, فضلك, لو, سمحت, اي, نعم, ايوه, طبعا, اكيد, تكلم, كلمني, ممكن, اتكلم, تكلموا, مرحبا, شكرا',
});
/** What is to be done in that language. */
const talking = new PhraseSet({
  talk:
    'speak, talk, chat, write, answer, answers, reply, respond, continue, carry on, do this, do it in, do that in, switch to, change to, prefer, rather, easier, language, habla, hablar, hablamos, hablemos, hablame, escribe, escribir, escribirme, contesta, contestar, contestame, responde, responder, seguimos, sigamos, seguir, prefiero, cambia, idioma, ' +
    'parle, parlez, parler, parlons, ecris, ecrivez, ecrire, reponds, repondez, repondre, continuer, continuez, continuons, prefere, prefererais, passe, passer, langue, cakap, bercakap, tulis, jawab, balas, sambung, teruskan, lebih suka, tukar, bahasa, raagi*, raaki*, kirjuta*, vasta*, jatka*, eelistan, keelt, keelde, ' +
    'تكلم, تكلمي, اتكلم, نتكلم, كلمني, اكتب, اكتبي, نكتب, رد, ردي, جاوب, اجب, نكمل, كمل, افضل, احكي, نحكي, لغه',
});
/** "I don't speak English" asks for no English; papers have a language of their own, and people speak theirs. */
const otherwise = new PhraseSet({
  not: 'not, no, don t, dont, doesn t, can t, cant, cannot, without, sin, tampoco, ne, pas, tak, tidak, tiada, bukan, ei, ilma, لا, ما, مش, مو, بدون',
  others:
    'if i, also, too, tambien, aussi, juga, who, qui, celle, celui, someone, somebody, anyone, anybody, people, crew, crews, driver*, movers, guys, lads, men, team, staff, person, human, specialist, alguien, quien, personal, conductor*, persona, quelqu, equipe, personne, seseorang, orang, pasukan, keegi, kedagi, kellega, meeskond, inimene, inimes*, احد, شخص, فريق, ' +
    'document*, paper*, form, forms, certificate*, translat*, school*, test, exam, course, job, work, papeles, traduc*, certificado*, colegio, escuela, examen, papiers, tradu*, certificat*, ecole, dokumen, sijil, terjemah*, sekolah, dokument*, paber*, tolki*, tolge*, kool*, eksam*, اوراق, وثائق, شهاده, ترجمه, مدرسه, امتحان',
});
type Words = readonly SentenceWord[];

const within = new Set('in en dalam bahasa'.split(' '));
const inEstonian = /^keel(?:es|t|de)$/;

/** "In Spanish", "eesti keeles", "بالعربي", or right behind what is to be done: not "the French revolution". */
const isSpoken = (words: Words, { from, to }: { from: number; to: number }): boolean =>
  within.has(words[from - 1]?.plain ?? '') ||
  inEstonian.test(words[to]?.plain ?? '') ||
  (words[from]?.plain ?? '').startsWith('بال') ||
  talking.find(words).some((verb) => verb.to === from);

const mostWords = 7;
const mostWordsOfWish = 14;
const reach = 3;

function isDenied(words: Words, from: number): boolean {
  const near = words.slice(Math.max(0, from - reach), from);
  const start = near.findLastIndex(({ followsMark }) => followsMark);
  return otherwise.find(near.slice(Math.max(0, start))).some(({ label }) => label === 'not');
}

/** The language of the chat that is asked for, and not the country of its name: "Español", "can we do this in Spanish". */
export function languageAskedFor(words: Words): string | undefined {
  const named = languages.find(words);
  const last = named.filter(({ from }) => !isDenied(words, from)).at(-1);
  const wanted = last?.label;
  if (!last || words.length > mostWordsOfWish) return undefined;
  const isElse = (at: number) =>
    !named.some(({ from, to }) => at >= from && at < to) && !around.has(words.slice(at, at + 1));
  if (words.length <= mostWords && !words.some((_, at) => isElse(at))) return wanted;
  const isOfOthers = otherwise.find(words).some(({ label }) => label === 'others');
  return isSpoken(words, last) && talking.has(words) && !isOfOthers ? wanted : undefined;
}
