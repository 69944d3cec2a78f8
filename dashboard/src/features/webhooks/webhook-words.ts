import type { Webhook, WebhookDelivery, WebhookEvent, WebhookShape } from '@meg/shared/contract/webhooks';
import type { BadgeTone } from '../../ui/badges/badge.js';
import { spelled } from '../../ui/text/format.js';

const eventWords: Readonly<Record<WebhookEvent, string>> = {
  'lead.created': 'New lead',
  'lead.updated': 'Lead updated',
  'lead.assigned': 'Lead assigned',
  'lead.status_changed': 'Status changed',
  'handoff.requested': 'Person asked for',
  'callback.changed': 'Callback changed',
  'callback.cancelled': 'Callback cancelled',
  'callback.done': 'Callback done',
  'callback.no_answer': 'Callback without an answer',
  'feedback.given': 'Rating given',
};

export const allEvents = Object.keys(eventWords) as WebhookEvent[];

export function eventName(type: string): string {
  return type === 'test.ping' ? 'Test' : spelled(eventWords[type as WebhookEvent] ?? type);
}

export const shapeWords: Readonly<Record<WebhookShape, { title: string; detail: string }>> = {
  standard: { title: 'Meg', detail: 'Everything known of the lead, for your own code or an automation service.' },
  generic: { title: 'Your own JSON', detail: 'You choose the names, and what stands behind each.' },
  supermove: {
    title: 'Supermove-like',
    detail: 'Shaped like a lead provider’s project. Try it with your account first.',
  },
  smartmoving: { title: 'SmartMoving-like', detail: 'Shaped like a website lead. Try it with your account first.' },
};

interface StateWords {
  words: string;
  tone: BadgeTone;
}

const deliveryWords: Readonly<Record<WebhookDelivery['state'], StateWords>> = {
  pending: { words: 'On its way', tone: 'info' },
  delivered: { words: 'Delivered', tone: 'good' },
  failed: { words: 'Failed', tone: 'bad' },
  stopped: { words: 'Not sent', tone: 'neutral' },
};

/** The state of a delivery: one that failed and is tried again looks different from a new one. */
export function deliveryState({
  state,
  attempts,
  waitsFor,
}: Pick<WebhookDelivery, 'state' | 'attempts' | 'waitsFor'>): StateWords {
  if (waitsFor !== null) return { words: 'Waits for you', tone: 'warning' };
  return state === 'pending' && attempts > 0 ? { words: 'Tried again later', tone: 'warning' } : deliveryWords[state];
}

/** The state of an endpoint in a word or two. */
export function endpointState({
  isEnabled,
  disabledReason,
  failingSince,
  lastResult,
  isSecretReadable,
}: Webhook): StateWords {
  if (!isEnabled) return { words: 'Off', tone: disabledReason === 'person' ? 'neutral' : 'bad' };
  if (!isSecretReadable) return { words: 'Secret lost', tone: 'bad' };
  if (failingSince !== null) return { words: 'Failing', tone: 'warning' };
  if (lastResult === null) return { words: 'Nothing sent yet', tone: 'neutral' };
  return lastResult.fault === '' ? { words: 'Working', tone: 'good' } : { words: 'Test failed', tone: 'warning' };
}

export const secretLostSentence =
  'The server cannot read its secret any more, so nothing is sent: replace the secret and give the receiver the new one.';

export function offSentence({ disabledReason }: Webhook): string | undefined {
  if (disabledReason === 'gone') return 'Switched off: the receiver said that this address is gone for good (410).';
  if (disabledReason === 'failing') return 'Switched off: nothing has arrived for five days.';
  if (disabledReason === 'reclaimed')
    return 'Switched off: it was added before the owner’s email address was confirmed. Check its address, then switch it on.';
  return undefined;
}
