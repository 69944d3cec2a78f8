import type { KnowledgeEntry } from '@meg/shared/contract/knowledge';
import { asksToCarry } from '../../../asked/carrying.js';
import { isOfCustoms, namesPrice, plainQuestion } from '../../../asked/price-topics.js';
import { type Term, termsOf } from '../../../retrieval/terms.js';
import { isOneSlipAway } from '../../../text/one-typo.js';
import { wordsOf } from '../../../text/question-words.js';
import { type EntryQuestion, giveEntry } from './company-entries.js';
import { kindOf, type NamesThings } from './things-of-entry.js';
import { isSpokenTo, plainWords } from './to-company.js';

const mostTerms = 6;
const mostWords = 14;
/** The part of an entry's question that has to be asked about, where no keyword is named. */
const leastOfEntry = 0.6;
const leastForgiven = 5;
const leastKin = 4;
/** How many letters may follow a word of four, and a longer one: "post" does not ask to postpone. */
const mostLonger = { short: 2, long: 4 } as const;

const stemsOf = (words: string): ReadonlySet<string> => new Set(termsOf(words).map(({ stem }) => stem));

/** Words that any question to a moving company has, whatever it is about. */
const ofAnyQuestion = stemsOf(
  'move moving moved mover movers take taking bring carry transport haul handle do offer offered include included including extra time ' +
    'request booking order reservation appointment quote job service services company available possible allow allowed work works ' +
    'mudanza mudanzas mudar mover llevar llevan llevais transportar ofrecen ofreceis incluido incluida incluye solicitud reserva pedido servicio empresa ' +
    'demenagement demenager demenagez transporter transportez prenez proposez compris comprise inclus incluse demande reservation commande service entreprise ' +
    'pindah perpindahan bawa angkut tawarkan termasuk tempahan permintaan perkhidmatan syarikat kolimine kolimise kolida kolite viite veate pakute hinna hulgas sisaldub tellimus tellimuse paring teenus firma ' +
    'نقل تنقلون ينقل تشمل يشمل مشمول طلب حجز خدمه شركه',
);
const ofPrice = stemsOf(
  'cost costs price prices charge charges fee fees rate rates much cuesta cuestan costar precio precios tarifa tarifas coute coutent prix tarif tarifs harga kos caj bayaran hind hinna maksab maksavad سعر تكلفه يكلف تكلف رسوم',
);
const ofLength = stemsOf('long lama kaua tiempo longtemps مده');
/** An answer that tells a price: an amount, or that it costs nothing. */
const tellsPrice = /[$€£]|\b(?:USD|EUR|GBP|MYR|RM|free|gratis|gratuit|gratuite|gratuitement|percuma|tasuta)\b|مجان/iu;
const tellsLength =
  /\d+\s*(?:days?|weeks?|months?|years?|dias?|días?|semanas?|mes(?:es)?|jours?|semaines?|mois|hari|minggu|bulan|päeva|nädalat?|kuud?|يوم|ايام|أيام|اسبوع|أسبوع|شهر)/iu;

interface EntryTerms {
  readonly asked: readonly Term[];
  readonly keywords: readonly (readonly string[])[];
  readonly answer: readonly string[];
}

const known = new WeakMap<KnowledgeEntry, EntryTerms>();

function termsOfEntry(entry: KnowledgeEntry): EntryTerms {
  const kept = known.get(entry);
  if (kept) return kept;
  const found = {
    asked: termsOf(entry.question).filter(({ stem }) => !ofAnyQuestion.has(stem)),
    keywords: entry.keywords.map((keyword) => termsOf(keyword).map(({ stem }) => stem)),
    answer: termsOf(entry.answer).map(({ stem }) => stem),
  };
  known.set(entry, found);
  return found;
}

function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const most = short.length === leastKin ? mostLonger.short : mostLonger.long;
  if (short.length >= leastKin && long.startsWith(short) && long.length - short.length <= most) return true;
  return short.length >= leastForgiven && isOneSlipAway(one, other);
}

const isAmong = (stem: string, stems: readonly string[]): boolean => stems.some((one) => isSame(one, stem));

/** Whether the entry speaks of each word that the question is about, and the question of what the entry is about. */
function coversWords(entry: KnowledgeEntry, terms: readonly Term[]): boolean {
  const { asked, keywords, answer } = termsOfEntry(entry);
  const own = [...asked.map(({ stem }) => stem), ...keywords.flat()];
  const about = terms.filter(({ stem }) => !ofPrice.has(stem) && !ofLength.has(stem));
  const stems = about.map(({ stem }) => stem);
  const isNamed = about.some(({ stem, isMinor }) => !isMinor && isAmong(stem, own));
  if (!isNamed || !stems.every((stem) => isAmong(stem, own) || isAmong(stem, answer))) return false;
  if (terms.some(({ stem }) => ofPrice.has(stem)) && !tellsPrice.test(entry.answer)) return false;
  if (terms.some(({ stem }) => ofLength.has(stem)) && !tellsLength.test(entry.answer)) return false;
  const isKeyword = keywords.some((keyword) => keyword.length > 0 && keyword.every((stem) => isAmong(stem, stems)));
  const share = asked.filter(({ stem }) => isAmong(stem, stems)).length / asked.length;
  return isKeyword || share >= leastOfEntry;
}

/** Whether the entry is about the very kind of thing that the company is asked to carry, or what carrying it costs. */
function isOnThing(entry: KnowledgeEntry, query: string, thingsIn: NamesThings): boolean {
  const sentence = plainQuestion(query);
  const isForCompany = asksToCarry(sentence) && isSpokenTo(plainWords(wordsOf(query)), false);
  if (!isForCompany && !namesPrice(sentence)) return false;
  const [asked, another] = [...new Set(thingsIn(query).map(kindOf))];
  if (asked === undefined || another !== undefined) return false;
  const ofEntry = thingsIn(`${entry.question} ${entry.keywords.join(', ')}`).map(kindOf);
  return ofEntry.length > 0 && ofEntry.every((one) => one === asked) && asksToCarry(plainQuestion(entry.question));
}

/** The company's own entry on what a short question is about, in whatever words: it comes before what generally holds. */
export function coveringEntry(question: EntryQuestion) {
  const { query, index, language, thingsIn } = question;
  const sentence = plainQuestion(query);
  if (isOfCustoms(sentence) || sentence.trim().split(' ').length > mostWords) return undefined;
  const terms = termsOf(query).filter(({ stem }) => !ofAnyQuestion.has(stem));
  const isShort = terms.length > 0 && terms.length <= mostTerms;
  const covering = [...index.values()].filter(
    (entry) => isOnThing(entry, query, thingsIn) || (isShort && coversWords(entry, terms)),
  );
  const inLanguage = covering.find((entry) => entry.language === language);
  const [only, another] = covering;
  // Two entries may each be meant; which of them, their words alone do not say.
  const entry = inLanguage ?? (another === undefined ? only : undefined);
  return entry && giveEntry(question, entry);
}
