import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';

interface Named {
  readonly from: number;
}

const goingToLive = new PhraseSet({
  live:
    'going to live, go to live, going to stay near, to live near, to live with, to live by, to live close, to be near, to be close to, to be closer to, moving in with, retire, retiring, ' +
    'want to live, wants to live, wanna live, like to live, love to live, hope to live, hoping to live, plan to live, planning to live, dream of living, ' +
    'quiero vivir, queremos vivir, quisiera vivir, quisieramos vivir, gustaria vivir, veux vivre, voulons vivre, voudrais vivre, aimerais vivre, ingin tinggal, ingin menetap, nak duduk, mahu duduk, ' +
    'tahan elada, tahame elada, soovin elada, soovime elada, بدي عيش, بدنا نعيش, اريد ان اعيش, اريد العيش, نريد العيش, نريد ان نعيش, عايز اعيش, عايزين نعيش, ابغى اعيش, ابغي اعيش, ' +
    'go live, going live, gonna live, will live, come live, come to live, need to be in, needs to be in, have to be in, has to be in, must be in, got to be in, tengo que estar en, tenemos que estar en, necesito estar en, necesitamos estar en, debo estar en, hay que estar en, ' +
    'dois etre a, dois etre en, devons etre a, devons etre en, doit etre a, faut etre a, kena berada di, perlu berada di, mesti berada di, kena ada di, pean olema, peame olema, لازم نكون, لازم اكون, يجب ان نكون, يجب ان اكون, ' +
    'a vivir, iremos a vivir, voy a vivir, vamos a vivir, para estar cerca, viviremos, vivir cerca, vivre pres, vivre chez, vivre avec, vivre a, aller vivre, allons vivre, vais vivre, va vivre, on va vivre, nous vivrons, se rapprocher, me rapprocher, nous rapprocher, ' +
    'nak tinggal, akan tinggal, pergi tinggal, mahu tinggal, akan menetap, nak menetap, elama hakkame, hakkame elama, hakkan elama, laheme elama, lahen elama, kolime elama, elama minna, ' +
    'رح نعيش, ورح نعيش, راح نعيش, وراح نعيش, هنعيش, سنعيش, ساعيش, لنعيش, للعيش, نروح نعيش, نكون قريبين',
});
const joints = new Set('and but y pero et mais dan tapi ja aga ثم'.split(' '));
const longest = 9;

/** "Going to live near our daughter in Galway": where one will live, whoever lives there already. */
export function isLivingToCome(words: readonly SentenceWord[], { from }: Named): boolean {
  const start = words.slice(0, from + 1).findLastIndex(({ followsMark, plain }) => followsMark || joints.has(plain));
  return goingToLive.has(words.slice(Math.max(0, start, from - longest), from));
}
