import { arrow, type Sentence, type SentenceWord } from '../../sentence.js';
import type { PlaceReading } from './place-reading.js';
import type { PostcodeMention } from './postcodes.js';
import { zipAreas } from './zip-areas.js';

const fiveDigits = /^\d{5}$/;
/** ZIP codes hardly end so, and round sums do. */
const round = /000$/;
const leads = new Set(
  `to from zip zipcode code a hasta de desde au vers depuis ke dari من الى الي ${arrow}`.split(' '),
);
/** Beside these, a number of five digits is a sum, a weight or a number of somebody's. */
const otherNumbers =
  /[$€£]|\b(?:dollars?|bucks|usd|eur|euros?|budget|price|pay|cost|lbs?|pounds|kilos?|kg|miles?|km|ft|feet|ref|reference|invoice|order|booking|phone|call|tel|code is|dolares|presupuesto|precio|prix|harga|hind)\b/iu;
/** Countries whose postcodes have five digits as well. */
const alsoFiveDigits = new Set('DE ES FR IT MX MY EE FI TR TH ID HR GR SA UA KR'.split(' '));
/** North America, where only Mexico has such postcodes too. */
const isOverThere = ({ lat, lon }: { lat: number; lon: number }): boolean => lat > 18 && lon < -60;

/** Whether a number of five digits is a ZIP code rather than a postcode of another country. */
function isOfUnitedStates({ preferred = [], home, move, countries }: PlaceReading): boolean {
  const ends = [move?.originCountry, move?.destinationCountry].filter(Boolean);
  const named = countries.filter(({ isMeant }) => isMeant).map(({ country }) => country.code);
  if ([...ends, ...named].some((code) => code === 'US')) return true;
  if ([...ends, ...named].some((code) => code && alsoFiveDigits.has(code)) || !preferred.includes('US')) return false;
  return home ? isOverThere(home) : preferred.find((code) => code === 'US' || alsoFiveDigits.has(code)) === 'US';
}

const isEnd = (next: SentenceWord | undefined): boolean => !next || next.followsMark || leads.has(next.plain);

/** The last four digits of "78704-1234". */
const isExtended = ({ text, words }: Sentence, at: number): boolean =>
  /^\d{4}$/.test(words[at + 1]?.plain ?? '') && text[words[at]?.end ?? 0] === '-';

/** The town of an American ZIP code that begins here, led by "from" or "to", or alone in a message. */
export function zipCodeAt(reading: PlaceReading, at: number): PostcodeMention | undefined {
  const { words, text } = reading.sentence;
  const plain = words[at]?.plain ?? '';
  if (!fiveDigits.test(plain) || round.test(plain)) return undefined;
  const town = zipAreas.get(plain.slice(0, 3));
  if (town === undefined || otherNumbers.test(text) || !isOfUnitedStates(reading)) return undefined;
  const to = at + (isExtended(reading.sentence, at) ? 2 : 1);
  const next = words[to];
  const isLed = leads.has(words[at - 1]?.plain ?? '') || (next !== undefined && leads.has(next.plain));
  const isAlone = at === 0 && to === words.length;
  return (isLed || isAlone) && isEnd(next) ? { from: at, to, query: town } : undefined;
}
