import { PhraseSet } from '../../phrase-set.js';
import { isCapital, plainWord, type Sentence, type SentenceWord } from '../../sentence.js';
import type { Slot } from '../slot.js';

/** After `surely`, any word may be a name; after `perhaps`, only one with a capital. */
const introductions = new PhraseSet({
  surely:
    'my name is, my name s, name is, my full name is, call me, me llamo, mi nombre es, mi nombre completo es, je m appelle, ' +
    'mon nom est, nama saya, nama sy, nama sya, nama saya ialah, nama saya adalah, nama aku, minu nimi on, mu nimi on, nimi on, اسمي, انا اسمي, my names',
  perhaps:
    'i m, i am, im, this is, it s, here is, soy, le habla, les habla, je suis, c est, ici, saya, mina olen, ma olen, olen, siin, siinkirjutaja',
});
/** Words that are no names, and end one. */
const noNames = new Set(
  (
    'and i we my from to in at on for the a an is am are was moving move looking based living with who but so please because ' +
    'y e con de desde vivo quiero necesito busco en mi et avec je nous mon de depuis cherche habite dan saya dari kami ingin ' +
    'ja ning soovin kolin otsin minu meie et و من في انا ورقمي وايميلي وهاتفي وجوالي وتلفوني وموبايلي وبريدي ورقم رقمي ايميلي هاتفي جوالي تلفوني وعندي ونحن واحنا وبدي وابي وابغي وعايز وساكن واريد واود اريد ابحث اسكن انتقل your meg not very so just also here there ' +
    'interested happy leaving arriving renting selling buying staying planning trying going thinking currently relocating able glad sorry sure ready afraid stuck lost ' +
    'after before between until around about anytime any only please pls not no tomorrow tmrw tmr tomoz tomo tdy today tonight back later now asap monday tuesday wednesday thursday friday saturday sunday when if this next manana luego demain esok homme غدا ' +
    'pues vale bueno bon alors ben ok okay well enough vaya venga siis no خلاص طيب ماشي تمام يعني بس ' +
    'email phone number mail correo telefono telephone courriel nombor emel telefon ni meg ialah adalah'
  ).split(' '),
);
/** "Name: Anna Lee", as in a form. */
const formLabel = /(?:^|[\n,;.•|-]\s{0,3})(?:(?:full|my) name|name|nombre|nom|nama|nimi|(?:ال)?اسم)\s{0,3}[:=]/iu;
const mostParts = 5;
/** Between the parts of a name: "María de la Cruz", "Khalid bin Ahmad al-Mansoori", "O'Brien". */
const particles = new Set(
  'de la del los las da dos di van von der den ter ten le du bin binti bint ibn ben abu al el a l o d mac mc بن ابن بنت ابو ال عبد'.split(
    ' ',
  ),
);
const mostSmall = 2;
const surely = 0.95;
/** Of an introduction that may be another statement, with a name of two words. */
const likely = 0.8;

function partsAfter(sentence: Sentence, from: number, needsCapitals: boolean): string[] {
  const parts: string[] = [];
  for (let at = from; at < sentence.words.length && parts.length < mostParts; at++) {
    const word = sentence.words[at];
    if (!word || (word.followsMark && at > from && !isInitial(parts))) break;
    const isParticle = at > from && isWithinName(sentence, at);
    if (!isParticle && noNames.has(word.plain) && !isBen(sentence, at)) break;
    if (/\p{N}|→/u.test(word.plain) || (needsCapitals && !isParticle && !isCapital(sentence, at))) break;
    if (sentence.text[word.end] === '@') return [];
    parts.push(word.typed);
  }
  return parts;
}

/** "Ben" with another part of a name after it is no French "well". */
const isBen = ({ words }: Sentence, at: number): boolean =>
  words[at]?.typed === 'Ben' && /^\p{Lu}/u.test(words[at + 1]?.typed ?? '') && !words[at + 1]?.followsMark;

/** A particle with another part of the name after it, which has a capital where the script has capitals. */
function isWithinName({ words }: Sentence, at: number): boolean {
  const rest = words.slice(at);
  const next = rest.findIndex(({ plain }) => !particles.has(plain));
  const part = rest[next];
  const isName = part !== undefined && !part.followsMark && !noNames.has(part.plain);
  return next > 0 && isName && /^[\p{Lu}\p{Script=Arabic}]/u.test(part.typed);
}

const titles = new Set('dr mr mrs ms prof sr sra mme'.split(' '));

/** "J. Smith", "Dr. Smith": the full stop belongs to the name. */
function isInitial(parts: readonly string[]): boolean {
  const last = parts.at(-1)?.toLowerCase() ?? '';
  return last.length === 1 || titles.has(last);
}

/** The parts with what joins them in the text: "O'Brien", "Mägi-Tamm". */
function asWritten({ text }: Sentence, parts: readonly string[]): string {
  const pattern = parts.map((part) => part.replaceAll('.', '\\.')).join(`[\\s'’.-]{1,3}`);
  const found = new RegExp(pattern, 'u').exec(text)?.[0];
  return found && !/[.]\s/.test(found) ? found.replace(/\s+/gu, ' ') : parts.join(' ');
}

/** Names may be in small letters, but then only two words: more may belong to the sentence. */
function trimmed(parts: readonly string[]): readonly string[] {
  const [first = ''] = parts;
  const isWritten = /^\p{Lu}/u.test(first);
  const isPart = (part: string) => /^\p{Lu}/u.test(part) || particles.has(part.toLowerCase());
  if (!isWritten) return parts.slice(0, parts.some((part) => particles.has(part)) ? mostParts : mostSmall);
  const end = parts.findIndex((part) => !isPart(part));
  return end === -1 ? parts : parts.slice(0, end);
}

