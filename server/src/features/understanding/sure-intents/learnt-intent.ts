import type { Intent } from '@meg/shared/contract/understanding';
import { asksSomething } from '../classifier/asking-words.js';
import { intentOfMatter } from '../matter-intents.js';
import { PhraseSet } from '../phrase-set.js';
import type { ReadRequest, TextServices } from '../read-request.js';
import { questionAtEnd } from '../wishes.js';
import { asksPriceAtEnd } from './price-at-end.js';

/** Intents that the classifier takes a question for because it tells of a move or a trouble too. */
const overruled: ReadonlySet<Intent> = new Set(['quote', 'call', 'complaint', 'outOfScope']);
const least = {
  share: 0.6,
  ofGuide: 0.3,
  sure: 0.65,
  verySure: 0.8,
  atEnd: 0.5,
  othersAtMost: 0.2,
  toldAtMost: 0.6,
  askedOfGuide: 0.4,
  saidOfGuide: 0.9,
  othersAtMostUnasked: 0.1,
  ofNoCountry: 0.3,
  ofWords: 0.7,
  ofRoute: 0.9,
  wordsUnasked: 10,
} as const;

/** How likely it tells of a move, or is none of what a company is asked. */
const shareOfOthers = ({ matters }: ReadRequest): number =>
  matters.reduce((sum, { matter, share }) => (matter.startsWith('none.') ? sum + share : sum), 0);

/** Whether it is about a guide, though it has no word of a question: "a puppy to Boston, tell me that's no problem". */
function isForGuide(read: ReadRequest): boolean {
  const [likeliest] = read.matters;
  const isGuide = likeliest?.matter.startsWith('guide.') === true && likeliest.share >= least.ofGuide;
  const { countries, sections } = read.guide;
  const isNamed = countries.about.length > 0 && sections.length > 0;
  return isGuide && isNamed && shareOfOthers(read) < least.othersAtMost;
}

interface SharedIntent {
  readonly intent: Intent;
  readonly share: number;
}

/** The intents that the matters of a question come to, the likeliest first. */
function sumsByIntent({ matters }: ReadRequest): SharedIntent[] {
  const sums = new Map<Intent, number>();
  for (const { matter, share } of matters) {
    const intent = intentOfMatter(matter);
    if (intent) sums.set(intent, (sums.get(intent) ?? 0) + share);
  }
  return [...sums].map(([intent, share]) => ({ intent, share })).sort((one, other) => other.share - one.share);
}

const sumByIntent = (read: ReadRequest): SharedIntent | undefined => sumsByIntent(read)[0];

/** Whether a message that asks in no words of a question is surely about a rule of a country: "golf set to Beijing, taxed or not". */
export function isSurelyOfGuide(read: ReadRequest): boolean {
  const [likeliest] = read.matters;
  const sum = sumByIntent(read);
  const isOfGuide =
    (read.guide.countries.about.length > 0 || read.found.slots.destination !== undefined) &&
    sum?.intent === 'countryGuide';
  const told = shareOfOthers(read);
  const isSaid =
    likeliest?.matter.startsWith('guide.') === true &&
    likeliest.share >= least.ofGuide &&
    (sum?.share ?? 0) >= (read.guide.scope.isTold ? least.verySure : least.sure) &&
    told < least.othersAtMost;
  // What it tells of the move beside says nothing of what it asks.
  const isRoute = read.found.slots.origin !== undefined && read.found.slots.destination !== undefined;
  const isAsked = !isRoute && told < least.toldAtMost && (sum?.share ?? 0) >= least.verySure * (1 - told);
  return isOfGuide && (isSaid || isAsked);
}

/** "Combien pour un frigo de Nantes à Dublin" asks for the price of the move. */
const howMuch = new PhraseSet({
  much: 'how much, what s the price, combien, cuanto, cuanta, berapa, kui palju, كم, بكم, قديش, بقديش',
});

