import type { ComprehensiveQuoteRequest, QuoteRequest } from '@meg/shared/contract/quotes';
import { measuresFor } from '@meg/shared/domain/quotes/measurement-system';
import type { MovingRates } from '@meg/shared/domain/quotes/rates';
import type { ReaderLanguage } from '../../../languages/choose-language.js';
import type { PlaceMatch } from '../../places/places.service.js';
import type { CompanyRates } from './company-rates.js';
import { type DomesticCoverage, kindOfMove } from './move/classify-move.js';
import { distanceBetween, type MoveDistance, typicalDistance } from './move/distance.js';
import type { EndAccess, Move } from './move/move.js';
import type { Reader } from './text/figure-formats.js';

/** What a quote is made from: what was asked, where the ends were found, and how near the date is. */
export interface QuoteCase {
  readonly request: QuoteRequest;
  readonly origin: PlaceMatch;
  readonly destination: PlaceMatch;
  /** From the caller's clock. Null where there is no date. */
  readonly weeksUntilMove: number | null;
  readonly language: ReaderLanguage;
}

export interface QuotingCompany extends DomesticCoverage, CompanyRates {
  /** ISO 4217 */
  readonly currency: string;
}

/** The second quote call is for international moves, whole households unless it says otherwise. */
export function fromComprehensive(request: ComprehensiveQuoteRequest): QuoteRequest {
  return { ...request, moveType: 'international', moveDetails: request.moveDetails ?? 'full-home' };
}

export const placedAt = (match: PlaceMatch): (PlaceMatch & { kind: 'found' })['place'] | null =>
  match.kind === 'found' ? match.place : null;

const monthOf = ({ moveDate, moveMonth }: QuoteRequest): number | null =>
  moveDate === undefined ? (moveMonth ?? null) : Number(moveDate.slice(5, 7));

const endOf = (access: EndAccess | undefined): EndAccess | null => access ?? null;

export function distanceOf({ request, origin, destination }: QuoteCase, { figures }: MovingRates): MoveDistance {
  const [from, to] = [placedAt(origin), placedAt(destination)];
  const kind = kindOfMove(from, to, request.moveType);
  if (from === null || to === null) return typicalDistance(kind, figures.travel);
  return distanceBetween(from, to, kind, figures.travel);
}

export function moveOf(given: QuoteCase, distance: MoveDistance): Move {
  const { request, origin, destination } = given;
  return {
    moveType: kindOfMove(placedAt(origin), placedAt(destination), request.moveType),
    distanceKm: distance.km,
    destinationCountry: placedAt(destination)?.countryCode ?? null,
    moveDetails: request.moveDetails,
    propertySize: request.propertySize ?? null,
    moveSize: request.moveSize ?? null,
    rooms: (request.rooms as Move['rooms']) ?? null,
    inventory: request.inventory ?? null,
    specialItems: request.specialItems ?? [],
    originAccess: endOf(request.access?.origin),
    destinationAccess: endOf(request.access?.destination),
    moveMonth: monthOf(request),
    packing: request.packing ?? null,
  };
}

/** A browser's wish decides on the words alone: many are set to American English far from any mile. */
export function readerOf({ request, origin, language }: QuoteCase, { currency }: QuotingCompany): Reader {
  const country = placedAt(origin)?.countryCode ?? null;
  return { language, currency, units: request.units ?? measuresFor(request.language ?? language.code, country) };
}
