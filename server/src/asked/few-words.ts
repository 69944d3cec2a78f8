import { has, phrasePattern } from '../text/phrases.js';
import { wordSet } from '../text/word-set.js';

/** "Wait" and "let me see", in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const waiting = phrasePattern(
  'wait, hang on, hold on, one moment, a moment, moment, one sec, a sec, sec, one second, just a second, one minute, a minute, two minutes, bear with me, let me see, let me think, let me check, not so fast, slow down, easy, brb, ' +
    'espera, espere, esperate, espereme, esperame, un momento, un momentito, momento, momentito, un segundo, un minuto, a ver, dejame ver, dejame pensar, dejeme ver, no tan rapido, mas despacio, despacio, aguanta, ' +
    'attends, attendez, un instant, une seconde, une minute, deux minutes, deux secondes, laissez moi voir, laisse moi voir, laissez moi reflechir, pas si vite, doucement, moins vite, ' +
    'tunggu, tggu, kejap, kjp, jap, sekejap, sebentar, sat, nanti dulu, tengok dulu, fikir dulu, perlahan, slow slow, ' +
    'oota, oodake, oot, uks hetk, hetk, hetke, uks moment, moment, uks sekund, uks minut, las ma motlen, lase ma motlen, mitte nii kiiresti, aeglasemalt, rahulikult, ' +
    'لحظه, لحظات, ثانيه, ثواني, دقيقه, دقايق, شويه, شوي, استني, استنا, استنوا, استناني, انتظر, انتظري, انتظروا, اصبر, اصبري, اصبروا, تمهل, مهلا, مهلك, شوي شوي, على مهلك, خليني افكر, خليني اشوف, دعني افكر, بلاتي, تسني',
);

/** "How much", where no other word is needed. */
const howMuch = phrasePattern(
  'how much, howmuch, how mutch, how expensive, how pricey, hm, que tan caro, que tan cara, como de caro, cher comment, berapa mahal, semahal mana, kui kallis, kui kalliks, قديش غالي, كم غالي, cuanto, cuanto es, combien, cb, cbn, cmb, berapa, brp, brapa, bape, palju, kui palju, كم, بكم, كام, بكام, قديش, بقديش, قديه, شقد, بيش, شحال, بشحال, اديش, باديش, قد ايش',
);

const small = wordSet(
  'ok okay well so then now please pls plz sorry oh eh ah hey er um just and but no yes thanks it is that this i the for does would cost about roughly approximately approx ' +
    'bueno pues por favor porfa vale ok y pero si no que q es eso esto sale seria cuesta costaria mas o menos aproximadamente ' +
    'bon alors ben euh svp oui non mais et merci ca fait c est stp donc coute couterait environ peu pres ' +
    'la lah ya eh dulu je tu ni itu ini tolong boleh saya nak dah lebih kurang agak kira anggaran ' +
    'palun siis noh ja aga jah ei see nuud korraks veidi maksab maksaks umbes umbkaudu ' +
    'طيب بس يعني يا ما من فضلك لو سمحت هذا هاي ها هذي كده والله خلاص السعر سعره سعرها تكلفته تكلفتها التكلفه الثمن ثمنها يكلف بيكلف تكلف بتكلف هيكلف يكلفني تقريبا حوالي',
);
const mostWords = 5;

/** Whether a sentence in plain spelling has nothing but such phrases and small words beside them. */
function isOnly(phrases: RegExp, sentence: string): boolean {
  const rest = sentence.replaceAll(phrases, '').trim();
  const isShort = sentence.trim().split(' ').length <= mostWords;
  return isShort && has(sentence, phrases) && (rest === '' || rest.split(/ +/).every((word) => small.has(word)));
}

/** "Hang on a sec", "attendez", "لحظة": nothing is told or asked. */
export const saysWait = (sentence: string): boolean => isOnly(waiting, sentence);

/** "How much", "brp", "بكام": the price is asked for in so many words. */
export const asksHowMuch = (sentence: string): boolean => isOnly(howMuch, sentence);
