import type { Move } from '@meg/shared/contract/move';
import type { WebhookEvent } from '@meg/shared/contract/webhooks';
import { hourMs } from '../../../time/time-units.js';
import {
  type EventFacts,
  factsOfEvent,
  factsOfFeedback,
  factsOfHandoff,
  factsOfLead,
  type WebhookFacts,
} from './webhook-facts.js';

/** Has every fact, so that a preview shows each field. */
const exampleMove: Required<Move> = {
  originCity: 'Leeds',
  destinationCity: 'Kuala Lumpur',
  moveType: 'international',
  moveDetails: 'full-home',
  propertySize: '2 - 3 Beds',
  moveSize: 'All furniture and content',
  moveDate: '2027-06-18',
  moveMonth: 6,
  moveYear: 2027,
  originPlaceId: '2644688',
  destinationPlaceId: '1735161',
  originCountry: 'GB',
  destinationCountry: 'MY',
  access: { origin: { floor: 2, lift: false, carryM: 10 }, destination: { floor: 14, lift: true, carryM: 0 } },
  rooms: { bedroom: 2 },
  inventory: { items: [{ code: 'sofa-three', count: 1 }], isComplete: false },
  leftOut: [{ code: 'armchair', count: 1 }],
  specialItems: ['piano-upright'],
  shippingMode: 'own',
  volumeM3: 24,
  packing: true,
  storage: false,
  insurance: true,
  pets: true,
  car: false,
  notes: ['the keys come on the 5th'],
};

const lead = {
  id: '0190d2a6-5b1e-7c3a-9f42-8d21c7e4b605',
  name: 'Amina Yusof',
  email: 'amina@example.com',
  phone: '+44 7700 900123',
  move: exampleMove,
  quote: { minPrice: 4_850, maxPrice: 6_350, currency: 'USD' },
  readinessPercent: 62,
  preliminaryQuote: '$4,850 – $6,350',
  quoteAmount: 5_600,
  language: 'en',
  sourcePage: 'https://movers.example/quote',
  cameFrom: 'Google ads',
  arrival: JSON.stringify({
    source: 'google',
    medium: 'cpc',
    campaign: 'spring',
    term: 'moving abroad',
    content: 'blue',
    gclid: 'Cj0KCQ',
    referrer: 'www.google.co.uk',
  }),
  chatHistory: 'Meg: Hello\nVisitor: A flat from Leeds to KL',
};

const callback = (atMs: number): WebhookFacts =>
  factsOfHandoff({
    requestType: 'scheduled',
    contactMethod: null,
    email: lead.email,
    phone: lead.phone,
    slotStart: atMs + 24 * hourMs,
    timezone: 'Europe/London',
  });

const otherFacts: Readonly<Record<WebhookEvent, (atMs: number) => WebhookFacts>> = {
  'lead.created': () => ({}),
  'lead.updated': () => ({}),
  'lead.assigned': () => ({ 'assignee.name': 'Farid Rahman', 'assignee.email': 'farid@example.com' }),
  'lead.status_changed': () => ({ 'change.from': 'new', 'change.to': 'contacted' }),
  'handoff.requested': callback,
  'callback.changed': callback,
  'callback.cancelled': callback,
  'callback.done': callback,
  'callback.no_answer': callback,
  'feedback.given': () => factsOfFeedback({ rating: 5, comment: 'Quick and clear', userEmail: '' }),
};

/** For previews. The person does not exist. */
export function exampleFacts(event: EventFacts): WebhookFacts {
  const status = event.type === 'lead.status_changed' ? 'contacted' : 'new';
  return {
    ...factsOfEvent(event),
    ...factsOfLead({ ...lead, status, createdAt: event.atMs, addedBy: null, outcome: null, mergedIds: [] }, event),
    ...otherFacts[event.type](event.atMs),
  };
}
