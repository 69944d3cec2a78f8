import type { createLead } from '@meg/shared/contract/leads';
import type { z } from 'zod';

type LeadBody = z.input<(typeof createLead)['body']>;

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
    preliminaryQuote: '$4,850 – $6,350',
    chatHistory: 'Meg: Hello',
    elapsedMs: 20_000,
    ...changes,
  };
}
