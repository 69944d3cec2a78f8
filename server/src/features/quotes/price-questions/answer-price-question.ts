import { asksOfContainerShare } from '../../../asked/container-share.js';
import { asksForCrew } from '../../../asked/crew-size.js';
import { asksForDistance } from '../../../asked/distance.js';
import { asksForDuration, asksForVolume } from '../../../asked/duration.js';
import { asksForFastest, asksOfFigure, asksOfMargin, asksOfMore } from '../../../asked/figures-shown.js';
import { insuredValue } from '../../../asked/insured-value.js';
import { asksForOtherDay } from '../../../asked/other-day.js';
import { currencyOfSum } from '../../../asked/other-money.js';
import { asksForOtherPrice, mayAskForOtherPrice } from '../../../asked/other-price.js';
import { asksForQuicker, asksForVariant, supposesFirst } from '../../../asked/other-variant.js';
import { asksPriceOfPacking } from '../../../asked/packing-price.js';
import { asksForPriceNow } from '../../../asked/price-now.js';
import { askedPart } from '../../../asked/price-part.js';
import {
  addsThing,
  asksForCurrency,
  asksOfAdding,
  asksOfExtra,
  isOfCustoms,
  isOfOtherMatters,
  namesPrice,
  type PriceTopic,
  plainQuestion,
  questionsIn,
  supposesNumber,
  topicsIn,
} from '../../../asked/price-topics.js';
import { has, phrasePattern } from '../../../text/phrases.js';
import type { AskedChange, AskedQuote, AskedThings } from './asked-quote.js';
import { budgetIn } from './budget.js';
import { askedIncluded, thingsNamed } from './included-topics.js';
import { sayApart, sayIncluded, sayListed } from './say-included.js';
import { sayPart } from './say-part.js';
import {
  sayBudget,
  sayCheaper,
  sayCrew,
  sayCurrency,
  sayDistance,
  sayDuration,
  sayFinal,
  sayInsuranceOf,
  sayPacking,
  sayPay,
  sayPerPerson,
  sayProtest,
  sayRange,
  saySame,
  sayShares,
  saySpread,
  sayTime,
  sayTimes,
  sayVolume,
  sayWays,
  sayWhatIf,
  sayWhy,
} from './say-price.js';

export interface PriceQuestion {
  readonly query: string;
  /** The reader's language tag. */
  readonly tag: string;
  /** What the question would change of the move, each apart. Called only if it may. */
  readChanges(): readonly AskedChange[];
  /** The things that it names. Called only if it asks for the price of some. */
  readThings(): AskedThings;
}

type Say = (asked: AskedQuote, question: PriceQuestion & { readonly sentence: string }) => string | undefined;

/** Who asks for a sum wants no yes or no: "how much on top for packing". */
const sums = phrasePattern('how much, what would, what does, cuanto, combien, berapa, brp, palju, كم, بكم, بكام, قديش');

/** Whether a pet or a car may come is asked of the guides: only its cost is asked here. */
const guided: ReadonlySet<string> = new Set(['pets', 'car']);

const isGuided = ({ facts, takenBack }: AskedChange): boolean =>
  Object.keys(facts).every((fact) => guided.has(fact)) && takenBack.length === 0;

const whatIf: Say = (asked, { query, sentence, readChanges }) => {
  const changes = readChanges().filter((change) => !isGuided(change) || namesPrice(sentence) || addsThing(sentence));
  const said = changes.flatMap((change) => sayWhatIf(asked, change) ?? []);
  const times = asksForQuicker(query) ? sayTimes(asked, changes) : undefined;
  if (said.length > 0) return [times, ...new Set(said)].filter(Boolean).join('\n\n');
  return times ?? (changes.some(({ facts }) => Object.keys(facts).length > 0) ? saySame(asked) : undefined);
};

const sayings: Readonly<Record<PriceTopic, Say>> = {
  perPerson: sayPerPerson,
  final: sayFinal,
  protest: (asked, { tag }) => sayProtest(asked, tag),
  spread: (asked) => saySpread(asked),
  pay: sayPay,
  why: (asked) => sayWhy(asked),
  ways: sayWays,
  currency: (asked, { sentence }) => (asksForCurrency(sentence) ? sayCurrency(asked) : undefined),
  // Whether the company charges it is the company's to say.
  tax: () => undefined,
  cheaper: (asked, { tag }) => sayCheaper(asked, tag),
  time: (asked, { sentence }) => (isOfCustoms(sentence) ? undefined : sayTime(asked)),
  whatIf,
};

const supposesOther = (query: string): boolean =>
  [supposesNumber, asksForOtherPrice, mayAskForOtherPrice, asksForOtherDay, asksForVariant, supposesFirst].some(
    (asks) => asks(query),
  );

