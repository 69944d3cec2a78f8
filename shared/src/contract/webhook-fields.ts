import { factNames, leadFacts } from './lead-facts.js';
import type { MoveFact } from './move.js';

type MoveField = `lead.${MoveFact}`;

const moveFields = Object.fromEntries(factNames.map((fact) => [`lead.${fact}`, leadFacts[fact].meaning])) as Readonly<
  Record<MoveField, string>
>;

/** The values that a custom payload can contain, by path, with explanations, in the order in which they are offered. */
export const webhookFields = {
  'event.type': 'What happened, as in lead.created',
  'event.id': 'The id of what happened',
  'event.at': 'When it happened, in UTC',
  'company.name': 'Your company',
  'company.slug': 'Your company’s short name',
  'lead.id': 'The lead’s id',
  'lead.reference': 'The lead’s short name, as in M-7K3F9QXY',
  'lead.name': 'Name',
  'lead.firstName': 'First name',
  'lead.lastName': 'Last name',
  'lead.email': 'Email',
  'lead.phone': 'Phone',
  ...moveFields,
  'lead.preliminaryQuote': 'The range of the move, whether or not the visitor saw it',
  'lead.quoteAmount': 'The middle of the range, as a number',
  'lead.quoteMin': 'The least of the range, as a number',
  'lead.quoteMax': 'The most of the range, as a number',
  'lead.readinessPercent': 'Result of the readiness test, 0 to 100',
  'lead.currency': 'Currency of the range',
  'lead.status': 'Status',
  'lead.language': 'The visitor’s language',
  'lead.sourcePage': 'The page that carried the chat',
  'lead.createdAt': 'When the lead came in, in UTC',
  'lead.chatHistory': 'The conversation',
  'lead.url': 'The lead in Meg',
  'lead.source': 'chat, handoff for who only asked for a person, or by_hand for a lead that a person added',
  'lead.cameFrom': 'How the visitor came, as in Google ads',
  'lead.campaign': 'utm_campaign',
  'lead.campaignSource': 'utm_source',
  'lead.campaignMedium': 'utm_medium',
  'lead.campaignTerm': 'utm_term',
  'lead.campaignContent': 'utm_content',
  'lead.clickId': 'gclid, msclkid or fbclid',
  'lead.referringSite': 'The host of the page before',
  'lead.bookedAmount': 'Booked amount, as a number',
  'lead.bookedCurrency': 'Currency of the booked amount',
  'lead.bookedMoveDate': 'Date of the move that was booked',
  'lead.lostReason': 'Why the lead is lost, as in price or no-answer',
  'lead.lostWords': 'Why the lead is lost, in words',
  'lead.mergedIds': 'The ids of leads that were merged into this one and are gone',
  'assignee.name': 'Who works on the lead',
  'assignee.email': 'Their email',
  'change.from': 'Status before',
  'change.to': 'Status after',
  'handoff.requestType': 'immediate or scheduled',
  'handoff.contactMethod': 'whatsapp or call',
  'handoff.email': 'Email given with the request',
  'handoff.phone': 'Phone given with the request',
  'handoff.slotStart': 'Start of the callback, in UTC',
  'handoff.timezone': 'The visitor’s time zone',
  'feedback.rating': 'Rating: 1, 3 or 5',
  'feedback.comment': 'Comment',
  'feedback.email': 'Email given with the rating',
} as const;

export type WebhookField = keyof typeof webhookFields;

/** The conversation may be long: once in a payload is enough. */
export const longField: WebhookField = 'lead.chatHistory';

const part = /^[A-Za-z_][\w-]*$/;
const place = /^\d$/;
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);
const mostParts = 6;

/** The parts of a name such as `customer.phones.0`: numbers are places in a list. Undefined if it is invalid. */
export function pathOfName(name: string): readonly string[] | undefined {
  const parts = name.split('.');
  const isName = parts.every((one, at) => (at > 0 && place.test(one)) || (part.test(one) && !forbidden.has(one)));
  return isName && parts.length <= mostParts ? parts : undefined;
}

/** The first name that conflicts with another: it would have to be both a value and an object or list of values. */
export function clashingName(names: readonly string[]): string | undefined {
  const isIn = (inner: string, outer: string) => inner.startsWith(`${outer}.`);
  const isPlace = (parts: readonly string[], at: number) => place.test(parts[at] ?? '');
  return names.find((name) =>
    names.some((other) => {
      if (other === name) return false;
      if (isIn(name, other)) return true;
      // One path says list, the other object.
      const [mine, theirs] = [name.split('.'), other.split('.')];
      const at = mine.findIndex((one, where) => one !== theirs[where]);
      return isPlace(mine, at) !== isPlace(theirs, at);
    }),
  );
}
