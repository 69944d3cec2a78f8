import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { denyingWords, mayBe } from './denying-words.js';
import { isGivenAway } from './given-away.js';
import { leaving, staying, taken } from './leaving-words.js';
import { isCountedApart, isLeftWithList } from './left-in-list.js';
import { isNotTaken } from './not-taken.js';
import { numberOfThings } from './number-words.js';

/** Words that deny what follows soon: "no pets", "without the car", "we don't have any pets". */
const without = new PhraseSet({ not: denyingWords });
const reach = 5;
const mostOfKeeping = 4;

const corrections = new PhraseSet({
  sorry:
    'sorry, wait, actually, make it, make that, let s make it, pon, ponle, mejor, mettez, mets, plutot, jadikan, pane, خليها, خليه, خلوها, خليهم, اجعلها,  perdon, espera, digo, pardon, attends, desole, desolee, maaf, silap, tunggu, vabandust, oota, والله, اسف, عفوا, استني, انتظر',
});

/** Whether the words put right what was before, so that a "no" ahead of them denies nothing: "no, make it 20 boxes". */
export const putsRight = (words: readonly SentenceWord[]): boolean =>
  corrections.find(words.slice(0, 2)).some(({ from }) => from === 0);

/** After a denial these leave a thing that goes as it is: "no need to pack the piano". */
const packing = new PhraseSet({
  packing:
    'pack, wrap, insure, dismantle, disassemble, embalar, empacar, empaquetar, desmontar, asegurar, emballer, demonter, assurer, bungkus, balut, pek, pakkida, pakendada, lahti votta, نغلف, تغليف, تغلفوا, فك, تفكيك',
});

/** Whether the words after a denial are of packing and the like, and the thing behind them goes. */
export const saysHowItGoes = (words: readonly SentenceWord[]): boolean => packing.has(words);

/** "No sorry, two dogs" and "no no, two dogs" put right what was before, and deny no dogs. */
function deniesIn(clause: readonly SentenceWord[]): boolean {
  const isTwice = (at: number) => [at - 1, at + 1].some((beside) => clause[beside]?.plain === clause[at]?.plain);
  return without
    .find(clause)
    .some(
      ({ from, to }) =>
        !isTwice(from) &&
        !asksByDenial(clause, from) &&
        !answersNo(clause, from) &&
        !putsRight(clause.slice(to)) &&
        !saysHowItGoes(clause.slice(to)),
    );
}

const noOfAnswer = new Set('no non nope nei لا ei tak tidak'.split(' '));

/** "No fifteen boxes": the first word is of what was said before, and the number puts it right. */
export const answersNo = (words: readonly SentenceWord[], at: number): boolean =>
  words[at]?.start === 0 &&
  noOfAnswer.has(words[at].plain) &&
  (numberOfThings(words[becoming.has(words[at + 1]?.plain ?? '') ? at + 2 : at + 1]?.plain ?? '') ?? 0) > 1;
/** "لا صاروا 20": "no, they have become 20". */
const becoming = new Set('صار صارت صاروا طلعوا'.split(' '));

/** "Boleh tak bawa kucing" and "ega te autot vii" ask, and deny nothing; the Arabic "nor" is also "or". */
function asksByDenial(clause: readonly SentenceWord[], at: number): boolean {
  const word = clause[at];
  if (word?.plain === 'ولا') return at < clause.length - 1 && !beingThere.has(clause[at + 1]?.plain ?? '');
  if (word?.plain === 'ega') return word.start === 0;
  return word?.plain === 'tak' && mayBe.has(clause[at - 1]?.plain ?? '');
}

/** "There is" of Arabic, which the "nor" before it denies. */
const beingThere = new Set('يوجد توجد يتوفر تتوفر'.split(' '));

const denyingAfter = new Set(
  'ei pole polegi polnud puudub puuduvad none nope ninguno ninguna aucun aucune tiada takde takda takdak xde xda مافي مافيش مفيش مافيها مافيه ماكو ماكاين ماكاينش مكاينش'.split(
    ' ',
  ),
);
const denyingAlone = new Set('no non nein not pas tidak tak x mitte لا'.split(' '));

