import type { Word } from './question-words.js';
import { wordSet } from './word-set.js';

/** The words of a name in the question: `[from, to)`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const streets = wordSet('street road avenue lane boulevard crescent terrace court square st rd ave blvd');
/** Words that are streets only if the name is an address. */
const maybeStreets = wordSet('drive way close place row gardens house hill park');
const addressBefore = wordSet('on at number no flat');
const thingsAfter = wordSet(
  'airlines airways telecom hat hats goose sandwich sandwiches dinner baster doll dolls cabinet cabinets ' +
    'plate plates dish dishes dishware cup cups teacup teacups teapot teapots tea vase vases bowl bowls set sets ' +
    'dinnerware tableware figurine figurines collection shop pattern hutch closet pig pigs shepherd terrier pale stage tent pavilion gp',
);
const thingsBefore = wordSet(
  'air bone fine captain miss tom antique ming wedding delicate fragile grandmothers grannys',
);
/** "The Bank of Scotland", "a set of china". */
const ownersOf = wordSet('bank prince set sets piece pieces box boxes crate crates collection plates');
const largerBefore = wordSet('south north latin central new');
const largerNames = wordSet('america england britain mexico korea');
/** Names that are more often another thing. */
const otherThings = wordSet('china turkey cork chad jordan guinea jersey cuba wales oz aus can georgia america');
/** Before "to" these are goods as well: "we ship china to Leeds". */
const goods = wordSet('china turkey can');
const contextBefore = wordSet(
  '→ to into in for from of enter entering leaving via through about vs versus or and within towards toward ' +
    'reach visit visiting leave en a au de du para por desde hasta vers pour depuis ke di dari untuk sampai ka kat kt dkt near outside around not',
);
/** With a capital letter they are countries, unless a word of possession comes before. */
const capitalMeansCountry = wordSet('china turkey cork wales cuba america');
const owners = wordSet('my our your her his their the some old');
const firstNames = wordSet('holland paris sydney florence milan london ireland england adelaide brooklyn');
const calledBefore = wordSet('called named mr mrs ms miss');
/** "Can I talk to Sarah": who is asked for is a person, whatever towns are called so. */
const addressing = wordSet(
  'talk talking talked speak speaking spoke spoken chat chatted listen listened said explained emailed wrote written hablar hablo hable hablado parler parle parlais bercakap cakap raakida',
);
const addressed = wordSet('to with a con avec dengan');
const asksFor = wordSet('ask asked asking');
const linkAfter = wordSet('→ to and or vs versus');
const contextBeside = wordSet(
  'customs visa visas duty import imports immigration tax taxes border rules guide embassy quarantine',
);
const nuts = wordSet('nut nuts');
/** Places that cars are called after, and what stands before such a car. */
const carModels = wordSet(
  'tacoma malibu sedona tucson savannah colorado dakota yukon seville sevilla cordoba ibiza leon toledo marbella alhambra ateca ' +
    'granada cortina capri montana aspen durango rio sorento tahoe monterey portofino roma modena murano daytona houston ' +
    'calais madison austin lacrosse versailles sebring eldorado arosa malaga ronda inca tarraco formentor monaco sochi cayman panamera almera',
);
const carMakes = wordSet(
  'toyota chevy chevrolet kia hyundai dodge gmc cadillac seat ford buick maserati ferrari nissan jeep mercury pontiac opel vauxhall fiat cupra chrysler',
);
const carOwners = wordSet(
  'my our your his her their mi mis su nuestra nuestro mon ma notre son sa minu meie kereta old',
);

function isAddress(words: readonly Word[], { from, to }: Span): boolean {
  const [before, after] = [words[from - 1], words[to]];
  if (!after || after.followsMark) return false;
  if (streets.has(after.plain)) return true;
  const isCapital = /^\p{Lu}/u.test(after.typed);
  const isNumbered = before !== undefined && (/^\d/.test(before.plain) || addressBefore.has(before.plain));
  return maybeStreets.has(after.plain) && (isCapital || isNumbered);
}

function isThing(words: readonly Word[], { from, to }: Span): boolean {
  const [before, after] = [words[from - 1], words[to]];
  const isBankOf = before?.plain === 'of' && ownersOf.has(words[from - 2]?.plain ?? '');
  const isCar =
    carModels.has(words[from]?.plain ?? '') &&
    before !== undefined &&
    !words[from]?.followsMark &&
    (carMakes.has(before.plain) || carOwners.has(before.plain) || /^(?:19|20)\d\d$/.test(before.plain));
  const isTour = before?.plain === 'de' && words[from - 2]?.plain === 'tour';
  return (
    isBankOf ||
    isCar ||
    isTour ||
    (words[from]?.plain === 'brazil' && nuts.has(after?.plain ?? '')) ||
    (before !== undefined && thingsBefore.has(before.plain) && !words[from]?.followsMark) ||
    (after !== undefined && thingsAfter.has(after.plain) && !after.followsMark)
  );
}

function isAddressed(words: readonly Word[], from: number): boolean {
  const [act, joint] = [words[from - 2]?.plain ?? '', words[from - 1]?.plain ?? ''];
  return (addressing.has(act) && addressed.has(joint)) || (asksFor.has(act) && joint === 'for');
}

/** "Holland Taylor", "a dog called Paris". */
function isPerson(words: readonly Word[], { from, to }: Span): boolean {
  const [before, after] = [words[from - 1]?.plain ?? '', words[to]];
  if (calledBefore.has(before) || isAddressed(words, from)) return true;
  const hasSurname = after !== undefined && !after.followsMark && /^\p{Lu}\p{Ll}/u.test(after.typed);
  return hasSurname && !contextBefore.has(before) && firstNames.has(words[from]?.plain ?? '');
}

/** Part of a longer name: "South America", "North Korea". */
function isPartOfName(words: readonly Word[], { from, to }: Span): boolean {
  const before = words[from - 1]?.plain ?? '';
  return to - from === 1 && largerBefore.has(before) && largerNames.has(words[from]?.plain ?? '');
}

function isNamedByCapital(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (at === 0 || !word || !capitalMeansCountry.has(word.plain) || !/^\p{Lu}\p{Ll}/u.test(word.typed)) return false;
  return !owners.has(words[at - 1]?.plain ?? '');
}

function lacksContext(words: readonly Word[], { from, to }: Span): boolean {
  if (to - from > 1 || !otherThings.has(words[from]?.plain ?? '') || words.length === 1) return false;
  const [before, after] = [words[from - 1], words[to]];
  if (before && contextBefore.has(before.plain)) return false;
  if ([before, after].some((word) => word !== undefined && contextBeside.has(word.plain))) return false;
  if (isNamedByCapital(words, from)) return false;
  const leadsTo = after?.plain === 'to' || after?.plain === '→';
  if (leadsTo && !after.followsMark && !goods.has(words[from]?.plain ?? '')) return false;
  const isAlone = after === undefined || after.followsMark;
  if (from === 0) return !isAlone && !linkAfter.has(after.plain);
  return !(isAlone && words[from]?.followsMark);
}

/** Names of countries in some language that are ordinary words, first names, towns or counties in another. */
export const ordinaryNames = wordSet(
  'norfolk suede reunion maurice dominique georgia georgie niger tai man granada salvador',
);

/** Whether the name of a country here means a street, a dish, a company or a thing. */
export function isTrap(words: readonly Word[], span: Span): boolean {
  return [isAddress, isThing, isPerson, isPartOfName, lacksContext].some((test) => test(words, span));
}
