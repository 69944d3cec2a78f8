import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { coveredBy, fillers } from './yes-no.js';

/** What is said where one does not know what to answer, or where none of the answers fits. */
export const unknowing = new PhraseSet({
  unknown:
    'none of these, none of them, none, neither, neither of these, ninguno, ninguna, ninguno de estos, ninguna de estas, aucun, aucune, aucune de celles ci, tiada satu pun, bukan yang ini, mitte ukski, ei ukski, لا شيء منها, لا واحد منها, i don t know, i dont know, don t know, dont know, dunno, i do not know, no idea, not sure, i m not sure, im not sure, i am not sure, unsure, no clue, idk, can t say, cannot say, hard to say, not decided, not decided yet, undecided, not fixed, nothing fixed, not set, nothing set, not confirmed, not settled, to be confirmed, to be decided, tbc, tbd, haven t decided, havent decided, no date, no fecha, sin fecha, sin decidir, sin definir, por decidir, por confirmar, nada fijo, no esta decidido, no esta fijada, no lo se, no se, ni idea, no estoy seguro, ' +
    'no estoy segura, aun no lo se, todavia no lo se, je ne sais pas, je sais pas, aucune idee, pas sur, pas sure, pas encore decide, pas decide, pas fixe, pas fixee, rien de fixe, rien de prevu, a confirmer, a definir, pas de date, je n en sais rien, tidak tahu, tak tahu, tak pasti, tidak pasti, belum pasti, belum tahu, belum tetap, belum ditetapkan, belum confirm, belum putuskan, tiada tarikh, entah, ei tea, ma ei tea, me ei tea, ' +
    'pole kindel, ei ole kindel, pole paigas, pole veel paigas, pole veel teada, pole veel kindel, pole veel otsustatud, ei ole paigas, pole otsustanud, ei ole otsustanud, lahtine, pole teada, ei ole teada, pole aimugi, ei oska oelda, لا اعرف, لا ادري, مش عارف, لست متاكدا, لست متاكد, لا فكره لدي, ما ادري, غير محدد, مش محدد, مو محدد, لم نقرر, لم اقرر, ما قررنا, ما قررت, لم يحدد',
});

/** "Not sure", where the text says no more than that. */
export const saysUnknown = (words: readonly SentenceWord[]): boolean =>
  unknowing.has(words) && coveredBy(words, [unknowing, fillers]);