/** At the end of a clause they deny the thing before them: "piano tak payah". */
const needless = new PhraseSet({
  needless:
    'dont want, don t want, do not want, no want, no need, not needed, not necessary, isn t needed, isnt needed, no hace falta, no es necesario, no es necesaria, ya no hace falta, pas besoin, pas la peine, pas necessaire, ' +
    'tak payah, x payah, xpayah, takyah, tak perlu, x perlu, xperlu, tak usah, tak nak, x nak, xnak, taknak, tak mahu, tak bawa, ' +
    'pole vaja, ei ole vaja, مش لازم, مو لازم, ما في داعي, ما له داعي, ما لها داعي, ماله داعي, مالها داعي',
});
const softeners = new Set('lah la dah kot je ye tau anymore already ya deja enam خلاص'.split(' '));

function isNeedless(sentence: readonly SentenceWord[], at: number): boolean {
  const found = needless.find(sentence.slice(at + 1, at + 5)).find(({ from }) => from === 0);
  if (!found || sentence[at + 1]?.followsMark) return false;
  const rest = sentence.slice(at + 1 + found.to);
  const end = rest.findIndex(({ followsMark }) => followsMark);
  return (end === -1 ? rest : rest.slice(0, end)).every(({ plain }) => softeners.has(plain));
}

/** Between a thing and what denies it: "klaverit meil kahjuks pole", "piano tu tak payah". */
const between = new Set('meil mul minul meie siin seal ka enam kahjuks tu ni itu ini saya kami ya deja'.split(' '));
/** "El piano siempre no", as Mexicans say "after all not"; "المصعد ما فيه", where the clause ends. */
const deniedAtEnd = new PhraseSet({
  not: 'ما في, ما فيه, ما فيها, ما فيش, ما كاين, ما كاينش, ما عندي, ما عندنا, ما عنا, لا يوجد, لا توجد, غير موجود, غير موجوده, مش موجود, مش موجوده, مو موجود, مو موجوده, siempre no, al final no, mejor no, after all not, not after all, finalement non, finalement pas, tak jadi, ikkagi mitte, siiski mitte, بالاخر لا',
});
const mostOfDenied = 4;
const mostBetween = 2;

/** "Pets: none", "perros no, gatos sí", Estonian "koera ei ole". */
function isDeniedAfter(sentence: readonly SentenceWord[], thingAt: number): boolean {
  const beside = sentence.slice(thingAt + 1, thingAt + 1 + mostBetween);
  const other = beside.findIndex(({ plain, followsMark }) => followsMark || !between.has(plain));
  const at = thingAt + (other === -1 ? beside.length : other);
  const [next, then] = sentence.slice(at + 1, at + 3);
  if (isNeedless(sentence, at)) return !saysHowItGoes(sentence.slice(Math.max(0, at - reach), at));
  if (denyingAfter.has(next?.plain ?? '')) return true;
  if (next?.plain === 'tak' && sentence.slice(0, at).some(({ plain }) => mayBe.has(plain))) return false;
  if (denyingAlone.has(next?.plain ?? '')) return !then || then.followsMark;
  return deniedAtEnd.find(sentence.slice(at + 1, at + 1 + mostOfDenied)).some(({ from, to }) => {
    const end = sentence[at + 1 + to];
    return from === 0 && !next?.followsMark && (!end || end.followsMark);
  });
}

/** Words with which another statement begins, "it's no upright, it's a grand"; a verb alone may be denied: "no es de cola". */
const statements = new PhraseSet({
  subject:
    'it s, its, it is, that s, thats, that is, they are, they re, c est, ce sont, see on, need on, ia, sino, vaid, hoopis, بل, ' +
    'and we have, and i have, and we ve, and i ve, and there is, and there s, and with us, y tengo, y tenemos, y llevo, y llevamos, y hay, y con, et j ai, et on a, et nous avons, et il y a, et avec, ' +
    'dan ada, dan saya ada, dan kami ada, dan dengan, ja meil on, ja mul on, ja on, ja koos, ومعنا, ومعي, ومعاي, ومعايا, ومعانا, وهناك, وهنيك, وهنا, وعندنا, وعندي, وعنا, ولدي, ولدينا, وفي, وفيه',
  verb: 'es, son, on, ده, دي, هو, هي, هذا, هاد',
});

const joining = new Set('and y e et dan ja و'.split(' '));
const oneOf = new Set('a an un una une'.split(' '));
const deniesNext = new Set('no sin sans tanpa ilma tiada takde بدون'.split(' '));

