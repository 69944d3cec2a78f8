import { concepts } from '../classifier/concepts.js';
import { PhraseSet } from '../phrase-set.js';
import type { Sentence } from '../sentence.js';
import { brokenLifts } from '../slots/homes/access.js';
import { givesOrder } from './order-words.js';

type Words = Sentence['words'];

/** What has a word of a complaint and is none: "my late husband's workbench", "por la tarde". */
const innocent = new PhraseSet({
  innocent:
    'late husband*, late wife*, late wives, late mum*, late mom*, late mother*, late dad*, late father*, late gran*, late nan, late nans, late nana*, late brother*, late sister*, late uncle*, late aunt*, late parent*, late partner*, late son*, late daughter*, late friend*, ' +
    'late shift*, late start, late finish, late lunch, late morning, late afternoon, late evening, late night*, late spring, late summer, late autumn, late winter, late january, late february, late march, late april, late may, late june, late july, late august, late september, late october, late november, late december, ' +
    'late next, late this, late in, finish late, work late, working late, get home late, home late, up late, later, the manager s, lost count, ' +
    'por la tarde, la tarde, las tardes, mas tarde, de la tarde, buenas tardes, esta tarde, tarde libre, difunto marido, difunta madre, en retard sur, perdu le compte, ' +
    'lewat malam, lewat petang, arwah, kadunud mehe*, kadunud naise*, kadunud isa*, kadunud ema*, kadunud vana*, kadunud venna*, kadunud oe*',
});
/** Of things that are old or worn, where nobody is blamed: "the broken lamp comes too". */
const worn = new PhraseSet({
  worn: 'ruined, damaged, wrecked, destroyed, water damaged, arruinad*, estropead*, danad*, foutu*, fichu*, rikutud, خربان*, خرب*, broken, missing, smashed, scratched, roto, rota, rotos, rotas, casse, cassee, casses, abime*, rosak, pecah, katki, مكسور*',
});
/** Who would be blamed. */
const blamed = new PhraseSet({
  them:
    'you, u, your, ur, they, driver, crew, movers, men, guys, lads, fault, vosotros, vuestro*, vuestra*, ustedes, su, sus, culpa, vous, votre, vos, ils, faute, awak, anda, korang, mereka, salah, te, teie, nad, nemad, suu, ' +
    'انتم, كم, عمالكم, سائقكم, هم, خطا, ذنبكم',
});
const alsoComes = new PhraseSet({
  also: 'too, as well, also, tambien, aussi, juga, sekali, ka, samuti, ايضا, كمان, برضو, take it, take them, bring it',
});

/**
 * The words by which a message complains, without those that mean something else: of a thing that is left out, "the piano
 * is ruined so no piano" says why.
 */
export function complaintWords(words: Words, isLeftOut = false) {
  const others = innocent.find(words);
  const isPlainList = !blamed.has(words) && (isLeftOut || givesOrder(words) || alsoComes.has(words));
  const ofLift = blamed.has(words) ? [] : brokenLifts(words);
  const harmless = [...others, ...ofLift, ...(isPlainList ? worn.find(words) : [])];
  return concepts
    .find(words)
    .filter(({ label, from, to }) => label === 'complaint' && !harmless.some((one) => one.from < to && one.to > from));
}

/** Whether those who do the work are spoken of or to. */
export const speaksOfThem = (words: Words): boolean => blamed.has(words);

/** "Add my late husband's workbench": an order or a list, with no word of a complaint in it. */
export const onlyOrders = (words: Words): boolean =>
  givesOrder(words) && !blamed.has(words) && complaintWords(words).length === 0;
