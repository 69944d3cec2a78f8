import type { SentenceWord } from '../sentence.js';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const languages = setOf(
  'english ingles anglais inggeris inglise spanish espanol castellano espagnol sepanyol hispaania french francais frances ' +
    'perancis prantsuse malay malayo malais melayu malai estonian estonio estonien eesti arabic arabe arab araabia عربي العربيه بالعربي بالعربيه',
);
const around = setOf(
  'in en dalam keeles keelt bahasa si yes oui ya jah ok please pls por favor svp s il vous plait palun tolong change switch to can you we speak talk chat ' +
    'write habla hablar hablame puedes podemos cambia cambiar todo a idioma le la el parle parlez parler on peut continuer cakap boleh raagi raagime ' +
    'من فضلك لو سمحت اي نعم طبعا تكلم كلمني ممكن اتكلم',
);
const mostWords = 7;

/** "Español", "in English please": the language of the chat, and not the country of its name. */
export function asksForLanguage(words: readonly SentenceWord[]): boolean {
  const isNamed = words.some(({ plain }) => languages.has(plain));
  return isNamed && words.length <= mostWords && words.every(({ plain }) => languages.has(plain) || around.has(plain));
}