/** "No packing and 2 bicycles": at the number or article behind the "and". */
function countedStarts(words: readonly SentenceWord[]): number[] {
  return words.flatMap(({ plain, followsMark }, at) => {
    const isCounted = !followsMark && (oneOf.has(plain) || numberOfThings(plain) !== undefined);
    if (!isCounted || !joining.has(words[at - 1]?.plain ?? '')) return [];
    return words.slice(Math.max(0, at - reach), at - 1).some((word) => deniesNext.has(word.plain)) ? [at] : [];
  });
}

/** Where statements begin, which no denial before them reaches. */
export const statementStarts = (words: readonly SentenceWord[]): number[] =>
  statements
    .find(words)
    .flatMap(({ label, from }) => (label === 'verb' && without.has(words.slice(from - 1, from)) ? [] : [from]))
    .concat(countedStarts(words))
    .sort((one, next) => one - next);

/** Behind a denial: "why not only the car", "not if the dog comes"; before it, "but no lift", they reverse nothing. */
const reversing = new Set('just juste ainult aint hanya cuma بس فقط only solo seulement but pero mais if'.split(' '));
/** "No, the piano stays in", "no the dog is coming": the "no" is of what was before. */
export const keeping = new PhraseSet({
  kept:
    'comes after all, come after all, coming after all, goes after all, in after all, stays in, stay in, is coming, are coming, comes too, comes with us, comes along, put it back, put back, al final si, si se viene, si va, finalement si, tuleb ikka, tuleb siiski, jadi ikut, بيجي بعدين, si viene, si que viene, vient bien, ' +
    'vient avec, jadi bawa, tuleb kaasa, tulevad kaasa, laheb kaasa, lahevad kaasa, laheb ikka, tuleb ikkagi, votame ikka, votan ikka, بيجي معنا, بتيجي معنا, جاي معنا, ناخده, ناخذه, ناخدها, ناخذها, ناخدهم, ناخذهم, بناخده, بناخذه, بناخدها, بناخذها, هناخده, هناخدها, رح ناخده, رح ناخدها, راح ناخذه, راح ناخذها',
});
/** After a denial these keep a thing: "don't forget the dog". */
export const forgetting: ReadonlySet<string> = new Set(
  (
    'forget forgot olvides olvideis olviden olvidar oublie oublies oubliez oublier lupa lupakan unusta unustage ' +
    'تنسي تنسى تنسوا تنس'
  ).split(' '),
);

/** Estonian joins "without" to the thing: "lemmikloomadeta". */
const withoutEnding = /(?:looma|loomade|koera|koerte|kassi|kasside|auto|autode|klaveri|diivani)ta$/;