/** How likely it is about a rule of some country. */
export const shareOfGuides = ({ matters }: ReadRequest): number =>
  matters.reduce((sum, { matter, share }) => (matter.startsWith('guide.') ? sum + share : sum), 0);

/** Whether a message may be for the guide of its country, if that has an answer to it. */
export function mayBeOfGuide(read: ReadRequest): boolean {
  const { guide, sentence, found } = read;
  const share = shareOfGuides(read);
  const isRoute = found.slots.origin !== undefined && found.slots.destination !== undefined;
  if (guide.scope.asksForCost || (isRoute && howMuch.has(sentence.words))) return false;
  if (asksSomething(sentence)) return share >= least.askedOfGuide;
  return !isRoute && share >= least.saidOfGuide && shareOfOthers(read) < least.othersAtMostUnasked;
}

/** The intent that the matters come to, where the classifier is in two minds: "do I need a visa?". */
export function sumOfMatters(read: ReadRequest): Intent | undefined {
  const { sentence, guide } = read;
  if (!asksSomething(sentence) || guide.scope.asksForCost || guide.scope.isElsewhere) return undefined;
  const sum = sumByIntent(read);
  return sum && sum.share >= least.share ? sum.intent : undefined;
}

/** "We go from Leeds to Oslo with two cats, do they need jabs?" tells a move and asks about pets. */
export function learntIntent(read: ReadRequest, best: Intent): Intent | undefined {
  const { sentence, guide } = read;
  const sum = sumByIntent(read);
  if (!overruled.has(best) || !sum || asksPriceAtEnd(sentence)) return undefined;
  const isAsked = sum.share >= least.share && asksSomething(sentence);
  if (!isAsked && !isForGuide(read) && !isSurelyOfGuide(read)) return undefined;
  // Who asks the company may as well want a person, or complain.
  if (sum.intent === 'general' && best !== 'quote') return undefined;
  return guide.scope.asksForCost || guide.scope.isElsewhere ? undefined : sum.intent;
}

/** What a message is surely about by its words outweighs what the classifier takes it for, which knows fewer of them. */
const outweighed: Readonly<Partial<Record<Intent, readonly Intent[]>>> = {
  quote: ['countryGuide', 'packing', 'specialty', 'international'],
  call: ['countryGuide'],
  general: ['countryGuide'],
};

/** The intent that the words of a message surely come to, where the classifier takes it for another. */
export function intentOfWords(read: ReadRequest, wanted: Intent): Intent | undefined {
  const { sentence, guide, found } = read;
  const { origin, destination } = found.slots;
  if (asksPriceAtEnd(sentence) || guide.scope.asksForCost || guide.scope.isElsewhere) return undefined;
  const sums = sumsByIntent(read);
  if (wanted === 'countryGuide') {
    const isPlaced = guide.countries.about.length > 0 || Boolean(origin ?? destination);
    const [other] = sums.filter(({ intent }) => intent !== wanted);
    return !isPlaced && other && other.share >= least.ofNoCountry ? other.intent : undefined;
  }
  const [likeliest] = sums;
  if (!likeliest || !outweighed[wanted]?.includes(likeliest.intent)) return undefined;
  const isRoute = Boolean(origin && destination);
  const isAsked = asksSomething(sentence) || (!isRoute && sentence.words.length >= least.wordsUnasked);
  return isAsked && likeliest.share >= (isRoute ? least.ofRoute : least.ofWords) ? likeliest.intent : undefined;
}

/** "3 bedrooms, Paide to the Algarve in January. Do the flats have radiators?": what is told of the move comes first. */
export function intentAtEnd(services: TextServices, { sentence }: ReadRequest): Intent | undefined {
  const part = questionAtEnd(sentence);
  const asked = part && services.forGuides(part.text);
  if (!asked || asked.scope.asksForCost) return undefined;
  const [likeliest] = services.mattersOf(asked.rest);
  if (!likeliest || likeliest.share < least.atEnd) return undefined;
  const intent = intentOfMatter(likeliest.matter);
  return intent === 'costs' ? undefined : intent;
}
