import type { ComprehensiveQuoteRequest, QuoteRequest } from '@meg/shared/contract/quotes';
import { type MeasureSystem, measuresFor } from '@meg/shared/domain/quotes/measurement-system';
import type { MovingRates } from '@meg/shared/domain/quotes/rates';
import type { ReaderLanguage } from '../../../languages/choose-language.js';
import type { PlaceMatch } from '../../places/places.service.js';
import { type DomesticCoverage, kindOfMove } from './move/classify-move.js';
import { distanceBetween, type MoveDistance, typicalDistance } from './move/distance.js';
import type { Move } from './move/move.js';
import type { Reader } from './text/figure-formats.js';

/** The input of a quote, with its places found. */
export interface QuoteCase {
  readonly request: QuoteRequest;
  readonly origin: PlaceMatch;
  readonly destination: PlaceMatch;
  /** By the caller's clock. Null without a date. */
  readonly weeksUntilMove: number | null;
  readonly language: ReaderLanguage;
}

export interface QuotingCompany extends DomesticCoverage {
  readonly rates: MovingRates;
  /** ISO 4217 */
  readonly currency: string;
  /** Where the company is, if that is known. */
  readonly home?: { readonly lat: number; readonly lon: number } | undefined;
  /** Empty: as in the country of the origin. */
  readonly measures: MeasureSystem | '';
  /** Whether a person of the company has looked at its rates. */
  readonly isRatesConfirmed: boolean;
}

/** The second quote call is for international moves, by default of whole households. */
export function fromComprehensive(request: ComprehensiveQuoteRequest): QuoteRequest {
  return { ...request, moveType: 'international', moveDetails: request.moveDetails ?? 'full-home' };
}

export const placedAt = (match: PlaceMatch): (PlaceMatch & { kind: 'found' })['place'] | null =>
  match.kind === 'found' ? match.place : null;

const monthOf = ({ moveDate, moveMonth }: QuoteRequest): number | null =>
  moveDate === undefined ? (moveMonth ?? null) : Number(moveDate.slice(5, 7));

export function distanceOf({ request, origin, destination }: QuoteCase, { figures }: MovingRates): MoveDistance {
  const [from, to] = [placedAt(origin), placedAt(destination)];
  const kind = kindOfMove(from, to, request.moveType);
  if (from === null || to === null) return typicalDistance(kind, figures.travel);
  return distanceBetween(from, to, kind, figures.travel);
}

export function moveOf(quoteCase: QuoteCase, distance: MoveDistance): Move {
  const { request, origin, destination } = quoteCase;
  return {
    moveType: kindOfMove(placedAt(origin), placedAt(destination), request.moveType),
    distanceKm: distance.km,
    destinationCountry: placedAt(destination)?.countryCode ?? null,
    moveDetails: request.moveDetails,
    propertySize: request.propertySize ?? null,
    moveSize: request.moveSize ?? null,
    rooms: request.rooms ?? null,
    inventory: request.inventory ?? null,
    volumeM3: request.volumeM3 ?? null,
    specialItems: request.specialItems ?? [],
    leftOut: request.leftOut ?? [],
    originAccess: request.access?.origin ?? null,
    destinationAccess: request.access?.destination ?? null,
    moveMonth: monthOf(request),
    packing: request.packing ?? null,
    shippingMode: request.shippingMode ?? null,
    storage: request.storage ?? false,
    insurance: request.insurance ?? false,
    pets: request.pets ?? false,
    car: request.car ?? false,
  };
}

/** The units do not depend on the browser's language: many browsers outside America have American English. */
export function readerOf({ request, origin, language }: QuoteCase, { currency, measures }: QuotingCompany): Reader {
  const country = placedAt(origin)?.countryCode ?? null;
  const units = request.units ?? measuresFor(request.language ?? language.code, country, measures);
  return { language, currency, units };
}
