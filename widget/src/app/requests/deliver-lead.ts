import type { Send } from '@meg/shared/contract/client';
import { leadFields } from '../../conversation/drafts/lead-fields.js';
import type { Delivery } from '../storage/outbox.js';
import { callLead, type Failure, keyed, type LeadBody } from './calls.js';

/** Whether the visitor can correct it. A refused field that the form lacks is our own fault, so it is tried again. */
function isOfForm(fields: Failure['fields']): fields is NonNullable<Failure['fields']> {
  return leadFields.some((field) => fields?.[field] !== undefined);
}

/**
 * One attempt to send a lead. Only answers that can never change are final: any other error may be fixed by the next
 * release, so it counts as a failed attempt.
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
