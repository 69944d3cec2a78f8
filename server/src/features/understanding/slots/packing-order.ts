import { wordSet } from '../../../text/word-set.js';
import { asksCompany } from '../classifier/asking-words.js';
import { PhraseSet } from '../phrase-set.js';
import type { Sentence, SentenceWord } from '../sentence.js';

const wishes = wordSet(
  'want wanna need like prefer rather please pls plz quiero queremos quisiera prefiero preferimos necesito necesitamos mejor pues favor ' +
    'veux voudrais voulons veut prefere preferons souhaite souhaitons svp nak mahu mau tolong sila tahan tahame soovin soovime palun ' +
    'بدي بدنا اريد نريد ابغي ابغا ابغى ابي نبغي عايز عايزه عايزين عاوز ' +
    'ابغاكم ابيكم نبغاكم نبيكم اريدكم نريدكم عايزكم عاوزكم عايزينكم ياكم منكم',
);
const company = wordSet(
  'you u yous ya guys crew team lads people ustedes uds usted vosotros vous awak kamu anda korang te teie انتم انتو انتوا',
);
/** Of whoever is spoken of. */
const packing = wordSet(
  'pack packing embalaje embalar empacar empaquetar emballage emballer bungkus bungkusan pembungkusan kemas packkan pakkima pakkida pakkimist التغليف تغليف',
);
/** Verbs that say by their ending that the company packs. */
const youPack = wordSet(
  'embalen embaleis embalais empaquen empaqueis empaquetan empaqueteis emballiez emballez bungkuskan packkan kemaskan pakite pakiksite pakkige pakiksid ' +
    'embaleis embalad embaladlo embaladla embaladlos embaladlas embalenlo embalenla embalenlos embalenlas empaquenlo empaquenla empaquenlos empaquenlas empacad empaquetad empaquetenlo empaquetenlos ' +
    'تغلفوا تغلفون تغلفولي تغلفولنا تغلفوه تغلفوها غلفوا غلفولي غلفولنا',
);
const denying = wordSet('dont t not no never sin pas jamais tak tidak jangan ei mitte لا ما مش مو مب ولا');
const self = wordSet(
  'me i we us yo nosotros je nous on moi saya kami kita aku mina ma me meie انا نحن احنا ise sendiri myself ourselves',
);
/** Before "you pack": "no YOU pack", "yes please you pack". */
const leading = new PhraseSet({
  lead: 'no, non, yes, please, and, but, then, ok, so, i said, pues, si, y, oui, et, alors, tolong, ya, dan, jah, ja, ei, palun, لا, نعم, و',
});
const subjects = new PhraseSet({
  you: 'you pack, u pack, you guys pack, you do the packing, you do all the packing, ustedes embalan, ustedes embalen, ustedes empacan, vosotros embalais, vous emballez, korang bungkus, awak bungkus, anda bungkus, kamu bungkus, te pakite, teie pakite, انتم تغلفون, انتم غلفوا, انتو تغلفوا, انتو غلفوا, خلي التغليف عليكم, خلوا التغليف عليكم, خلو التغليف عليكم, التغليف عليكم, التغليف علي حسابكم, التعبئه عليكم, خلي التعبئه عليكم',
});
/** Orders to pack by their form, at the beginning of a clause or before "you". */
const orders = wordSet(
  'embalad embaladlo embaladla embaladlos embaladlas embalen embalenlo embalenla embalenlos embalenlas empaquen empaquenlo empaquenla empaquenlos empaquenlas empacad empaquetad empaquetenlo empaquetenlos ' +
    'emballez bungkuskan packkan kemaskan pakkige غلفوا غلفولي غلفولنا غلفوها غلفوه غلفو ضبوا ضبولنا وضبوا وضبولنا',
);
const mostBetween = { wishAndPacking: 8, companyAndPacking: 5 };

/** "No YOU pack, I don't", at the beginning of a clause. */
function assigns(all: readonly SentenceWord[]): boolean {
  return subjects.find(all).some(({ from }) => {
    let at = from;
    while (at > 0 && !all[at]?.followsMark && leading.has(all.slice(at - 1, at))) at--;
    return at === 0 || all[at]?.followsMark === true;
  });
}

/** "I want you to do all the packing", "pues q me embalen ustedes todo". */
function wishesFor(all: readonly SentenceWord[]): boolean {
  return all.some(({ plain }, wish) => {
    if (!wishes.has(plain) || (denying.has(all[wish - 1]?.plain ?? '') && !all[wish]?.followsMark)) return false;
    const rest = all.slice(wish + 1, wish + 1 + mostBetween.wishAndPacking).map((one) => one.plain);
    const own = rest.findIndex((one) => youPack.has(one));
    if (own >= 0) return !rest.slice(0, own).some((one) => denying.has(one));
    const you = rest.findIndex((one) => company.has(one));
    const pack = rest.findIndex((one, at) => packing.has(one) && at > you);
    const between = rest.slice(you + 1, pack);
    return (
      you >= 0 &&
      pack > you &&
      between.length < mostBetween.companyAndPacking &&
      !rest.slice(0, pack).some((one) => denying.has(one)) &&
      !between.some((one) => self.has(one))
    );
  });
}

/** "Embaladlas vosotros", "ok, pakkige klaasid ära". */
function isOrdered(all: readonly SentenceWord[]): boolean {
  return all.some(({ plain, followsMark }, at) => {
    if (!orders.has(plain) || denying.has(all[at - 1]?.plain ?? '')) return false;
    let start = at;
    while (start > 0 && !all[start]?.followsMark && leading.has(all.slice(start - 1, start))) start--;
    return start === 0 || followsMark || all[start]?.followsMark === true || company.has(all[at + 1]?.plain ?? '');
  });
}

/** Whether the company is told to pack. */
export const ordersPacking = (all: readonly SentenceWord[]): boolean =>
  assigns(all) || wishesFor(all) || isOrdered(all);

/** Whether that is told and not asked: "can you pack it all please?" asks. */
export const surelyOrdersPacking = (sentence: Sentence): boolean =>
  !/[?؟]/u.test(sentence.text) && !asksCompany(sentence) && ordersPacking(sentence.words);
