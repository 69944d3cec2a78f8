import { PhraseSet } from '../../phrase-set.js';
import { type Sentence, withAsciiDigits } from '../../sentence.js';

/** Who asks for this wants another day, though it is asked: "can we change to the 21st?" */
const changing = new PhraseSet({
  change:
    'make it, make that, change to, change it to, change that to, change the date to, change the day to, change the move to, change it from, switch to, switch it to, shift to, shift it to, move it to, move to, move the date to, push it to, push it back to, bring it forward to, put it back to, do it on, do it, reschedule*, instead, ' +
    'cambiar*, cambia, cambie, cambien, cambialo, cambiamos, pasarlo, pasamos, ponerlo, mover*, dejarlo, hacerlo, changer, change, changez, decaler, decale, reporter, repousser, avancer, mettre, ' +
    'tukar, ubah, tangguh*, anjak*, pindahkan, buat pada, muuta, muuda, muutke, muudame, nihuta*, lukata, tosta, نغير*, تغيير*, نبدل*, نخلي*, نخليها, ناجل*, نقدم*',
});
/** The day behind the word for "to", at the end: nothing is counted by it. */
const dayAtEnd =
  /(?:^|\s)(?:(?:to|on|for|the|al|el|au|le|ke|kepada|pada|الى|الي|يوم|ل)\s)+(?:dia\s|tarikh\s|kuupaev\s|يوم\s)?(\d{1,2})(?:st|nd|rd|th|hb|er|e)?(?:\s(?:instead|please|pls|plz|now|then|ok|por favor|mejor|svp|plutot|tolong|pula|palun))*\s*[?؟.!]*\s*$/iu;
const estonianDay = /(?:^|\s)(\d{1,2})\.?\s?(?:peale|kuupaevale|kuupäevale|ndale|ndaks|ks)\s*[?.!]*\s*$/iu;

/** "Could I do the 18th" wants that day of the month; "can we do Friday" may be of the call. */
const doingDay = new PhraseSet({
  do: 'could i do, can i do, could we do, can we do, shall we do, let s do, lets do, can we go for, could we go for, let s go for, lets go for, puede ser el, podria ser el, podemos hacerlo, on peut faire, peut on faire, on pourrait faire, boleh buat',
});

/** "Do it in 2 days" may say how long it takes. */
const onlyDoing = new PhraseSet({ doing: 'do it' });

/** Whether the words ask for another day. */
export const changesDay = (words: Sentence['words']): boolean =>
  changing.find(words).length > onlyDoing.find(words).length;

/** The number of the day that a message asks to change the move to. */
export function dayChangedTo({ words, text }: Sentence): number | undefined {
  if (!changing.has(words) && !doingDay.has(words)) return undefined;
  const plain = withAsciiDigits(text);
  const day = Number((dayAtEnd.exec(plain) ?? estonianDay.exec(plain))?.[1] ?? Number.NaN);
  return day >= 1 && day <= 31 ? day : undefined;
}
