/** Words for "you" that mean nothing else, by the plain one: English, Malay, Arabic. */
const alwaysYou: Readonly<Record<string, string>> = {
  yous: 'you',
  youse: 'you',
  yiz: 'you',
  yez: 'you',
  yall: 'you',
  yinz: 'you',
  hampa: 'korang',
  hangpa: 'korang',
  ampa: 'korang',
  kome: 'korang',
  انتو: 'انتم',
  انتوا: 'انتم',
  عندكن: 'عندكم',
  عندكو: 'عندكم',
  لديكن: 'لديكم',
  فيكن: 'فيكم',
  واش: 'هل',
};

/** "You" only beside a word of English: "ye" says yes in Malay. */
const mayBeYou = new Set(['ye', 'ya', 'yer', 'yee']);
const auxiliaries = new Set(
  'do does did d are is r was were will would wont can could cant have has had should shall might if whether when what how'.split(
    ' ',
  ),
);
const verbsOfMovers = new Set(
  'do take pack have cover go move offer charge work need want store provide bring accept supply insured licensed open able'.split(
    ' ',
  ),
);
/** "Does ye pack", "is yous insured". */
const agreeing: Readonly<Record<string, string>> = {
  does: 'do',
  dos: 'do',
  d: 'do',
  is: 'are',
  was: 'were',
  has: 'have',
};
/** "Hampa pack dak": the word at the end asks. */
const askingEnds: Readonly<Record<string, string>> = { dak: 'tak', dop: 'tak', dok: 'tak' };

/** "بتغلفوا", "كتفكو": what movers do, in the spoken present. */
const spokenArabic = /^[بك]ت(غلف|فك|فكك|نقل|خزن|ركب|حمل|امن|وصل|لف|شيل)وا?$/u;
const standardVerb: Readonly<Record<string, string>> = { شيل: 'نقل', فك: 'فكك' };

interface DialectWord {
  readonly plain: string;
}

/** "Ye" after an auxiliary, or before a verb of movers. */
const isYou = (words: readonly DialectWord[], at: number): boolean =>
  mayBeYou.has(words[at]?.plain ?? '') &&
  (auxiliaries.has(words[at - 1]?.plain ?? '') || verbsOfMovers.has(words[at + 1]?.plain ?? ''));

/** "Quoi" as French chats spell it, where a koi is a fish. */
const frenchBeforeWhat = new Set(
  'faites fais fait font est c sais savez de en pour dis dites ca sert veut dire sur avec vous'.split(' '),
);

function plainAt(words: readonly DialectWord[], at: number): string | undefined {
  const { plain = '' } = words[at] ?? {};
  const next = words[at + 1]?.plain ?? '';
  if (isYou(words, at)) return 'you';
  if (Object.hasOwn(alwaysYou, plain)) return alwaysYou[plain];
  if (plain === 'koi' && frenchBeforeWhat.has(words[at - 1]?.plain ?? '')) return 'quoi';
  const isBeforeYou = alwaysYou[next] === 'you' || isYou(words, at + 1) || (plain === 'does' && next === 'you');
  if (isBeforeYou && Object.hasOwn(agreeing, plain)) return agreeing[plain];
  if (at > 0 && at === words.length - 1 && Object.hasOwn(askingEnds, plain)) return askingEnds[plain];
  const [, verb] = spokenArabic.exec(plain) ?? [];
  return verb && `ت${standardVerb[verb] ?? verb}ون`;
}

/** The words of a dialect in their common spelling: "does ye pack" is read as "do you pack". */
export function withoutDialect<W extends DialectWord>(words: readonly W[]): W[] {
  return words.map((word, at) => {
    const plain = plainAt(words, at);
    return plain === undefined ? word : { ...word, plain };
  });
}