/** The last word of "it's", "this is" and "c'est", after which a thing or a place may stand. */
const thingWords = /^(?:it|s|its|this|is|c|est|ici|here)$/;

interface NameRequest {
  readonly sentence: Sentence;
  /** Whether a word is part of the name of a place or a country. */
  readonly isPlace: (at: number) => boolean;
}

function nameInForm(sentence: Sentence): Slot<string> | undefined {
  const label = formLabel.exec(sentence.text);
  if (!label) return undefined;
  const start = label.index + label[0].length;
  const from = sentence.words.findIndex((word) => word.start >= start);
  const parts = from === -1 ? [] : trimmed(partsAfter(sentence, from, false));
  return parts.length === 0 ? undefined : { value: asWritten(sentence, parts), confidence: surely };
}

/** The words of a name: "my name is Jaan Tamm" does not mention the town of Tamm, and "soy Ana Pérez" not that of Pérez. */
export function wordsOfName(sentence: Sentence, isPlace: (at: number) => boolean): ReadonlySet<number> {
  const name = findName({ sentence, isPlace });
  const parts = name && name.confidence >= likely ? name.value.split(/[\s'’-]+/u) : [];
  const from = sentence.words.findIndex((_, at) =>
    parts.every((part, offset) => sentence.words[at + offset]?.typed === part),
  );
  return new Set(parts.map((_, offset) => from + offset));
}

/** "Dave Kowalski, dave@example.com, 0113 496 0000": the capitals before the address or the number. */
const beforeContact =
  /(?:^|[.,;:!?\n])\s*((?:\p{Lu}(?:[\p{L}'’-]{0,30}|\p{Ll}{0,2}\.)\s+){1,3}\p{Lu}[\p{L}'’-]{0,30})\s*[,;/|–-]?\s+(?=[\w.+-]{1,64}@|\+?\d[\d\s()-]{6,20})/gu;

function nameBeforeContact({ sentence: { text, words }, isPlace }: NameRequest): Slot<string> | undefined {
  if (introductions.find(words).some(({ from }) => from === 0)) return undefined;
  const found = [...text.matchAll(beforeContact)].findLast(({ 0: all, 1: name = '', index }) => {
    const start = index + all.indexOf(name);
    const own = words.flatMap((word, at) => (word.start >= start && word.end <= start + name.length ? [at] : []));
    // "Leeds, New York, jo@example.org".
    return !own.every(isPlace);
  });
  const value = found?.[1]?.replace(/\s+/g, ' ');
  return value === undefined ? undefined : { value, confidence: 0.85 };
}

const address = /([\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63})@[\p{L}\p{N}.-]{1,200}/u;
const mostBesideAddress = 3;
const fewestOfAddress = 3;

/** "dan@example.org dan wells", "tunde tunde@example.org": beside an address that begins with it, a word is a name. */
function nameInAddress(sentence: Sentence): Slot<string> | undefined {
  const { text, words } = sentence;
  const found = address.exec(text);
  if (!found) return undefined;
  const [whole, local = ''] = found;
  const [start, end] = [found.index, found.index + whole.length];
  const isMeant = (word: SentenceWord | undefined): boolean =>
    word !== undefined && word.plain.length >= fewestOfAddress && plainWord(local).startsWith(word.plain);
  const isPart = ({ plain }: SentenceWord) => /^\p{L}+$/u.test(plain) && !noNames.has(plain);
  const before = words.filter((word) => word.end <= start).slice(-mostBesideAddress);
  const first = before.findIndex(isMeant);
  const behind = words.filter((word) => word.start >= end).slice(0, mostBesideAddress);
  const rest = first === -1 ? (isMeant(behind[0]) ? behind : []) : before.slice(first);
  const stop = rest.findIndex((word, at) => at > 0 && (!isPart(word) || word.followsMark));
  const parts = trimmed((stop === -1 ? rest : rest.slice(0, stop)).map(({ typed }) => typed));
  return parts.length === 0 ? undefined : { value: asWritten(sentence, parts), confidence: 0.85 };
}

const small = /^\p{Ll}/u;

/** "I'm Nigerian nurse", "soy Española casada": what one is, with another word for it in small letters. */
function isWhatOneIs({ words }: Sentence, to: number): boolean {
  const next = words[to];
  return (
    next !== undefined &&
    !next.followsMark &&
    small.test(next.typed) &&
    !noNames.has(next.plain) &&
    !/ing$/.test(next.plain)
  );
}

/** The visitor's name as typed. */
export function findName({ sentence, isPlace }: NameRequest): Slot<string> | undefined {
  const written = nameInForm(sentence) ?? nameBeforeContact({ sentence, isPlace });
  if (written) return written;
  return introducedName({ sentence, isPlace }) ?? nameInAddress(sentence);
}

function introducedName({ sentence, isPlace }: NameRequest): Slot<string> | undefined {
  for (const { label, to } of introductions.find(sentence.words)) {
    const parts = trimmed(partsAfter(sentence, to, label === 'perhaps'));
    const isThing = thingWords.test(sentence.words[to - 1]?.plain ?? '');
    const mayBePlace = isThing || parts.every((_, at) => isPlace(to + at));
    if (parts.length === 0 || (label === 'perhaps' && isPlace(to) && mayBePlace)) continue;
    // "I'm Polish", "This is Ridiculous": one capital alone is often no name.
    // "It's Ikea" seldom is one: whoever gives their name so was asked for it.
    if (label === 'perhaps' && parts.length === 1) {
      return { value: asWritten(sentence, parts), confidence: isThing || isWhatOneIs(sentence, to + 1) ? 0.4 : 0.6 };
    }
    return { value: asWritten(sentence, parts), confidence: label === 'surely' ? surely : 0.8 };
  }
  return undefined;
}
