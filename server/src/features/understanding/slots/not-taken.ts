import { wordSet } from '../../../text/word-set.js';
import type { SentenceWord } from '../sentence.js';

/** Pronouns and small words between a thing and what says that it does not come: "la bici la verdad no la llevo". */
const fillers = wordSet(
  'we i it them that this either also us neither are is am do will re ll m going to ' +
    'yo nosotros nos me te se lo la los las le es al final verdad ya creo que ' +
    'je on nous ne n l les y en vais allons va finalement du coup fait ' +
    'saya kami kita aku tu ni itu ini pun juga la lah je akan dah nak mau mahu jadi payah perlu usah rasanya ' +
    'ma me mina meie ka ikka siiski kaasa enam samuti vist seda neid ' +
    'انا احنا نحن كمان برضو برضه ايضا بدي بدنا بدناش راح رح ابغي نبغي ابي نبي ودي غادي غاديش عايز عايزه عايزين ناوي حابب',
);
const objects = wordSet('lo la los las le les l it them');
const negators = wordSet(
  'not dont don doesn doesnt isn isnt aren arent won wont cannot neither no tampoco pas plus tak tidak x takde xnak taknak jangan takkan ei mitte ega ما مش مو لا لن مب ماني مانيش',
);
/** The "t" of "don't" and what may stand between a negator and its verb. */
const afterNegator = wordSet('t longer de');
/** "Take", of what goes along. */
const takes = wordSet(
  'take taking bring bringing ' +
    'llevo llevamos llevaremos llevare llevar llevarla llevarlo llevaria traigo traemos traer traeremos incluyo incluimos mudo mudamos meto metemos ' +
    'prends prend prenons prendre prendra emmene emmenons emmener emporte emporte emportons emporter embarque amene ramene ' +
    'bawa bawak dibawa angkut diangkut ambil ambik hantar dihantar pindahkan ' +
    'vota votame votta viia tuua vii viime too ',
);
/** "Come", which tells nothing of the thing where it goes on: "the sofa doesn't come through the door". */
const comes = wordSet(
  'come coming go going needed included va viene van vienen cuenta entra vient viennent part partent suit ikut masuk pindah tule lahe soida',
);
const arabicTakes =
  /^[بحه]?[انتي]?(?:ا?خ[دذ]|جيب|شحن|نقل|ودي|دي|حمل|اخ[دذ]|جي|روح)(?:و?ها|و?ه|و?هم|و?هن|وش)?(?:وش|ش)?$/;
const arabicNotTakes = /^م[ابنهحت]?[انتي]?(?:ا?خ[دذ]|جيب|دي|جي).*ش$/;
/** What may follow where the statement ends. */
const goesOn = wordSet(
  'with along anymore either after now because and but con conmigo tampoco porque y pero al avec non plus finalement car et mais du kaasa ikka enam sest ja aga meiega sekali la lah dah je sebab dan tapi معنا معي معانا معايا كمان وال لان بس خلاص',
);
/** "Neither", at the end of what is said: "el refri tampoco", "ka mitte". */
const neither = wordSet('tampoco neither');
const neitherWords = [
  ['non', 'plus'],
  ['ka', 'mitte'],
  ['ka', 'ei'],
  ['samuti', 'mitte'],
  ['pun', 'tak'],
  ['pun', 'tidak'],
  ['pun', 'x'],
  ['juga', 'tidak'],
  ['juga', 'tak'],
  ['pas', 'non'],
  ['not', 'either'],
  ['كمان', 'لا'],
  ['برضو', 'لا'],
  ['برضه', 'لا'],
  ['ايضا', 'لا'],
];
const softeners = wordSet(
  'la lah dah je ya pls please por favor svp merci gracias tu itu al final finalmente finalement',
);
const mostFillers = 4;

const isEnd = (word: SentenceWord | undefined): boolean => !word || word.followsMark;