const topicsOf = (query: string, sentence: string): readonly PriceTopic[] => [
  ...new Set([...topicsIn(sentence), ...(supposesOther(query) ? (['whatIf'] as const) : [])]),
];

/** How large, how far and how long the move is. */
export function sayFigure(asked: AskedQuote, sentence: string): string | undefined {
  if (asksForVolume(sentence)) return sayVolume(asked);
  if (asksForDistance(sentence)) return sayDistance(asked);
  return asksForDuration(sentence) ? sayDuration(asked) : undefined;
}

/** "8000 euros" of a price in dollars: without exchange rates the two are not compared. */
function isInOtherMoney({ quote }: AskedQuote, query: string): boolean {
  const named = currencyOfSum(query);
  return named !== undefined && named !== quote.currency;
}

function sayFor(asked: AskedQuote, question: PriceQuestion, sentence: string): string | undefined {
  if (asksForPriceNow(sentence)) return sayRange(asked);
  if (asksOfContainerShare(question.query, sentence)) return sayShares(asked);
  const value = insuredValue(question.query, sentence);
  if (value !== undefined)
    return isInOtherMoney(asked, question.query) ? sayCurrency(asked) : sayInsuranceOf(asked, value);
  const part = askedPart(sentence);
  const ofPart = part && sayPart(asked, part, question.readThings());
  if (ofPart !== undefined) return ofPart;
  const parts = askedIncluded(sentence);
  // "Is packing in the price" wants a yes or a no, although it names the price.
  if (parts?.includes('packing') && !has(sentence, sums)) return sayIncluded(asked, parts);
  if (asksPriceOfPacking(question.query)) return sayPacking(asked);
  if (asksForCrew(sentence)) return sayCrew(asked);
  const figure = sayFigure(asked, sentence);
  if (figure !== undefined) return figure;
  if (asksForFastest(sentence) && asked.quote.modes.length > 1) return sayShares(asked);
  if (asksOfFigure(question.query)) return asksOfMargin(question.query) ? sayRange(asked) : sayWhy(asked);
  const apart = asksOfMore(sentence) ? sayApart(asked, thingsNamed(sentence)) : undefined;
  if (apart !== undefined) return apart;
  const withExtra = asksOfExtra(sentence) ? whatIf(asked, { ...question, sentence }) : undefined;
  if (withExtra !== undefined) return withExtra;
  const things = asksOfAdding(sentence) ? undefined : parts;
  const said = things && (sayListed(asked, things, question.readThings()) ?? sayIncluded(asked, things));
  if (said !== undefined) return said;
  const budget = budgetIn(question.query);
  if (budget !== undefined)
    return isInOtherMoney(asked, question.query)
      ? `${sayRange(asked)}\n\n${sayCurrency(asked)}`
      : sayBudget(asked, budget, question.tag);
  const topics = topicsOf(question.query, sentence);
  // "Would it be cheaper in October" names what to change, which says more than a list of what would help.
  const ordered = topics.includes('whatIf') ? ['whatIf' as const, ...topics] : topics;
  for (const topic of ordered) {
    const answer = sayings[topic](asked, { ...question, sentence });
    if (answer !== undefined) return answer;
  }
  return undefined;
}

function mayAskIn(query: string, sentence: string): boolean {
  if (isOfOtherMatters(sentence)) return false;
  if (asksOfContainerShare(query, sentence) || insuredValue(query, sentence) !== undefined) return true;
  if (asksOfFigure(query) || asksOfMore(sentence)) return true;
  if (asksPriceOfPacking(query) || asksForCrew(sentence) || asksForPriceNow(sentence)) return true;
  if (asksForVolume(sentence) || asksForDistance(sentence) || asksForDuration(sentence)) return true;
  return (
    topicsOf(query, sentence).length > 0 ||
    askedPart(sentence) !== undefined ||
    askedIncluded(sentence) !== undefined ||
    budgetIn(query) !== undefined
  );
}

/** Whether the words may be about a price, before it is worked out. */
export const mayAskOfPrice = (query: string): boolean =>
  [plainQuestion(query), ...questionsIn(query)].some((sentence) => mayAskIn(query, sentence));

/** Answers a question about the price on the screen. Undefined if it asks for something else. */
export function answerPriceQuestion(asked: AskedQuote, question: PriceQuestion): string | undefined {
  const whole = plainQuestion(question.query);
  const said = mayAskIn(question.query, whole) ? sayFor(asked, question, whole) : undefined;
  if (said !== undefined) return said;
  const parts = questionsIn(question.query).filter((sentence) => mayAskIn(question.query, sentence));
  const answers = new Set(parts.flatMap((sentence) => sayFor(asked, question, sentence) ?? []));
  return answers.size > 0 ? [...answers].join('\n\n') : undefined;
}
