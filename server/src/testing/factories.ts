import type { createLead } from '@meg/shared/contract/leads';
import type { z } from 'zod';

type LeadBody = z.input<(typeof createLead)['body']>;

/** A quote as the chat sends it along with a lead. */
export function quoteData(minPrice: number, maxPrice: number): NonNullable<LeadBody['quote']> {
  return {
    minPrice,
    maxPrice,
    currency: 'USD',
    lines: [{ code: 'base', amount: minPrice, text: 'The move itself' }],
    source: 'default_rates',
    volumeM3: 27,
    distanceKm: 10_500,
    rangeBasis: 'home_size',
    engineVersion: '1',
  };
}

/** A lead as the chat sends it; a test changes what it is about. */
export function leadBody(changes: Partial<LeadBody> = {}): LeadBody {
  return {
    companyId: 'demo',
    name: 'Amina Yusof',
    email: 'amina@example.com',
    phone: '+44 7700 900123',
    originCity: 'Leeds',
    destinationCity: 'Kuala Lumpur',
    moveType: 'international',
    moveDetails: 'full-home',
    propertySize: '2 - 3 Beds',
    moveSize: 'All furniture and content',
    // What the rates of a new company give for this move.
    preliminaryQuote: '$9,400 – $11,400',
    quote: quoteData(9_400, 11_400),
    chatHistory: 'Meg: Hello',
    elapsedMs: 20_000,
    ...changes,
  };
}

/** A result of the readiness test as the chat sends it along with a lead. */
export function readinessData(percentage: number): NonNullable<LeadBody['readiness']> {
  const half = { score: 3, max: 6 };
  return {
    totalScore: 12,
    maxScore: 24,
    percentage,
    readinessLevel: 'on-track',
    categoryScores: { documentation: half, planning: half, logistics: half, destination: half },
    recommendations: ['ask_specialist'],
  };
}
