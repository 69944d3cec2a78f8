import type { Send } from '@meg/shared/contract/client';
import { leadFields } from '../../conversation/drafts/lead-fields.js';
import type { Delivery } from '../storage/outbox.js';
import { callLead, type Failure, keyed, type LeadBody } from './calls.js';

/** Whether the visitor can correct it. A refused field that the form lacks is our own fault, and worth another try. */
function isOfForm(fields: Failure['fields']): fields is NonNullable<Failure['fields']> {
  return leadFields.some((field) => fields?.[field] !== undefined);
}

/**
 * One try to bring a lead to the server. Only what it will never change its mind about is final: another fault of the
 * request may be mended by the next release, so it counts as a failed try.
 */
export async function deliverLead(send: Send, key: string, body: LeadBody): Promise<Delivery> {
  const called = await callLead(send, keyed(key, body));
  if (called.isOk) return { outcome: 'saved', leadId: called.answer.id, reference: called.answer.reference };
  if (called.code === 'idempotency_conflict') return { outcome: 'known' };
  if (called.code === 'validation_failed' && isOfForm(called.fields)) {
    return { outcome: 'refused', fields: called.fields };
  }
  return { outcome: 'failed', retryAfterMs: called.retryAfterMs };
}
