import type { Quote } from '@meg/shared/contract/quotes';
import { toFt3, toMiles } from '@meg/shared/domain/quotes/measurement-system';
import type { MovingRates } from '@meg/shared/domain/quotes/rates';
import { pick } from '../../../pick.js';
import type { PlaceMatch } from '../../places/places.service.js';
import type { RatedMove } from './difficulty/factors.js';
import { rateDifficulty } from './difficulty/rate-difficulty.js';
import { engineVersion } from './engine-version.js';
import { isDomesticUnavailable } from './move/classify-move.js';
import { goesBySea } from './move/islands.js';
import { transitWeeks, wayBetween } from './move/route.js';
import { estimate as estimateMove } from './price/estimate.js';
import { nextQuestion, questionText } from './price/narrowing.js';
import { rangeAround, rangeShare } from './price/range.js';
import { distanceOf, moveOf, placedAt, type QuoteCase, type QuotingCompany, readerOf } from './quote-case.js';
import { withContainerNames } from './text/container-names.js';
import { quoteCosts } from './text/costs.js';
import { domesticText } from './text/domestic-text.js';
import { figureTexts } from './text/factor-texts.js';
import { quoteExclusions, quoteIncludes } from './text/inclusions.js';
import { marginText, quoteLines, quoteModes, shipmentText, type Workings } from './text/quote-lines.js';
import { quoteWarnings, typicalWarning } from './text/warnings.js';
import { createQuoteWriter } from './text/write-text.js';

const nameOf = (match: PlaceMatch, typed: string): string => placedAt(match)?.label ?? typed;

/** Works out the numbers that the texts need. */
export function workOut(quoteCase: QuoteCase, company: QuotingCompany, rates: MovingRates): Workings {
  const distance = distanceOf(quoteCase, rates);
  const move = moveOf(quoteCase, distance);
  const estimate = estimateMove(move, rates);
  const share = rangeShare(estimate.volume.basis, distance.basis === 'typical', rates.figures.range);
  const { request, origin, destination } = quoteCase;
  return {
    move,
    distance,
    estimate,
    range: rangeAround(estimate.price, share),
    way: wayBetween(placedAt(origin)?.countryCode ?? null, move.destinationCountry, distance.km),
    names: { origin: nameOf(origin, request.originCity), destination: nameOf(destination, request.destinationCity) },
    writer: createQuoteWriter(readerOf(quoteCase, company)),
  };
}

/** A home with a piano is a home: its special items stand in the workings. */
const contentsOf = ({ moveDetails, propertySize, rooms }: QuoteCase['request']): string =>
  moveDetails === 'specialty' && (propertySize ?? rooms) !== undefined ? 'full-home' : moveDetails;

/** The fields that a quote has with or without a price. */
function basicsOf(quoteCase: QuoteCase, company: QuotingCompany) {
  const { request, origin, destination } = quoteCase;
  const viewOf = (text: string, match: PlaceMatch): Quote['origin'] => ({
    text,
    place: placedAt(match),
    choices: match.kind === 'ambiguous' ? [...match.candidates] : [],
  });
  return {
    currency: company.currency,
    moveDetails: contentsOf(request),
    units: readerOf(quoteCase, company).units,
    engineVersion,
    origin: viewOf(request.originCity, origin),
    destination: viewOf(request.destinationCity, destination),
  };
}

const textOf = (warnings: Quote['warnings']): string | null =>
  warnings.length === 0 ? null : warnings.map(({ text }) => text).join(' ');

/** Why a move within a country has no price, and what is offered instead; undefined where it has one. */
function refusalOf({ origin, destination }: QuoteCase, company: QuotingCompany, { move, names, writer }: Workings) {
  const [from, to] = [placedAt(origin), placedAt(destination)];
  if (isDomesticUnavailable(move.moveType, from, company))
    return {
      shipmentType: writer.write('shipment_domestic'),
      disclaimer: domesticText(writer, company, from?.countryCode),
    };
  if (from === null || to === null || !goesBySea(from, to)) return undefined;
  return { shipmentType: writer.write('shipment_by_sea'), disclaimer: writer.write('disclaimer_by_sea', { ...names }) };
}

type Refusal = NonNullable<ReturnType<typeof refusalOf>>;

