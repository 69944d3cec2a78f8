import { PhraseSet } from '../phrase-set.js';
import type { Sentence } from '../sentence.js';

/** To be called, or a time for it, with who is called joined to the verb or left out. */
const wishes = new PhraseSet({
  wish:
    'set up a call, set a call, set the call, get a call, have a call, want a call, like a call, need a call, put me in for a call, pencil me in for a call, call slot, slot for a call, time for a call, book me a call, book in a call, ' +
    'para que me llameis, para q me llameis, q me llameis, que me llameis, para que me llamen, para q me llamen, q me llamen, q me llame, que me llaméis, quedar para una llamada, quedar para hablar, una llamada el, una llamada para, una llamada manana, pedir cita telefonica, cita telefonica, ' +
    'mappeler, mappelez, mappelle, mappeliez, m appeliez, m appeles, merappeler, mrappeler, marappeler, me rappelez, me rappeliez, qu on m appelle, qu on me rappelle, que vous m appeliez, que vous me rappeliez, rdv tel, rdv telephonique, rdv telephone, rendez vous tel, rendez vous telephonique, un appel demain, un appel lundi, un appel mardi, un appel mercredi, un appel jeudi, un appel vendredi, caler un appel, prevoir un appel, programmer un appel, planifier un appel, ' +
    'call sy, call sya, kol sy, tel sy, telefon sy, hubungi sy, call i, call saye, set call, set satu call, set panggilan, atur call, atur panggilan, buat appointment call, nak call pukul, nak call esok, tempah call, tempah panggilan, book call, nak panggilan, ' +
    'soovin konet, soovin tagasikonet, tahan konet, tahaks konet, sooviks konet, palun konet, kone aeg, kone aega, konele aeg, konele aega, konet esmaspaev*, konet teisipaev*, konet kolmapaev*, konet neljapaev*, konet reedel, konet homme, pange mulle kone*, pane mulle kone*, broneerige kone, broneeri kone, broneeriks kone, leppida kokku kone, lepiks kone, ' +
    'احجز مكالمه, احجزوا لي مكالمه, ابي مكالمه, ابغي مكالمه, ابغى مكالمه, بدي مكالمه, عايز مكالمه, عاوز مكالمه, اريد مكالمه, موعد مكالمه, موعد للمكالمه, موعد اتصال, بدي موعد مكالمه, تدقوا علي, تدقون علي, دقوا لي, ترنوا علي',
});
/** Said of a call that there is, or of one that is not wanted. */
const others = new PhraseSet({
  other:
    'cancel, don t, dont, do not, no need, no quiero, no hace falta, sin que, pas besoin, ne veux pas, veux pas, jangan, tak nak, taknak, tak perlu, ei soovi, ei taha, pole vaja, لا اريد, ما ابي, ما ابغي, ما بدي, مش عايز, الغ, الغي',
});
const mostWords = 14;

/** "Quiero q me llaméis el martes", "soovin kõnet esmaspäeval": a call is wanted, in the words of chats. */
export const wishesForCall = ({ words }: Sentence): boolean =>
  words.length <= mostWords && wishes.has(words) && !others.has(words);
