import type { MoveFact } from '@meg/shared/contract/move';
import { asksSomething } from '../classifier/asking-words.js';
import type { MessageContext } from '../message-context.js';
import { PhraseSet } from '../phrase-set.js';
import { namesTime } from '../slots/notes/other-dates.js';

/** "Drop the date, I don't know it any more", "la fecha ya no es segura". */
const withdrawing = new PhraseSet({
  date:
    'drop the date, forget the date, remove the date, scrap the date, delete the date, clear the date, take out the date, take the date out, take the date off, leave the date open, leave the date out, no date yet, no date any more, no date anymore, ' +
    'no fixed date, don t have a date, dont have a date, don t know the date, dont know the date, don t know when, dont know when, not sure of the date, not sure about the date, date is not fixed, date isn t fixed, date is open, date is not certain, date isn t certain, date is off, date is not set, date isn t set, date not fixed, ' +
    'quita la fecha, quite la fecha, olvida la fecha, olvide la fecha, borra la fecha, borre la fecha, sin fecha, ya no tengo fecha, ya no tenemos fecha, no tengo fecha, no tenemos fecha, no se la fecha, no sabemos la fecha, no se cuando, no sabemos cuando, fecha no es segura, fecha ya no es segura, fecha no esta fijada, ' +
    'enlevez la date, enleve la date, oubliez la date, oublie la date, supprimez la date, supprime la date, effacez la date, retirez la date, plus de date, pas de date, date n est plus fixee, date n est pas fixee, date n est plus sure, connais plus la date, connais pas la date, sais plus quand, savons plus quand, ne sais pas quand, ' +
    'buang tarikh, lupakan tarikh, padam tarikh, tarikh belum pasti, tarikh tak pasti, tarikh tidak pasti, tak tahu tarikh, tiada tarikh, belum ada tarikh, tak tahu bila, tidak tahu bila, ' +
    'jata kuupaev, unusta kuupaev, kustuta kuupaev, eemalda kuupaev, kuupaev pole teada, kuupaev ei ole teada, kuupaev pole enam, kuupaev ei ole enam, kuupaev pole kindel, kuupaev ei ole kindel, kuupaeva ei ole, kuupaeva pole, ei tea kuupaeva, ei tea enam kuupaeva, ei tea enam millal, ei tea millal, ' +
    'احذف التاريخ, انس التاريخ, انسي التاريخ, الغ التاريخ, الغي التاريخ, شيل التاريخ, بدون تاريخ, ما عندي تاريخ, ما عندنا تاريخ, ليس لدي تاريخ, التاريخ غير محدد, التاريخ مش محدد, التاريخ مو محدد, التاريخ مو اكيد, التاريخ مش اكيد, لا اعرف التاريخ, ما اعرف التاريخ, مش عارف التاريخ, لا اعرف متي, ما اعرف متي',
});
const factsOfDate = ['moveDate', 'moveMonth', 'moveYear'] as const satisfies readonly MoveFact[];

/** The facts of a date that is taken back, where no other is named. */
export function withdrawnDate({ sentence, move }: MessageContext): MoveFact[] {
  const found = withdrawing.find(sentence.words);
  if (found.length === 0 || asksSomething(sentence)) return [];
  const isOfOther = sentence.words.some((_, at) => namesTime(sentence.words.slice(at, at + 1)) && !isIn(found, at));
  return isOfOther ? [] : factsOfDate.filter((fact) => move[fact] !== undefined);
}

const isIn = (spans: readonly { from: number; to: number }[], at: number): boolean =>
  spans.some(({ from, to }) => at >= from && at < to);
