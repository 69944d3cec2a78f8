import type { AnswerOf } from '@meg/shared/contract/endpoint';
import type {
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookEvent,
  WebhookMapping,
  WebhookShape,
} from '@meg/shared/contract/webhooks';
import type { WaitReason } from '@meg/shared/domain/companies/company-standing';
import { type Member, memberMay } from '../../people/person.js';
import type { AttemptRow, ListedDelivery } from './deliver/webhook-deliveries.store.js';
import type { EndpointRow } from './webhooks.store.js';

type Attempt = WebhookDeliveryDetail['tries'][number];

const instant = (ms: number): string => new Date(ms).toISOString();
const instantOrNone = (ms: number | null): string | null => (ms === null ? null : instant(ms));

/** People who may not change webhooks see only the host of an address, because the rest often holds keys. */
function maySeeKeys(member: Member): boolean {
  return memberMay(member, 'webhooks.manage');
}

export function shownUrl(url: string, member: Member): string {
  if (maySeeKeys(member)) return url;
  const { origin, pathname, search } = new URL(url);
  return pathname + search === '/' ? origin : `${origin}/…`;
}

export function webhookView(row: EndpointRow, member: Member, nowMs: number): Omit<Webhook, 'isSecretReadable'> {
  const { id, description, disabledAt, disabledReason, version, lastTriedAt, lastStatus, lastFault } = row;
  const isOldGood = row.oldSecretUntil !== null && row.oldSecretUntil > nowMs;
  return {
    id,
    description,
    version,
    disabledReason,
    isEnabled: disabledAt === null,
    url: shownUrl(row.url, member),
    events: JSON.parse(row.events) as WebhookEvent[],
    shape: row.shape as WebhookShape,
    mapping: JSON.parse(row.mapping) as WebhookMapping,
    failingSince: instantOrNone(row.failingSince),
    lastResult: lastTriedAt === null ? null : { at: instant(lastTriedAt), status: lastStatus, fault: lastFault },
    oldSecretUntil: isOldGood ? instantOrNone(row.oldSecretUntil) : null,
    createdAt: instant(row.createdAt),
  };
}

export function deliveryView(row: ListedDelivery, waitsFor: WaitReason | null): WebhookDelivery {
  const { id, eventType, state, attempts, lastStatus } = row;
  return {
    id,
    eventType,
    state,
    attempts,
    lastStatus,
    nextTryAt: instantOrNone(row.nextTryAt),
    waitsFor: state === 'pending' ? waitsFor : null,
    createdAt: instant(row.createdAt),
  };
}

export function attemptView({ id, startedAt, durationMs, headers, status, answer, fault }: AttemptRow): Attempt {
  const sent = JSON.parse(headers) as Attempt['headers'];
  return { id, at: instant(startedAt), durationMs, headers: sent, status, answer, fault };
}

export type WebhookWithSecret = AnswerOf<typeof import('@meg/shared/contract/webhooks').addWebhook>;
