import type { SentenceWord } from '../../sentence.js';
import { numberOfThings } from '../number-words.js';

type Words = readonly SentenceWord[];

const english =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const estonian =
  'esime tei kolma nelja viie kuue seitsme kaheksa uheksa kumne uheteistkumne kaheteistkumne kolmeteistkumne neljateistkumne viieteistkumne kuueteistkumne seitsmeteistkumne kaheksateistkumne uheksateistkumne kahekumne'.split(
    ' ',
  );
const estonianEndings = { firstTwo: 'ne sel seks se', others: 'ndal ndaks nda' };
const arabic = 'اول ثاني ثالث رابع خامس سادس سابع ثامن تاسع عاشر'.split(' ');

/** "Esimene", "teisel", "kümnendaks": the first two have endings of their own. */
const estonianForms = estonian.flatMap((stem, at) => {
  const endings = at < 2 ? estonianEndings.firstTwo : estonianEndings.others;
  return endings.split(' ').map((ending) => [stem + ending, at + 1] as const);
});

const ordinals = new Map<string, number>([
  ...english.map((word, at) => [word, at + 1] as const),
  ...estonianForms,
  ...arabic.flatMap((word, at) => [[word, at + 1] as const, [`ال${word}`, at + 1] as const]),
  ...([
    ['thirtieth', 30],
    ['primero', 1],
    ['primer', 1],
    ['premier', 1],
    ['kolmekumnendal', 30],
    ['kolmekumnendaks', 30],
    ['الاولي', 1],
    ['الحادي', 1],
    ['الواحد', 1],
    ['الثلاثين', 30],
  ] as const),
]);
/** The names of days in words, as a sentence of facts has them. */
export const ordinalWords: readonly string[] = [...ordinals.keys()];
const tensBefore = new Map([
  ['twenty', 20],
  ['thirty', 30],
  ['kahekumne', 20],
  ['kolmekumne', 30],
]);
const arabicTens = new Map([
  ['والعشرين', 20],
  ['والعشرون', 20],
  ['والثلاثين', 30],
]);
const arabicTen = new Set(['عشر']);
/** Also articles, so that "un" and "one" are no first day. */
const articles = new Set('un una une one uks uhe'.split(' '));
/** "Two rooms" in one word, of a flat. */
const rooms = /^غرفت/u;
/** "The second may be late", "one of two may come". */
const doubtfulInEnglish = new Set('may march mar'.split(' '));
const jointsOfWords = new Set('of de del d le el the من'.split(' '));
const mostDays = 31;

interface DayInWords {
  readonly day: number;
  readonly isOrdinal: boolean;
}

const isDay = (day: number): boolean => day >= 1 && day <= mostDays;

/** "Twenty first", "الثالث والعشرين", "الخامس عشر", read from its last word. */
function endingAt(words: Words, at: number): DayInWords | undefined {
  const [word, before] = [words[at]?.plain ?? '', words[at - 1]?.plain ?? ''];
  const ordinal = ordinals.get(word);
  const tens = tensBefore.get(before);
  if (ordinal !== undefined) {
    const day = tens !== undefined && ordinal < 10 ? tens + ordinal : ordinal;
    return isDay(day) ? { day, isOrdinal: true } : undefined;
  }
  const unit = ordinals.get(before);
  const added = arabicTens.get(word) ?? (arabicTen.has(word) ? 10 : undefined);
  if (unit !== undefined && added !== undefined) return { day: unit + added, isOrdinal: true };
  const cardinal =
    articles.has(word) || rooms.test(word) || /\d/.test(word) ? undefined : numberOfThings(word.replace(/^ال/, ''));
  return cardinal !== undefined && isDay(cardinal) ? { day: cardinal, isOrdinal: false } : undefined;
}

/** The day in words before the month at `from`: "the fifteenth of March", "el veinte de marzo", "kümnendal märtsil". */
export function dayInWordsBefore(words: Words, from: number): number | undefined {
  let at = from - 1;
  while (jointsOfWords.has(words[at]?.plain ?? '')) at--;
  const isApart = words.slice(at + 1, from + 1).some(({ followsMark }) => followsMark);
  const found = isApart ? undefined : endingAt(words, at);
  if (!found) return undefined;
  const isJoined = at < from - 1;
  const isDoubtful = doubtfulInEnglish.has(words[from]?.plain ?? '') && !isJoined;
  return isDoubtful && !(found.isOrdinal && found.day > 3) ? undefined : found.day;
}

/** "March the fifteenth": only an ordinal counts here, as "March, two bedrooms" names no day. */
export function dayInWordsAfter(words: Words, to: number): number | undefined {
  const at = words[to]?.plain === 'the' ? to + 1 : to;
  const isApart = words.slice(to, at + 1).some(({ followsMark }) => followsMark);
  const isTens = tensBefore.has(words[at]?.plain ?? '');
  const end = isTens ? at + 1 : at;
  const found = isApart ? undefined : endingAt(words, end);
  return found?.isOrdinal && !weekWords.test(words[end + 1]?.plain ?? '') ? found.day : undefined;
}

/** "Veebruari teisel nädalal" is a week of the month. */
const weekWords = /^(?:week|semana|semaine|minggu|nadal|اسبوع|الاسبوع)/u;

const dayNumber = /^(\d{1,2})(?:st|nd|rd|th|er|re|e|hb)?$/;
const joints = new Set('de of del du the le el d pada a'.split(' '));

export function dayIn(word: SentenceWord | undefined): number | undefined {
  const day = Number(dayNumber.exec(word?.plain ?? '')?.[1] ?? Number.NaN);
  return isDay(day) ? day : undefined;
}

/** The word at an offset, past "of" and "de". */
export function near(words: Words, at: number, step: 1 | -1): SentenceWord | undefined {
  let index = at;
  while (joints.has(words[index]?.plain ?? '')) index += step;
  return words[index];
}

const hasOrdinalEnding = /^\d{1,2}(?:st|nd|rd|th|hb)$/;
const ofDate = /^(?:kuupaev|dia|jour|haribulan|hb|يوم)/;

/** "10 del mes que viene", "next month, on the 10th": behind the words for a month a number alone may count something. */
export function dayNumberNear(words: Words, { from, to }: { from: number; to: number }): number | undefined {
  const isApart = words[from]?.followsMark === true;
  const before = isApart ? undefined : dayIn(near(words, from - 1, -1));
  const at = words.findIndex(({ plain }, index) => index >= to && !afterMonth.has(plain));
  const isOfDay = hasOrdinalEnding.test(words[at]?.plain ?? '') || ofDate.test(words[at + 1]?.plain ?? '');
  return before ?? (isOfDay ? dayIn(words[at]) : undefined);
}
const afterMonth = new Set('on the el dia le pada hari يوم'.split(' '));
