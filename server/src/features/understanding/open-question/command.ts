import type { commands, OpenQuestion } from '@meg/shared/contract/understanding';
import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { unknowing } from './unknowing.js';
import { coveredBy, fillers, yesOrNo } from './yes-no.js';

export type Command = (typeof commands)[number];

const phrases = new PhraseSet<Command>({
  back:
    'back, go back, previous, previous question, one step back, step back, undo, take me back, the question before, let me go back, back please, atras, volver, volver atras, anterior, pregunta anterior, regresar, vuelve atras, un paso atras, ' +
    'retour, revenir, revenir en arriere, en arriere, precedent, precedente, question precedente, kembali, balik, undur, sebelum ini, soalan sebelum, soalan sebelumnya, patah balik, tagasi, mine tagasi, eelmine, eelmine kusimus, samm tagasi, ' +
    'رجوع, ارجع, للخلف, السابق, السوال السابق, عوده, تراجع',
  startOver:
    'start over, start again, restart, reset, begin again, from the beginning, start from scratch, new start, start fresh, back to the start, back to the beginning, back to square one, clear everything, clear it all, wipe it, wipe everything, scrap everything, scrap it all, scrap all that, from scratch, begin afresh, start afresh, begin over, do it all again, from zero, start anew, start from zero, from the start, from the top,  empezar de nuevo, empezar otra vez, volver a empezar, reiniciar, comenzar de nuevo, desde el principio, ' +
    'empecemos de nuevo, empecemos otra vez, empecemos desde cero, empezar desde cero, empezar de cero, empecemos de cero, desde cero, de cero, borra todo, borralo todo, borrar todo, comencemos de nuevo, volvamos a empezar, empiezo de nuevo, empieza de nuevo, recommencer, on recommence, recommence, recommencez, recommencons, je recommence, on reprend depuis le debut, on reprend a zero, reprenons, reprenons a zero, reprenons depuis le debut, on repart de zero, repartons de zero, de zero, depuis zero, effacez tout, efface tout, on efface tout, tout recommencer, repartir de zero, depuis le debut, redemarrer, reprendre a zero, mula semula, mulakan semula, mula dari awal, mula balik, mulakan balik, kita mula semula, ulang semula, ulang dari awal, mula dari kosong, dari kosong, padam semua, dari awal, reset semula, alusta uuesti, alustame uuesti, alustame algusest, alusta algusest, alustan algusest, alustan uuesti, hakkame otsast, hakkame otsast peale, alustame otsast peale, alustame nullist, nullist, kustuta koik, algusest, uuesti algusest, otsast peale, ' +
    'البدء من جديد, ابدا من جديد, من جديد, من البدايه, نبدا من جديد, لنبدا من جديد, خلينا نبدا من جديد, خلينا نبدا من الاول, نبدا من الاول, من الاول, ابدا من البدايه, لنبدا من البدايه, من الصفر, نبدا من الصفر, امسح كل شي, امسح كل شيء,  اعاده البدء',
  notNow:
    'مش هلق, مش هلا, مش هلأ, مش دلوقتي, مش دلوقت, مش الان, مش حاليا, مش هسه, مو هلق, مو هلا, مو الان, مو حاليا, مب الحين, مش الحين, ليس حاليا, not just now, not right now, not for now, por ahora no, ahora mismo no, pas la maintenant, pas tout de suite, bukan skrg, tak sekarang, ei praegu, praegu veel mitte, ' +
    'not now, later, maybe later, not today, another time, some other time, skip the form, no form, leave it, cancel, stop, close, close it, close this, exit, quit, forget it, never mind, nevermind, not at the moment, not yet thanks, no more questions, stop asking, ' +
    'ahora no, mas tarde, luego, despues, otro dia, otro momento, saltar el formulario, sin formulario, cancelar, cancela, dejalo, dejemoslo, cerrar, olvidalo, de momento no, pas maintenant, plus tard, une autre fois, passer le formulaire, pas de formulaire, ' +
    'annuler, annule, laisse tomber, laissez tomber, fermer, oubliez, arretez, pas pour le moment, bukan sekarang, nanti, kemudian, lain kali, nanti dulu, langkau borang, batal, batalkan, tutup, tak jadi, lupakan, mitte praegu, hiljem, praegu mitte, teine kord, ' +
    'jata vorm vahele, ilma vormita, tuhista, katkesta, sulge, unusta ara, ليس الان, لاحقا, فيما بعد, مره اخري لاحقا, تخطي النموذج, بدون نموذج, الغاء, الغ, اغلق, انس الامر, مو الحين, بعدين',
  skip:
    'skip, skip it, skip this, skip this one, skip that, skip question, skip this question, skip the question, next, next question, pass, move on, saltar, omitir, salta, saltala, siguiente, siguiente pregunta, paso, pasar, passer, passe, suivant, question suivante, ' +
    'passer la question, ignorer, langkau, langkau soalan, seterusnya, soalan seterusnya, abaikan soalan ini, jata vahele, jatan vahele, vahele, jargmine, edasi, jargmine kusimus, تخطي, تخط, التالي, السوال التالي, تجاوز',
});
/** Where the day was asked for: that there is none yet, or that any will do. */
const undated = new PhraseSet({
  undated:
    'jsp, jsp encore, j sais pas, chais pas, je sais pas encore, sais pas encore, on sait pas, on sait pas encore, sabe dios, ni idea, no se aun, no se todavia, no lo sabemos, no sabemos, aun no sabemos, todavia no sabemos, tak tau, tak tau lagi, x tau, xtau, x tahu, tak tahu lagi, belum tau, belum sure, tak sure, tak sure lagi, ei tea veel, pole aimu, pole aimugi, me veel ei tea, لسا ما بعرف, لسه ما بعرف, لسا ما منعرف, لسه معرفش, مش عارف لسه, لسه مش عارف, لسا مش محدد, ما بعرف بعد, ما ندري, ما ادري بعد, مدري, هنوز ما ندري, ' +
    'whenever, whenever suits, whenever suits you, whenever you like, whenever you can, whenever is good, any time, anytime, any day, any date, no date, no date yet, don t have a date, dont have a date, haven t got a date, havent got a date, no fixed date, date not fixed, open, flexible, ' +
    'sin fecha, no tengo fecha, no tenemos fecha, no hay fecha, aun no hay fecha, cuando os venga bien, cuando les venga bien, cuando quieran, cuando querais, cuando sea, cualquier dia, cualquier fecha, ' +
    'pas de date, aucune date, pas encore de date, on a pas de date, on n a pas de date, n ai pas de date, j ai pas de date, quand vous voulez, quand vous pouvez, n importe quand, peu importe, quand ca vous arrange, ' +
    'tiada tarikh, belum ada tarikh, belum tahu tarikh, tak tahu tarikh, tarikh belum, bila bila, bila bila masa, ikut awak, ikut anda, tak kisah, ' +
    'kuupaeva pole, kuupaeva ei ole, kuupaeva veel pole, kuupaeva veel ei ole, pole kuupaeva, pole veel kuupaeva, ei ole veel kuupaeva, millal iganes, ukskoik millal, millal teile sobib, suvaline, ' +
    'ما عندي تاريخ, ما عندنا تاريخ, بدون تاريخ, لا يوجد تاريخ, مفيش تاريخ, مافي تاريخ, ليس عندي تاريخ, ماعرفتش, معرفش, ما عرفتش, ماعرفش, ما بعرف, مابعرف, مش عارفين, اي وقت, اي يوم, متي ما تريدون, متي ما بدكم, زي ما يناسبكم, وقت ما يناسبكم',
});
const ofDate = new PhraseSet({
  small:
    'de, en que, que dia, que fecha, exactly, exactement, exactamente, encore, skrg, lg, tarikh mana, sa, seda, ايمتى, ايمتي, ايمتا, امتى, امتي, لسا, النقله, نقلتنا, ' +
    'yet, still, for now, at the moment, right now, we, i, you, me, us, date, dates, the date, a date, day, the day, when, have, got, any, is, fine, works, todavia, aun, de momento, por ahora, fecha, la fecha, el dia, cuando, tengo, tenemos, ' +
    'encore, pour l instant, pour le moment, on, nous, j, je, a, ai, avons, n, la, date, le jour, quand, lagi, buat masa ini, buat masa ni, tarikh, tarikhnya, hari, bila, kami, ' +
    'veel, praegu, hetkel, kuupaev, kuupaeva, paeva, millal, meil, mul, pole, بعد, لسه, لسا, للحين, مازال, ما زال, مازلت, حتي الان, التاريخ, تاريخ, النهار, اليوم, الموعد, متي, انا, نحن, احنا',
});
const wanting = new PhraseSet({
  want:
    'and, all that, all of that, scrap that, forget that, forget all that, forget all of that, forget everything, forget this, never mind all that, ignore that, ignore all that, olvida todo, olvida eso, y, oublie tout, oubliez tout, et, lupakan semua, dan, kita, unusta koik, ja, انس كل شي, انسي كل شي, خلينا, نبدا, لنبدا, begin, start, may i, may we, can we, can i, could we, could i, let s, lets, let me, i want to, i d like to, i would like to, want to, we want to, take me, now, one, again, this, the, for now, yet, bit, part, step, field, section, parte, campo, partie, etape, champ, bahagian, langkah, osa, samm, vali, الجزء, الخطوه, الحقل, هذا, هذه, esta, este, cette, ce, ini, see, seda, puedo, podemos, quiero, quisiera, vamos a, a, puis je, peut on, je veux, je voudrais, on peut, la, ' +
    'boleh, saya mahu, nak, mahu, ma tahan, tahan, saame, kas saame, اريد ان, اريد, ممكن, هل يمكن',
});
const mostWords = 10;
/** Before "start again" in another clause. */
const mistaken = new PhraseSet({
  wrong:
    'wrong, mistake, typo, mixed up, mixed it up, messed up, messed it up, muddled, not right, equivocado, equivocada, me equivoque, error, mal, me trompe, me suis trompe, me suis trompee, erreur, trompe, salah, silap, tersilap, valesti, vale, eksisin, viga, غلط, غلطت, خطا, اخطات',
});
const mostWordsOfMistake = 16;
/** Cards that "no" leaves. */
const left = new Set<OpenQuestion['kind']>(['form', 'handoff', 'feedback', 'countries']);

