import { companyConfig } from '@meg/shared/contract/company-config';
import { leadBody } from './factories.js';
import { routeBodies } from './route-objects.js';

const move = {
  companyId: 'demo',
  originCity: 'Leeds',
  destinationCity: 'Cork',
  moveDetails: 'full-home',
  language: 'en',
};
const contactInfo = { email: 'amina@example.com', phone: '+44 7700 900123' };
const visitor = { companyId: 'demo', elapsedMs: 20_000 };
const question = { companyId: 'demo', query: 'Is my car dutiable?', country: 'Japan', language: 'en' };
const adminUser = {
  firstName: 'Kai',
  lastName: 'Tamm',
  email: 'kai@example.com',
  password: 'a quiet harbour at night',
};

/** A body with text in its fields for each write that takes text, by method and path. */
export const writeBodies: Readonly<Record<string, object | (() => object)>> = {
  ...routeBodies,
  'POST /api/calculate-quote': { ...move, moveType: 'international' },
  'POST /api/comprehensive-quote': move,
  'POST /api/leads': leadBody(),
  'POST /api/reply-templates': { name: 'Survey', subject: 'Your move', text: 'Hello {name}' },
  'POST /api/leads/by-hand': { name: 'Kai', phone: '+44 7700 900123', move: { moveType: 'local' }, note: 'Called' },
  'POST /api/lead-additions': { companyId: 'demo', move: { moveMonth: 6 } },
  'POST /api/human-handoff': {
    ...visitor,
    requestType: 'immediate',
    contactMethod: 'call',
    contactInfo,
    chatHistory: 'Hello',
    language: 'en',
  },
  'POST /api/handoff-changes': { companyId: 'demo', slot: null, language: 'en' },
  'POST /api/feedback': { ...visitor, rating: 5, comment: 'Quick', userEmail: 'a@example.com', sessionId: 's1' },
  'POST /api/chat/search': question,
  'POST /api/chat/rag-customs': question,
  'POST /api/chat/understand': { companyId: 'demo', text: 'Two bedrooms from Leeds to Cork', language: 'en' },
  'POST /api/contact-messages': { name: 'Amina', email: 'a@example.com', topic: 'other', message: 'Hello' },
  'POST /api/company-config/preview': { config: companyConfig.parse({ branding: { companyName: 'Movers' } }) },
  'PUT /api/admin/account/duty': { isOnDuty: true },
  'PUT /api/notification-preferences/quiet-hours': {
    quietHoursStart: '21:00',
    quietHoursEnd: '07:00',
    timezone: 'Europe/London',
    urgentBreaksThrough: false,
  },
  'PUT /api/lead-assignment': { rules: [], version: 0 },
  'POST /api/lead-assignment/try': {
    rules: [],
    originCity: 'Leeds',
    destinationCity: 'Cork',
    language: 'en',
    moveType: 'local',
  },
  'POST /api/leads/views': { name: 'Abroad', filter: 'view=open', columns: ['due'] },
  'PUT /api/leads/look': { columns: ['due'], density: 'compact' },
  'POST /api/site-look': { website: 'www.example.com' },
  'POST /api/knowledge': { question: 'Do you move boats?', answer: 'Yes.', keywords: ['boat'] },
  'POST /api/admin/login': { email: 'nobody@example.com', password: 'a quiet harbour at night' },
  'POST /api/admin/forgot-password': { email: 'nobody@example.com' },
  'PUT /api/admin/account/name': { firstName: 'Nora', lastName: 'Tamm' },
  'POST /api/team/invitations': { email: 'i@example.com', teamRole: 'agent' },
  'POST /api/support-access': { for: 'day' },
  'POST /api/orders': { addons: ['white-label'] },
  'POST /api/webhooks': {
    url: 'https://hooks.example.com/in',
    description: 'CRM',
    events: ['lead.created'],
    shape: 'standard',
  },
  'POST /api/admin-domains/test': { url: 'https://movers.example' },
  'POST /api/signup/place': { address: 'Federal Street, Boston', phone: '+1 617 555 0123', serviceAreas: ['Boston'] },
  'PUT /api/setup': { isPutAway: true },
  'POST /api/signup': { company: { name: 'Movers' }, adminUser, termsAccepted: true, elapsedMs: 20_000 },
};