/** A quote without price and difficulty, with texts that say why and what is offered instead. */
function unavailable(quoteCase: QuoteCase, company: QuotingCompany, workings: Workings, refusal: Refusal): Quote {
  const warnings = quoteWarnings(quoteCase, workings).filter(({ code }) => code === 'warning_is_local');
  return {
    ...basicsOf(quoteCase, company),
    minPrice: null,
    maxPrice: null,
    moveType: 'local',
    warning: textOf(warnings),
    ...refusal,
    source: 'domestic_unavailable',
    difficultyRating: null,
    lines: [],
    costs: [],
    includes: [],
    modes: [],
    volume: null,
    distance: null,
    range: null,
    nextQuestion: null,
    warnings,
    exclusions: [],
  };
}

function difficultyOf(quoteCase: QuoteCase, workings: Workings, rates: MovingRates) {
  const { move, estimate, way } = workings;
  const rated: RatedMove = {
    moveType: move.moveType,
    from: placedAt(quoteCase.origin)?.countryCode ?? null,
    to: move.destinationCountry,
    distanceKm: move.distanceKm,
    transit: estimate.chosen && transitWeeks(estimate.chosen.mode, way, move.distanceKm),
    costHours: estimate.price / rates.localRates.hourlyRate,
    weeksUntilMove: quoteCase.weeksUntilMove,
  };
  return rateDifficulty(rated, figureTexts(rated, workings), quoteCase.language.words);
}

function questionOf(quoteCase: QuoteCase, { move, writer }: Workings, rates: MovingRates): Quote['nextQuestion'] {
  const next = nextQuestion(move, rates, {
    isOriginPlaced: placedAt(quoteCase.origin) !== null,
    isDestinationPlaced: placedAt(quoteCase.destination) !== null,
    leaveOut: quoteCase.request.leaveOut ?? [],
  });
  return next && { ...next, text: writer.write(questionText(next.code, move)) };
}

function rangeOf(workings: Workings): NonNullable<Quote['range']> {
  return {
    ...pick(workings.range, 'isCapped', 'uncappedMin', 'uncappedMax'),
    basis: workings.estimate.volume.basis,
    percent: Math.round(workings.range.share * 100),
    text: marginText(workings),
  };
}

function priceOf(quoteCase: QuoteCase, company: QuotingCompany, workings: Workings) {
  const { distance, estimate, range } = workings;
  return {
    ...basicsOf(quoteCase, company),
    minPrice: range.min,
    maxPrice: range.max,
    source: company.isRatesConfirmed ? ('company_rates' as const) : ('default_rates' as const),
    lines: quoteLines(workings),
    volume: { m3: estimate.volume.m3, ft3: toFt3(estimate.volume.m3), basis: estimate.volume.basis },
    distance: { km: distance.km, miles: toMiles(distance.km), basis: distance.basis },
    range: rangeOf(workings),
  };
}

/**
 * The price and its workings alone, as a lead keeps them: the difficulty, the ways and the next question take nearly
 * half of a quote's time, and are for somebody who reads them. Null if the move is refused.
 */
export function computePrice(quoteCase: QuoteCase, company: QuotingCompany): ReturnType<typeof priceOf> | null {
  const workings = workOut(quoteCase, company, withContainerNames(company.rates, quoteCase.language.words));
  return refusalOf(quoteCase, company, workings) ? null : priceOf(quoteCase, company, workings);
}

/**
 * A preliminary price range by the company's rates, with its workings. Pure: the caller finds the places and turns the
 * date into weeks, so that this needs neither index nor clock.
 */
export function computeQuote(quoteCase: QuoteCase, company: QuotingCompany): Quote {
  const rates = withContainerNames(company.rates, quoteCase.language.words);
  const workings = workOut(quoteCase, company, rates);
  const { move, estimate, range } = workings;
  const refusal = refusalOf(quoteCase, company, workings);
  if (refusal) return unavailable(quoteCase, company, workings, refusal);
  const warnings = [...quoteWarnings(quoteCase, workings), ...typicalWarning(company, workings)];
  return {
    ...priceOf(quoteCase, company, workings),
    moveType: move.moveType,
    shipmentType: shipmentText(workings, estimate.chosen),
    warning: textOf(warnings),
    disclaimer: workings.writer.write('disclaimer'),
    difficultyRating: difficultyOf(quoteCase, workings, rates),
    costs: quoteCosts(workings),
    includes: quoteIncludes(workings),
    modes: quoteModes(workings, range.share),
    nextQuestion: questionOf(quoteCase, workings, rates),
    warnings,
    exclusions: quoteExclusions(quoteCase, workings),
  };
}
