import type { QuoteRequest } from '@meg/shared/contract/quotes';
import { listOf } from '../../../languages/fill-words.js';
import { shipmentText } from '../engine/text/quote-lines.js';
import { type AskedChange, type AskedQuote, asList, pricesOf, rangeText } from './asked-quote.js';
import { pricesTogether, type Saving, savingsOf, volumeFor } from './savings.js';

/** Answers to questions about a price, each worked out from it. */

export function sayWhy(asked: AskedQuote, mostLines = Number.POSITIVE_INFINITY): string {
  const { estimate, distance, writer } = asked.workings;
  const intro = writer.write('say_why', { m3: estimate.volume.m3, km: distance.km });
  const costs = asList(asked.quote.costs.slice(0, mostLines).map(({ text }) => text));
  return [`${intro}\n${costs}`, hoursText(asked)].filter((said) => said !== undefined).join('\n\n');
}

/** The crew and its hours, with what stairs add to them: shares of the price alone would not show a floor that was told. */
function hoursText(asked: AskedQuote): string | undefined {
  const { estimate, writer } = asked.workings;
  const stairs = estimate.lines.find(({ code }) => code === 'access');
  const said = [crewText(asked), stairs && writer.write(stairs.code, stairs.params)].filter((one) => one !== undefined);
  return said.length > 0 ? said.map((one) => `${one}.`).join('\n') : undefined;
}

const mostOfProtest = 3;

/** To whom it is too much: what weighs most, what would bring it down, and a person. */
export const sayProtest = (asked: AskedQuote, tag: string): string =>
  `${sayWhy(asked, mostOfProtest)}\n\n${sayCheaper(asked, tag)}`;

export const sayPerPerson = (asked: AskedQuote): string =>
  asked.workings.writer.write('say_whole_move', { range: rangeText(asked, pricesOf(asked)) });

export const sayPay = ({ workings: { writer } }: AskedQuote): string => writer.write('say_pay_nothing');

export const sayCurrency = ({ quote, workings: { writer } }: AskedQuote): string =>
  writer.write('say_currency', { currency: quote.currency });

/** The ways side by side, the cheapest first. Undefined where there is one alone. */
export function sayWays(asked: AskedQuote): string | undefined {
  const { workings, quote } = asked;
  const ways = Object.values(workings.estimate.modes ?? {}).sort((one, other) => one.price - other.price);
  const sensible = ways.filter(({ isSensible }) => isSensible);
  const compared = sensible.length > 1 ? sensible : ways;
  if (compared.length < 2) return undefined;
  const lines = compared.flatMap((way) => {
    const shown = quote.modes.find(({ mode }) => mode === way.mode);
    const range = shown && rangeText(asked, { min: shown.minPrice, max: shown.maxPrice });
    return range ? `${shipmentText(workings, way)}: ${range}` : [];
  });
  return `${workings.writer.write('say_ways')}\n${asList(lines)}`;
}

/** Each way in the words of its card: how long it takes, and how much of a container is filled; then what each costs. */
export function sayShares(asked: AskedQuote): string {
  const shares = asList(asked.quote.modes.map(({ text }) => text));
  return [shares, sayWays(asked)].filter(Boolean).join('\n\n');
}

const usualInsurance = { standard: 2.65, min: 2.5, max: 2.8 };
const insuranceStep = 10;

/** What insuring things of this value costs, at the rate of the company. */
export function sayInsuranceOf(asked: AskedQuote, value: number): string {
  const { rates, workings } = asked;
  const { insurancePercent: percent } = rates.figures.services;
  const isUsual = percent === usualInsurance.standard;
  const { min, max } = isUsual ? usualInsurance : { min: percent, max: percent };
  const costOf = (share: number) => Math.round((value * share) / 100 / insuranceStep) * insuranceStep;
  const what = workings.writer.write('include_insurance', { value });
  return `${what}: ${rangeText(asked, { min: costOf(min), max: costOf(max) })}.`;
}

export const sayFinal = (asked: AskedQuote): string =>
  asked.workings.writer.write('say_not_final', {
    range: rangeText(asked, pricesOf(asked)),
    margin: asked.quote.range?.text ?? '',
  });

/** The range on the screen, and what it rests on. */
export const sayRange = (asked: AskedQuote): string =>
  `${rangeText(asked, pricesOf(asked))}: ${asked.quote.range?.text ?? ''}`;

/** Why there are two figures, and the ways side by side where there are some. */
export function saySpread(asked: AskedQuote): string {
  return [sayRange(asked), sayWays(asked)].filter((said) => said !== undefined).join('\n\n');
}

/** How long the ways take that a question would have, and the one that is chosen now. */
export function sayTimes({ quote }: AskedQuote, changes: readonly AskedChange[]): string | undefined {
  const asked = new Set(changes.map(({ facts }) => facts.shippingMode));
  const lines = quote.modes.filter(({ mode, isChosen }) => isChosen || asked.has(mode)).map(({ text }) => text);
  return lines.length > 1 ? asList(lines) : undefined;
}

/** What is supposed is counted already. */
export const saySame = (asked: AskedQuote): string =>
  asked.workings.writer.write('say_same', { range: rangeText(asked, pricesOf(asked)), difference: 0 });

/** In the words of the difficulty, so that both say the same. */
export function sayTime({ quote, workings: { writer } }: AskedQuote): string | undefined {
  const sentence = quote.difficultyRating?.factors.timeframe.description;
  return sentence && writer.write('say_time', { shipment: quote.shipmentType, sentence });
}

/** How long it takes: within a country with the hours of work, where the quote has them. */
export function sayDuration(asked: AskedQuote): string | undefined {
  const said = [crewText(asked), sayTime(asked)].filter((one) => one !== undefined);
  return said.length > 0 ? said.join('\n\n') : undefined;
}

