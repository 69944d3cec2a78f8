import { monthWords } from '../../../text/month-names.js';
import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { unitWords } from '../slots/dates/month-words.js';
import { dayTimes, hourNamed, hourUnits, minutesAfterHour, minutesThenHour } from './clock-words.js';

export interface ClockTime {
  /** As in 15:00. */
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

const halves = new PhraseSet({
  morning:
    'am, a m, morning, in the morning, de la manana, por la manana, matin, du matin, le matin, pagi, hommikul, hommikupoole, صباحا, الصباح',
  afternoon:
    'pm, p m, afternoon, in the afternoon, tarde, de la tarde, por la tarde, apres midi, de l apres midi, tengah hari, petang, parastlounal, مساء, ظهرا, بعد الظهر, العصر, عصرا',
  evening:
    'evening, in the evening, tonight, noche, de la noche, por la noche, soir, du soir, le soir, malam, ohtul, المساء, ليلا',
  noon: 'noon, midday, at noon, mediodia, al mediodia, midi, a midi, keskpaev*, lounal, الظهر',
});
/** A time of the day without an hour begins with it. */
const starts = { morning: 9, afternoon: 14, evening: 17, noon: 12 } as const;
const before = new Set(
  'at around about by after from las la a vers apres des pukul jam lepas selepas kell kella pool parast الساعه حوالي بعد عند'.split(
    ' ',
  ),
);
/** "3ish" and "3pmish" are as good as 3. */
const glued = /^(\d{1,2})(?:h|hrs?|u)?(\d{2})?(am|pm|h|hrs?)?(ish)?$/;
/** "Kella 5st", "kell 5ks". */
const estonianHour = /^(\d{1,2})(?:st|ni|ks|t|l|le)$/;
/** "2.30pm", "14:30h". */
const minutesBehind = /^([0-5]\d)(am|pm|h|hrs?)?$/;
const [noonHour, lastHour, earliestHour] = [12, 23, 7];
/** "17 heures et quart", but "half past three" alone. */
const lastSpokenHour = 23;

interface Hour {
  readonly hour: number;
  readonly minute: number;
  readonly to: number;
  readonly half?: 'am' | 'pm' | undefined;
  readonly isSure: boolean;
}

function hourAt(words: readonly SentenceWord[], at: number): Hour | undefined {
  const word = words[at] as SentenceWord;
  const isEstonian = /^kella?$/.test(words[at - 1]?.plain ?? '');
  const match = glued.exec(word.plain) ?? (isEstonian ? estonianHour.exec(word.plain) : null);
  const hour = match ? Number(match[1]) : hourNamed(word.plain);
  if (hour === undefined || hour > lastHour) return undefined;
  const joined = match?.[2] === undefined ? undefined : Number(match[2]);
  const next = words[at + 1];
  // "15:30" is two words with a colon between.
  const behind = minutesBehind.exec(next?.plain ?? '');
  const isClock = joined === undefined && behind !== null && next?.followsMark === true && next.start === word.end + 1;
  const half = /^(am|pm)$/.exec((isClock ? behind[2] : match?.[3]) ?? '')?.[1] as Hour['half'];
  const isMarked =
    (before.has(words[at - 1]?.plain ?? '') && (!isArticle(word) || isArticleHour(words, at))) ||
    /^(?:h|heures?|hrs?|uhr|oclock|horas?)$/.test(next?.plain ?? '') ||
    (next?.plain === 'o' && words[at + 2]?.plain === 'clock');
  return {
    hour,
    minute: isClock ? Number(behind[1]) : (joined ?? 0),
    to: at + (isClock ? 2 : 1),
    half,
    isSure:
      (isMarked && !isCounted(words, at)) ||
      isClock ||
      half !== undefined ||
      /h/.test(match?.[0] ?? '') ||
      (next?.plain === 'ish' && !next.followsMark) ||
      halves.find(words.slice(at + 1, at + 2)).length > 0,
  };
}

/** Before the number of a house: "flat 4", "number 12". */
const labels = new Set(
  'flat apartment apt unit number nr house suite door room plot villa block piso puerta portal numero appartement appt porte chambre unit blok rumah korter maja شقه رقم'.split(
    ' ',
  ),
);

/** "After 3 March", "in a 3 bed", "flat 4": a number of something else. */
function isCounted(words: readonly SentenceWord[], at: number): boolean {
  if (labels.has(words[at - 1]?.plain ?? '') && !words[at]?.followsMark) return true;
  const after = words.slice(at + 1).find(({ plain }) => !/^(?:de|of|hb|st|nd|rd|th)$/.test(plain));
  return (after !== undefined && counted.has([after])) || isOfHouse(words, at);
}

const mostWordsOfStreet = 4;

/** "At 4 Elm Road". */
const isOfHouse = (words: readonly SentenceWord[], at: number): boolean =>
  streets
    .find(words.slice(at + 1, at + 1 + mostWordsOfStreet))
    .some(({ to }) => words.slice(at + 1, at + 1 + to).every(({ followsMark }) => !followsMark));

const streets = new PhraseSet({
  street:
    'road, rd, street, avenue, ave, lane, ln, close, drive, crescent, terrace, court, gardens, grove, mews, calle, avenida, rue, boulevard, jalan, tanav, شارع',
});

const counted = new PhraseSet({
  thing: `${monthWords.join(', ')}, ${Object.values(unitWords).join(', ')}, bed, beds, bedroom*, room, rooms, box, boxes, people, floor, cuarto*, habitacion*, caja*, piso, chambre*, carton*, piece*, etage, bilik, kotak, orang, tingkat, tuba, tuppa, kasti, korrus*, غرف, غرفه, صناديق, صندوق, طابق`,
});

const padded = (part: number): string => String(part).padStart(2, '0');

/** "At 3" is in the afternoon: nobody is called at night who does not say so. */
type Part = keyof typeof starts;

function hourOfDay({ hour, half }: Hour, part: Part | undefined): number {
  const isLate = half === 'pm' || part === 'afternoon' || part === 'evening';
  const isEarly = half === 'am' || part === 'morning';
  if (hour < noonHour && (isLate || (!isEarly && hour < earliestHour))) return hour + noonHour;
  return hour === noonHour && isEarly ? 0 : hour;
}

/** "How ready I am" names no time. */
const isVerb = (words: readonly SentenceWord[], at: number): boolean =>
  words[at]?.plain === 'am' && hourNamed(words[at - 1]?.plain ?? '') === undefined;

const mostWordsOfHour = 8;

/** "Make it 4 instead": the one number of a short message, where a time is known already. */
export function findBareHour(words: readonly SentenceWord[]): ClockTime | undefined {
  const numbers = [...words.keys()].filter((at) => hourAt(words, at) && !isArticle(words[at]));
  const [at] = numbers;
  const hour = at === undefined ? undefined : hourAt(words, at);
  if (at === undefined || !hour || numbers.length > 1 || words.length > mostWordsOfHour || isCounted(words, at))
    return undefined;
  return { value: `${padded(hourOfDay(hour, undefined))}:${padded(hour.minute)}`, from: at, to: hour.to };
}

/** "Better one", "un appel": more often an article. */
const isArticle = (word: SentenceWord | undefined): boolean =>
  hourNamed(word?.plain ?? '') === 1 && !/\d/.test(word?.plain ?? '');

const hourMarks = new Set('at la las kell kella pukul jam الساعه'.split(' '));

/** "At one", "a la una", "after one"; "a une personne" and "one of you" name no hour. */
function isArticleHour(words: readonly SentenceWord[], at: number): boolean {
  const next = words[at + 1];
  const isAlone = !next || next.followsMark;
  return isAlone || (hourMarks.has(words[at - 1]?.plain ?? '') && next.plain !== 'of');
}

interface Spoken extends Hour {
  readonly from: number;
}

const hourMinutes = 60;

/** Counted back from the hour, it is the hour before: "quarter to three". */
function withMinutes(hour: Hour, minutes: number, span: { from: number; to: number }): Spoken {
  const isBack = minutes < 0;
  return {
    ...hour,
    ...span,
    hour: isBack ? hour.hour - 1 || noonHour : hour.hour,
    minute: (minutes + hourMinutes) % hourMinutes,
  };
}

const longest = <Match extends { from: number; to: number }>(found: readonly Match[]): Match | undefined =>
  [...found].sort((one, other) => other.to - other.from - (one.to - one.from))[0];

/** As a clock is read aloud: "half four", "las tres y media", "kolmveerand neli", "الثالثة والنصف". */
function spokenHour(words: readonly SentenceWord[]): Spoken | undefined {
  const first = longest(minutesThenHour.find(words).filter(({ to }) => hourBefore(words, to)));
  const hourAfter = first && hourAt(words, first.to);
  if (first && hourAfter) return withMinutes(hourAfter, Number(first.label), { from: first.from, to: hourAfter.to });
  for (const { label, from, to } of minutesAfterHour.find(words)) {
    const at = hourUnits.has(words[from - 1]?.plain ?? '') ? from - 2 : from - 1;
    const hour = hourBefore(words, at);
    if (hour) return withMinutes(hour, Number(label), { from: at, to });
  }
  return undefined;
}

/** The same time so many minutes before, on the same day. */
export function earlier(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const left = Math.max(0, hour * hourMinutes + minute - minutes);
  return `${padded(Math.floor(left / hourMinutes))}:${padded(left % hourMinutes)}`;
}

/** The hour that the word at this place is, as of a bound: "after 2", "before noon". */
export function findHourAt(words: readonly SentenceWord[], at: number): ClockTime | undefined {
  const part = longest(halves.find(words).filter(({ from }) => from >= at && !isVerb(words, from)));
  const noon = part?.label === 'noon' && part.from === at ? part : undefined;
  if (noon) return { value: `${noonHour}:00`, from: noon.from, to: noon.to };
  const hour = words[at] && !isCounted(words, at) ? hourAt(words, at) : undefined;
  const isNumber = hour && (!isArticle(words[at]) || isArticleHour(words, at));
  return isNumber
    ? { value: `${padded(hourOfDay(hour, part?.label))}:${padded(hour.minute)}`, from: at, to: hour.to }
    : undefined;
}

/** The hour of a clock at this place, with nothing that it counts behind it. */
function hourBefore(words: readonly SentenceWord[], at: number): Hour | undefined {
  const hour = words[at] && !isCounted(words, at) ? hourAt(words, at) : undefined;
  return hour && hour.hour <= lastSpokenHour && hour.minute === 0 ? hour : undefined;
}

/** "Wednesday 11", "Monday morning 10": a number beside a day that is not the day's own. */
function hourBesideDay(words: readonly SentenceWord[], dayOfMonth: number, part: Part | undefined) {
  const bare = findBareHour(words);
  const hour = bare && hourAt(words, bare.from);
  if (!hour || (hour.hour === dayOfMonth && hour.half === undefined)) return undefined;
  return { ...bare, value: `${padded(hourOfDay(hour, part))}:${padded(hour.minute)}` };
}

/** The time that the text names: "at 3pm", "a las 10", "15h30", "kell 10", "half four", "Monday morning", "after lunch". */
export function findClockTime(words: readonly SentenceWord[], dayOfMonth?: number): ClockTime | undefined {
  const part = longest(halves.find(words).filter(({ from }) => !isVerb(words, from)));
  const dayTime = longest(dayTimes.find(words));
  const spoken = spokenHour(words);
  const hours = [...words.keys()].map((at) => ({ ...hourAt(words, at), from: at }));
  const hour = spoken ?? (hours.find(({ isSure }) => isSure) as Spoken | undefined);
  if (hour)
    return { value: `${padded(hourOfDay(hour, part?.label))}:${padded(hour.minute)}`, from: hour.from, to: hour.to };
  const beside = dayOfMonth === undefined ? undefined : hourBesideDay(words, dayOfMonth, part?.label);
  if (beside) return beside;
  if (dayTime && dayTime.to - dayTime.from >= (part ? part.to - part.from : 0))
    return { value: dayTime.label, from: dayTime.from, to: dayTime.to };
  return part && { value: `${padded(starts[part.label])}:00`, from: part.from, to: part.to };
}
