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
    'in, en, dalam, keeles, keelt, bahasa, si, yes, yeah, oui, ya, jah, ok, okay, sure, claro, vale, bien, sur, please, pls, por, favor, svp, s, il, vous, plait, palun, tolong, change, switch, to, can, you, we, speak, talk, chat, ' +
    'write, habla, hablar, hablame, puedes, podemos, cambia, cambiar, todo, a, idioma, le, la, el, parle, parlez, parler, on, peut, continuer, continue, better, mejor, mieux, plutot, cakap, boleh, raagi, raagime, ' +
    'من, فضلك, لو, سمحت, اي, نعم, ايوه, طبعا, اكيد, تكلم, كلمني, ممكن, اتكلم, تكلموا',
});
const mostWords = 7;

/** The language of the chat that is asked for, and not the country of its name: "Español", "in English please". */
export function languageAskedFor(words: readonly SentenceWord[]): string | undefined {
  if (words.length > mostWords) return undefined;
  const named = languages.find(words);
  const isElse = (at: number) =>
    !named.some(({ from, to }) => at >= from && at < to) && !around.has(words.slice(at, at + 1));
  return words.some((_, at) => isElse(at)) ? undefined : named.at(-1)?.label;
}
