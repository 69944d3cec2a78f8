import type { Send } from '@meg/shared/contract/client';
import { callLead, type LeadBody } from './calls.js';
import type { Delivery } from './outbox.js';

/**
 * One try to bring a lead to the server. Only what it will never change its mind about is final: another fault of the
 * request may be mended by the next release, so it counts as a failed try.
 */
export async function deliverLead(send: Send, key: string, body: LeadBody): Promise<Delivery> {
  const called = await callLead(send, key, body);
  if (called.isOk) return { outcome: 'saved', reference: called.answer.reference };
  if (called.status === 409) return { outcome: 'known' };
  if (called.status === 422) return { outcome: 'refused', fields: called.fields ?? {} };
  return { outcome: 'failed', retryAfterMs: called.retryAfterMs };
}