/** Whether the word is denied: "no pets", "without a piano". */
export function isDenied(sentence: readonly SentenceWord[], at: number): boolean {
  if (withoutEnding.test(sentence[at]?.plain ?? '')) return true;
  if (keeping.has(sentence.slice(at + 1, at + 1 + mostOfKeeping))) return false;
  let start = at;
  while (start > 0 && at - start < reach && !sentence[start]?.followsMark) start--;
  const begun = statementStarts(sentence.slice(0, at)).findLast((from) => from >= start);
  const clause = sentence.slice(begun ?? start, at);
  const denial = without.find(clause).at(-1)?.from ?? 0;
  const isReversed =
    clause.slice(denial).some(({ plain }) => reversing.has(plain)) || clause.some(({ plain }) => forgetting.has(plain));
  return (deniesIn(clause) && !isReversed) || isDeniedAfter(sentence, at);
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The same of several words: "toda la casa no". */
export const isPhraseDenied = (sentence: readonly SentenceWord[], { from, to }: Span): boolean =>
  isDenied(sentence, from) || isDeniedAfter(sentence, to - 1);

const mostOfTaken = 6;
/** Behind the thing that they point to: "motor tu". */
const pointing = new Set('tu ni itu ini'.split(' '));

/** Where the words end that say that a thing is somebody else's; undefined where none do. */
export function isTakenBySomebody(sentence: readonly SentenceWord[], { to }: Span): number | undefined {
  const start = pointing.has(sentence[to]?.plain ?? '') ? to + 1 : to;
  const found = taken.find(sentence.slice(start, start + mostOfTaken)).find(({ from }) => from === 0);
  return found && start + found.to;
}

const excepting = new PhraseSet({
  left: 'except, except for, apart from, aside from, bar the, bar my, bar our, all but, everything but, all of it but, but not, excepto, menos, salvo, a excepcion de, sauf, excepte, hormis, a part, a l exception de, kecuali, selain, melainkan, tak termasuk, tidak termasuk, valja arvatud, v a, peale, ما عدا, ماعدا, عدا, الا, باستثناء',
});
const beside = 3;
const listed = 8;

/** "Everything except the white goods and the bunk bed". */
function isExcepted(sentence: readonly SentenceWord[], at: number): boolean {
  let start = at;
  while (start > 0 && at - start < listed && !sentence[start]?.followsMark) start--;
  const before = sentence.slice(start, at);
  return excepting.has(before) || before.some(({ typed }) => /^v\.a\.?$/iu.test(typed));
}

/** After a word of staying, "in" and "of" tell another thing: "the piano stays in", "get the piano out of the house". */
const notStaying = new Set('in of'.split(' '));
const untilThen = new PhraseSet({
  until:
    'until, till, once, when, before, hasta que, cuando, jusqu a ce que, quand, sampai, bila, kuni, kui, حتى, لما, عندما',
});

function isStaying(sentence: readonly SentenceWord[], start: number, { to }: Span, end: number): boolean {
  if (untilThen.has(sentence.slice(start, to))) return false;
  return staying
    .find(sentence.slice(to, end))
    .some(({ to: last }) => !notStaying.has(sentence[to + last]?.plain ?? ''));
}

const takingFirst = new Set(
  'take taking takes took give giving gave cross strike scratch cut leave leaving vota votke votame voetud vottame quita saca deja enleve enlevez ote otez'.split(
    ' ',
  ),
);
const awayAfter = new Set('away out off ara maha valja tagasi fuera dehors'.split(' '));

/** "Take the dishwasher away again", "võta diivan maha": the verb stands on both sides of the thing. */
function isTakenAway(sentence: readonly SentenceWord[], start: number, { from, to }: Span): boolean {
  const after = sentence[to];
  const isAway = after !== undefined && !after.followsMark && awayAfter.has(after.plain);
  const isOther = notStaying.has(sentence[to + 1]?.plain ?? '');
  return isAway && !isOther && sentence.slice(start, from).some(({ plain }) => takingFirst.has(plain));
}

/** Whether the word is told of not being forgotten: "don't forget the dog". */
const isRemembered = (sentence: readonly SentenceWord[], start: number, from: number): boolean =>
  without.has(sentence.slice(Math.max(0, start - 1), from)) &&
  sentence.slice(start, from).some(({ plain }) => forgetting.has(plain));

const mostOfVerb = 6;
const mostBehindVerb = 2;

/** "We got rid of the old table": a verb of several words ends right before the thing. */
function isLeftBefore(sentence: readonly SentenceWord[], start: number, from: number): boolean {
  const first = Math.max(0, from - mostOfVerb);
  const isNear = ({ to }: Span) =>
    from - first - to <= mostBehindVerb && !sentence.slice(first + to, from + 1).some((word) => word.followsMark);
  return leaving.has(sentence.slice(start, from)) || leaving.find(sentence.slice(first, from)).some(isNear);
}

/** Whether the few words beside a thing, or an "except" before it, say that it stays. */
export function isLeftBehind(sentence: readonly SentenceWord[], { from, to }: Span): boolean {
  let start = from;
  while (start > 0 && from - start < beside && !sentence[start]?.followsMark) start--;
  start = Math.max(start, statementStarts(sentence.slice(0, from)).at(-1) ?? 0);
  let end = to;
  while (end < sentence.length && end - to < beside && !sentence[end]?.followsMark) end++;
  return (
    (isLeftBefore(sentence, start, from) && !isRemembered(sentence, start, from)) ||
    isLeftWithList(sentence, { from, to }) ||
    (!isCountedApart(sentence, { from, to }) && isStaying(sentence, start, { from, to }, end)) ||
    isTakenAway(sentence, start, { from, to }) ||
    isNotTaken(sentence, to) ||
    isTakenBySomebody(sentence, { from, to }) !== undefined ||
    isGivenAway(sentence, { from, to }) ||
    isExcepted(sentence, from)
  );
}