/** What the visitor wants the chat to do; only where the message is no more than that. */
export function findCommand(words: readonly SentenceWord[], asking: OpenQuestion | undefined): Command | null {
  if (startsOverAtEnd(words)) return 'startOver';
  if (words.length === 0 || words.length > mostWords) return null;
  if (asking?.kind === 'detail' && unknowing.has(words) && coveredBy(words, [unknowing, fillers, wanting]))
    return 'skip';
  if (asking?.kind === 'detail' && asking.code === 'move_date' && saysUndated(words)) return 'skip';
  if (coveredBy(words, [phrases, fillers, wanting])) {
    const found = phrases.find(words);
    // "Forget it, start over" wants the second.
    if (found.some(({ label }) => label === 'startOver')) return 'startOver';
    const [longest] = found.sort((one, other) => other.to - other.from - (one.to - one.from));
    if (longest) return longest.label;
  }
  return asking && left.has(asking.kind) && yesOrNo(words) === 'no' ? 'notNow' : null;
}

const saysUndated = (words: readonly SentenceWord[]): boolean =>
  (undated.has(words) || unknowing.has(words)) && coveredBy(words, [undated, unknowing, ofDate, fillers, wanting]);

/** "I typed something wrong, can we start again". */
function startsOverAtEnd(words: readonly SentenceWord[]): boolean {
  const last = words.slice(words.findLastIndex(({ followsMark }) => followsMark));
  if (last.length === words.length || words.length > mostWordsOfMistake || !mistaken.has(words)) return false;
  return coveredBy(last, [phrases, fillers, wanting]) && phrases.find(last).some(({ label }) => label === 'startOver');
}