function endsSoon(words: readonly SentenceWord[], from: number): boolean {
  let at = from;
  while (!isEnd(words[at]) && softeners.has(words[at]?.plain ?? '')) at++;
  return isEnd(words[at]);
}

function saysNeither(words: readonly SentenceWord[], to: number): boolean {
  const start = softeners.has(words[to]?.plain ?? '') && !isEnd(words[to]) ? to + 1 : to;
  if (isEnd(words[start])) return false;
  if (neither.has(words[start]?.plain ?? '')) return endsSoon(words, start + 1);
  return neitherWords.some(
    (pair) => pair.every((plain, at) => words[start + at]?.plain === plain) && endsSoon(words, start + pair.length),
  );
}

const isTaking = (plain: string): boolean => takes.has(plain) || arabicTakes.test(plain);

/** Whether the verb, with the words behind it, ends what is said of the thing. */
const saysCome = (words: readonly SentenceWord[], at: number): boolean =>
  comes.has(words[at]?.plain ?? '') && (isEnd(words[at + 1]) || goesOn.has(words[at + 1]?.plain ?? ''));

const french = wordSet('pas plus');

/** Where the verb stands of "no la llevo", "kami tak nak bawa", "on le prend pas"; undefined where none is denied. */
function deniedVerb(words: readonly SentenceWord[], to: number): number | undefined {
  let at = to;
  let isDenied = false;
  let hasObject = false;
  for (let skipped = 0; at < words.length && skipped <= mostFillers; at++, skipped++) {
    const word = words[at] as SentenceWord;
    if (word.followsMark && at > to) return undefined;
    if (arabicNotTakes.test(word.plain)) return at;
    if (isTaking(word.plain) || saysCome(words, at)) {
      const isFrench = french.has(words[at + 1]?.plain ?? '') && !words[at + 1]?.followsMark;
      // A mark stands before a pronoun alone: "the sofa, we're not taking it".
      const isOfThing = !words[to]?.followsMark || hasObject || objects.has(words[at + 1]?.plain ?? '');
      return (isDenied || isFrench) && isOfThing ? at : undefined;
    }
    hasObject ||= objects.has(word.plain);
    if (negators.has(word.plain)) isDenied = true;
    else if (!fillers.has(word.plain) && !(isDenied && afterNegator.has(word.plain))) return undefined;
  }
  return undefined;
}

const mayBe = wordSet('boleh bole blh dapat');
const mostWordsBefore = 2;

/** Whether the "tak" or "ما" here denies: "tak nak bawa" and "sofa pun tak", where "boleh tak bawa" asks. */
export function deniesTaking(words: readonly SentenceWord[], at: number): boolean {
  const before = words.slice(Math.max(0, at - mostWordsBefore), at);
  const isAsked = before.some(({ plain }) => mayBe.has(plain)) || words.at(-1)?.plain === 'ke';
  return !isAsked && (before.at(-1)?.plain === 'pun' || deniedVerb(words, at) !== undefined);
}

/** Whether the words behind a thing say that it does not come: "la nevera no la llevo", "autot ka mitte", "sofa tak bawa". */
export const isNotTaken = (words: readonly SentenceWord[], to: number): boolean =>
  saysNeither(words, to) || deniedVerb(words, to) !== undefined;

const oneObject = wordSet('lo la le l it');
const mostWordsAhead = 4;

/** "Mejor no lo llevo", "on le prend pas": the thing is only called "it". */
export const isItNotTaken = (words: readonly SentenceWord[]): boolean =>
  words.slice(0, mostWordsAhead).some((word, from) => {
    const verb = deniedVerb(words, from);
    const isStart = negators.has(word.plain) || fillers.has(word.plain);
    if (!isStart || verb === undefined) return false;
    return (
      words.slice(from, verb + 2).some(({ plain }) => oneObject.has(plain)) ||
      /(?:ه|ها|هاش|وش)$/.test(words[verb]?.plain ?? '')
    );
  });
