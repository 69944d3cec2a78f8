import { has, phrasePattern } from '../text/phrases.js';

/** Words in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const post = phrasePattern(
  'post, the post, post office, my post, our post, my mail, our mail, letters, correos, el correo postal, mis cartas, las cartas, poste, la poste, mon courrier, notre courrier, le courrier, pejabat pos, pos, surat, surat surat, post, postkontor*, kirjad, kirju, البريد, مكتب البريد, رسائلي, الرسائل',
);
const others = phrasePattern(
  'code, email, e mail, send, job, job post, poste de travail, trabajo, travail, e post, elektron*, الالكتروني, الرمز',
);
const mostWords = 4;

/** "Et la poste ?": what becomes of one's letters. */
export const namesPostAlone = (sentence: string): boolean =>
  sentence.trim().split(' ').length <= mostWords && has(sentence, post) && !has(sentence, others);
