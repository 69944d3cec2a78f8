import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';

/** What people say around the fact that they put right. */
const cues = new PhraseSet({
  cue:
    'oh, oh wait, wait, hang on, hold on, sorry, no, no wait, actually, i meant, i mean, we meant, meant, make it, make that, let s make it, change it to, change that to, change to, change the city to, change the destination to, change the origin to, ' +
    'change destination to, change origin to, it s, it is, might be, might just be, may be, it might be, could be, maybe, perhaps, probably, just, it should be, should be, should say, rather, instead, correction, my mistake, my bad, oops, not, i said, please, pls, then, well, um, uh, hmm, now, the destination is, the origin is, destination is, origin is, the new city is, new destination is, destination, origin, ' +
    'it was, it were, it would be, we went to, i went to, fuera, fuese, seria, c etait, ca serait, ce serait, on allait a, ialah, pergi ke, oleks, oli, كانت, كان, رحنا على, ' +
    'its, like i said, as i said, like i told you, i told you, i told u, third time, second time, thinking, thinking of, thinking about, now thinking, considering, direct, directly, straight, straight to, after all, ' +
    'scratch that, it s actually, we re going to, we are going to, going to, moving to, let s say, say, ' +
    'el destino es, el origen es, ay, espera, perdon, perdona, disculpa, digo, quise decir, queria decir, quiero decir, mejor, en realidad, mas bien, es, cambia a, cambialo a, cambia el destino a, cambia la ciudad a, que sea, pon, ponga, por favor, no es, sino, bueno, puede ser, puede que sea, quizas, quiza, tal vez, a lo mejor, igual, ' +
    'al final, directo, directamente, definitivamente, como dije, ya lo dije, definitivement, directement, tout droit, j ai dit, comme j ai dit, je veux, on veut, on part a, on va a, du coup, bon, ' +
    'la destination est, le depart est, ah, attends, attendez, pardon, desole, desolee, je voulais dire, je veux dire, plutot, en fait, en realite, c est, changez pour, changez en, mettez, mets, non, pas, s il vous plait, finalement, oups, peut etre, ce sera peut etre, ca sera, ce sera, ' +
    'claro, por supuesto, obvio, obviamente, bien sur, evidemment, tentulah, muidugi, طبعا, اكيد, ' +
    'terus, terus ke, macam saya cakap, otse, nagu utlesin, lopuks, مباشره, مثل ما قلت, قلت, ' +
    'destinasi ialah, destinasi saya, eh, oh tunggu, tunggu, maaf, maksud saya, sebenarnya, tukar ke, tukar kepada, tukar destinasi ke, jadikan, bukan, bkn, tidak, tapi, silap, sepatutnya, alamak, mungkin, agaknya, ' +
    'sihtkoht on, lahtekoht on, oota, oodake, vabandust, motlesin, tegelikult, pigem, hoopis, muuda, muutke, pane, pange, see on, ei, mitte, vaid, ikka, palun, ups, voib olla, voibolla, ehk, ' +
    'لا, انتظر, عفوا, اسف, اقصد, قصدي, بل, في الواقع, غير الوجهه الي, غيرها الي, اجعلها, خليها, ليس, اعني, من فضلك, استني, مش, مو, ماشي, لا لا, ممكن, يمكن, ربما',
});
const putting = new PhraseSet({
  right:
    'oh wait, wait, sorry, actually, i meant, i mean, make it, make that, change, instead, rather, correction, my mistake, oops, scratch that, no longer, after all, should be, not, perdon, digo, quise decir, queria decir, mejor, en realidad, mas bien, ' +
    'cambia, cambiar, cambialo, no espera, ay espera, perdona, لا استنى, al final, sino, ya no, attendez, attends, pardon, desole, desolee, je voulais dire, je veux dire, plutot, en fait, finalement, changez, changer, oups, tunggu, maaf, maksud saya, sebenarnya, tukar, ubah, jadikan, bukan, bkn, ' +
    'silap, oota, vabandust, motlesin, tegelikult, pigem, hoopis, muuda, muutke, muutsin, mitte, vaid, siiski, انتظر, عفوا, اسف, اقصد, قصدي, بل, في الواقع, غير, غيرها, اجعلها, خليها, ليس, اعني, بدلا, استني, مش, مو, ماشي, لا قول, لا قولي, لا قولوا, لا خليهم, no pon, no ponle, no pongamos, no digamos, non mets, non mettez, non disons, no say, no call it, tak letak, ei pane, ei pange, ei utleme',
});

/** What people say who have made up their minds: "Seoul it is", "Taipei du coup". */
const deciding = new PhraseSet({
  decided:
    'it is then, it is, then, so, decided, decided on, we chose, i chose, we ve chosen, let s go with, we ll go with, go with, going with, definitely, for sure, ok, okay, right, ' +
    'entonces, pues, decidido, decidimos, nos quedamos con, al final, sera, seguro, vale, du coup, alors, bon, donc, ce sera, on part sur, on a choisi, c est decide, d accord, ' +
    'jadi, decide, decide dah, dah decide, confirm, muktamad, pilih, kami pilih, siis, otsustasime, valisime, jaab, kindlasti, selge, ' +
    'خلاص, خلص, اكيد, ايوه, قررنا, اخترنا, راح تكون, اذن, طيب, تمام',
});

/** Where one does not go any more, whatever it is called. */
const notGoing = new PhraseSet({
  goal: 'not go, not going, not moving to, no vamos, no voy, ya no vamos, vais pas, va pas, allons pas, tak jadi pergi, tak jadi ke, tak pergi, ei lahe, ei koli, مش رايحين, مش رايح, ما رح نروح, لن نذهب, لن ننتقل',
});

/** "We might not go to Oz at all". */
export const deniesGoal = (words: readonly SentenceWord[]): boolean => notGoing.has(words);

/** Whether the message settles what was open. */
export const isDeciding = (words: readonly SentenceWord[]): boolean => deciding.has(words);

/** Whether the message puts something right. */
export const isCorrecting = (words: readonly SentenceWord[]): boolean => putting.has(words);

/** The words of each clause without the cues around them: "oh wait, Cork please" is "Cork". */
export function withoutCues(words: readonly SentenceWord[]): SentenceWord[][] {
  const covered = new Set(
    cues.find(words).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  const parts: SentenceWord[][] = [[]];
  words.forEach((word, at) => {
    if (word.followsMark || covered.has(at)) parts.push([]);
    if (!covered.has(at)) parts.at(-1)?.push(word);
  });
  return parts.filter((part) => part.length > 0);
}