/** How long the way is, as the price counts it. */
export const sayDistance = ({ quote }: AskedQuote): string | undefined =>
  quote.lines.find(({ code }) => code.startsWith('distance_'))?.text;

export const sayVolume = ({ quote }: AskedQuote): string | undefined =>
  quote.lines.find(({ code }) => code.startsWith('volume_'))?.text;

function listSavings(asked: AskedQuote, savings: readonly Saving[]): string {
  const { writer } = asked.workings;
  const lines = savings.map(({ text: change, prices, saved: saving }) =>
    writer.write('say_saving', { change, range: rangeText(asked, prices), saving }),
  );
  if (savings.length < 2) return asList(lines);
  const range = rangeText(asked, pricesTogether(asked, savings));
  return `${asList(lines)}\n${writer.write('say_all_together', { range })}`;
}

export function sayCheaper(asked: AskedQuote, tag: string): string {
  const { writer } = asked.workings;
  const savings = savingsOf(asked, tag);
  if (savings.length === 0) return `${writer.write('say_cheaper_none')} ${writer.write('say_person')}`;
  const intro = writer.write('say_cheaper', { range: rangeText(asked, pricesOf(asked)) });
  return `${intro}\n${listSavings(asked, savings)}\n\n${writer.write('say_person')}`;
}

function sayVolumeFor(asked: AskedQuote, budget: number): string {
  const { writer, estimate } = asked.workings;
  const m3 = volumeFor(asked, budget);
  return m3 === undefined
    ? writer.write('say_budget_never', { budget })
    : writer.write('say_budget_volume', { budget, m3, now: estimate.volume.m3 });
}

export function sayBudget(asked: AskedQuote, budget: number, tag: string): string {
  const { writer } = asked.workings;
  const prices = pricesOf(asked);
  const range = rangeText(asked, prices);
  if (budget >= prices.max) return writer.write('say_budget_below', { range, budget });
  if (budget >= prices.min) return writer.write('say_budget_within', { range, budget });
  const savings = savingsOf(asked, tag);
  const intro = writer.write('say_budget_above', { range });
  const ways = savings.length > 0 ? `\n${listSavings(asked, savings)}` : '';
  return `${intro}${ways}\n\n${sayVolumeFor(asked, budget)} ${writer.write('say_person')}`;
}

/** The request with what the question changes. Undefined if it changes nothing. */
function changedBy({ request }: AskedQuote, { facts, takenBack }: AskedChange): Partial<QuoteRequest> | undefined {
  const gone = takenBack.map((fact) => [fact, undefined] as const);
  const told = Object.entries(facts).filter(
    ([fact, value]) => JSON.stringify(request[fact as keyof QuoteRequest]) !== JSON.stringify(value),
  );
  const change = Object.fromEntries([...gone, ...told]) as Partial<QuoteRequest>;
  const datesGone = 'moveMonth' in change && { moveDate: undefined };
  const monthsGone = 'moveDate' in change && { moveMonth: undefined, moveYear: undefined };
  return Object.keys(change).length > 0 ? { ...datesGone, ...monthsGone, ...change } : undefined;
}

/** Wishes that the price of the change leaves out. */
function unpricedIn(asked: AskedQuote, other: ReturnType<AskedQuote['workOut']>): string | undefined {
  const before = new Set(asked.workings.estimate.lines.map(({ code }) => code));
  const added = other.estimate.lines.filter(({ code }) => code.endsWith('_survey') && !before.has(code));
  const texts = added.map(({ code, params }) => other.writer.write(code, params));
  return texts.length > 0 ? other.writer.write('say_unpriced', { what: texts.join('; ') }) : undefined;
}

const mostLetters = 48;
const mostParts = 2;

/** Words that one writes as they stand: not a whole list again, of which one thing is another. */
const isShort = (words: string): boolean =>
  words !== '' && words.length <= mostLetters && words.split(/[,،;·]/u).length <= mostParts;

export function sayWhatIf(asked: AskedQuote, change: AskedChange): string | undefined {
  const { language } = asked;
  const changed = changedBy(asked, change);
  if (!changed) return undefined;
  const { writer, estimate } = asked.workings;
  const other = asked.workOut(changed);
  const rise = other.estimate.price - estimate.price;
  const code = rise === 0 ? 'say_same' : rise > 0 ? 'say_more' : 'say_less';
  const price = writer.write(code, { range: rangeText(asked, other.range), difference: Math.abs(rise) });
  const words = listOf(change.words, language.code);
  const take = isShort(words) ? writer.write('say_take_it', { change: words }) : undefined;
  return [words === '' ? price : `${words}. ${price}`, unpricedIn(asked, other), take].filter(Boolean).join('\n\n');
}

/** What packing adds; where it is in the range already, what the range would be without it. */
export function sayPacking(asked: AskedQuote): string | undefined {
  const { packing, noPacking } = asked.language.words.heard;
  const isIn = asked.request.packing === true;
  return sayWhatIf(asked, { facts: { packing: !isIn }, takenBack: [], words: [isIn ? noPacking : packing] });
}

/** Who comes, by the line of the quote; of goods that are shipped, that their price does not count the crew. */
export const sayCrew = (asked: AskedQuote): string =>
  crewText(asked) ?? asked.workings.writer.write('say_crew_shipped');

/** Undefined where the quote has no line for the crew. */
function crewText({ workings: { estimate, writer } }: AskedQuote): string | undefined {
  const line = estimate.lines.find(({ code }) => code === 'labour' || code === 'labour_minimum');
  return line && writer.write(line.code === 'labour' ? 'labour_plain' : 'labour_minimum_plain', line.params);
}
