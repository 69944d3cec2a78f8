import type { Quote } from '@meg/shared/contract/quotes';
import { toFt3, toMiles } from '@meg/shared/domain/quotes/measurement-system';
import type { MovingRates } from '@meg/shared/domain/quotes/rates';
import type { PlaceMatch } from '../../places/places.service.js';
import { rateDifficulty } from './difficulty/rate-difficulty.js';
import { engineVersion } from './engine-version.js';
import { isDomesticUnavailable } from './move/classify-move.js';
import { transitWeeks, wayBetween } from './move/route.js';
import { estimate as estimateMove } from './price/estimate.js';
import { nextQuestion } from './price/narrowing.js';
import { rangeAround, rangeShare } from './price/range.js';
import { distanceOf, moveOf, placedAt, type QuoteCase, type QuotingCompany, readerOf } from './quote-case.js';
import { withContainerNames } from './text/container-names.js';
import { quoteLines, quoteModes, rangeText, shipmentText, type Told } from './text/quote-lines.js';
import { quoteExclusions, quoteWarnings } from './text/warnings.js';
import { createQuoteWriter } from './text/write-text.js';

const nameOf = (match: PlaceMatch, typed: string): string => placedAt(match)?.label ?? typed;

/** Works out the numbers and gathers what the words need. */
function tell(given: QuoteCase, company: QuotingCompany, rates: MovingRates): Told {
  const distance = distanceOf(given, rates);
  const move = moveOf(given, distance);
  const estimate = estimateMove(move, rates);
  const share = rangeShare(estimate.volume.basis, distance.basis === 'typical', rates.figures.range);
  const { request, origin, destination } = given;
  return {
    move,
    distance,
    estimate,
    range: rangeAround(estimate.price, share),
    way: wayBetween(placedAt(origin)?.countryCode ?? null, move.destinationCountry, distance.km),
    names: { origin: nameOf(origin, request.originCity), destination: nameOf(destination, request.destinationCity) },
    writer: createQuoteWriter(readerOf(given, company)),
  };
}

function placesOf({ request, origin, destination }: QuoteCase): Pick<Quote, 'origin' | 'destination'> {
  const viewOf = (text: string, match: PlaceMatch): Quote['origin'] => ({
    text,
    place: placedAt(match),
    choices: match.kind === 'ambiguous' ? [...match.candidates] : [],
  });
  return { origin: viewOf(request.originCity, origin), destination: viewOf(request.destinationCity, destination) };
}

const textOf = (warnings: Quote['warnings']): string | null =>
  warnings.length === 0 ? null : warnings.map(({ text }) => text).join(' ');

/** No price and no difficulty, but the words that say why, and what can be had instead. */
function unavailable(given: QuoteCase, company: QuotingCompany, told: Told): Quote {
  const reader = readerOf(given, company);
  const { writer } = told;
  const warnings = quoteWarnings(given, told).filter(({ code }) => code === 'warning_is_local');
  const country = placedAt(given.origin)?.country;
  const disclaimer =
    company.localMoves && country !== undefined
      ? writer.write('disclaimer_domestic_elsewhere', { country })
      : writer.write('disclaimer_domestic_off');
  return {
    minPrice: null,
    maxPrice: null,
    currency: company.currency,
    moveType: 'local',
    moveDetails: given.request.moveDetails,
    shipmentType: writer.write('shipment_domestic'),
    warning: textOf(warnings),
    disclaimer,
    source: 'domestic_unavailable',
    difficultyRating: null,
    lines: [],
    modes: [],
    volume: null,
    distance: null,
    range: null,
    nextQuestion: null,
    warnings,
    exclusions: [],
    units: reader.units,
    engineVersion,
    ...placesOf(given),
  };
}

function difficultyOf(given: QuoteCase, { move, estimate, way }: Told, rates: MovingRates): Quote['difficultyRating'] {
  const rated = {
    moveType: move.moveType,
    from: placedAt(given.origin)?.countryCode ?? null,
    to: move.destinationCountry,
    distanceKm: move.distanceKm,
    transit: estimate.cheapest && transitWeeks(estimate.cheapest.mode, way, move.distanceKm),
    costHours: estimate.price / rates.localRates.hourlyRate,
    weeksUntilMove: given.weeksUntilMove,
  };
  return rateDifficulty(rated, given.language.words);
}

function questionOf(given: QuoteCase, { move, writer }: Told, rates: MovingRates): Quote['nextQuestion'] {
  const next = nextQuestion(move, rates, {
    isOriginPlaced: placedAt(given.origin) !== null,
    isDestinationPlaced: placedAt(given.destination) !== null,
    leaveOut: given.request.leaveOut ?? [],
  });
  return next && { ...next, text: writer.write(`ask_${next.code}`) };
}

function rangeOf(told: Told): NonNullable<Quote['range']> {
  const { share, isCapped, uncappedMin, uncappedMax } = told.range;
  return {
    basis: told.estimate.volume.basis,
    percent: Math.round(share * 100),
    isCapped,
    uncappedMin,
    uncappedMax,
    text: rangeText(told).text,
  };
}

/**
 * A preliminary range for a move by the company's rates, with its workings. Pure: the same case, company and rates
 * give the same quote. The places come found, the date comes as weeks, so that it needs neither index nor clock.
 */
export function computeQuote(given: QuoteCase, company: QuotingCompany): Quote {
  const rates = withContainerNames(company.rates, given.language.words);
  const told = tell(given, company, rates);
  const { move, distance, estimate, range } = told;
  if (isDomesticUnavailable(move.moveType, placedAt(given.origin), company)) return unavailable(given, company, told);
  const warnings = quoteWarnings(given, told);
  return {
    minPrice: range.min,
    maxPrice: range.max,
    currency: company.currency,
    moveType: move.moveType,
    moveDetails: given.request.moveDetails,
    shipmentType: shipmentText(told, estimate.cheapest),
    warning: textOf(warnings),
    disclaimer: told.writer.write('disclaimer'),
    source: company.hasOwnRates[move.moveType] ? 'company_rates' : 'default_rates',
    difficultyRating: difficultyOf(given, told, rates),
    lines: quoteLines(told),
    modes: quoteModes(told, range.share),
    volume: { m3: estimate.volume.m3, ft3: toFt3(estimate.volume.m3), basis: estimate.volume.basis },
    distance: { km: distance.km, miles: toMiles(distance.km), basis: distance.basis },
    range: rangeOf(told),
    nextQuestion: questionOf(given, told, rates),
    warnings,
    exclusions: quoteExclusions(told),
    units: readerOf(given, company).units,
    engineVersion,
    ...placesOf(given),
  };
}
