import { z } from 'zod';
import { companySlug } from './companies.js';
import { endpoint } from './endpoint.js';
import { botFields, idempotencyHeaders } from './public-write.js';
import { text } from './text.js';

const newFeedback = z
  .strictObject({
    companyId: companySlug.optional(),
    rating: z.union([z.literal(1), z.literal(3), z.literal(5)], { error: 'Choose 1, 3 or 5' }),
    comment: text(2_000).optional(),
    leadId: z.uuid().optional(),
    userEmail: text(254).optional(),
    sessionId: text(128).optional(),
    conversationLength: z.number().int().min(0).max(100_000).optional().describe('In messages.'),
    ...botFields,
  })
  .meta({ id: 'NewFeedback' });

const storedFeedback = z
  .object({
    id: z.uuid(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'StoredFeedback' });

export type NewFeedback = z.infer<typeof newFeedback>;
export type StoredFeedback = z.infer<typeof storedFeedback>;

export const giveFeedback = endpoint('POST', '/api/feedback', {
  summary: 'Rate the chat; stored once for each Idempotency-Key',
  access: 'visitor',
  headers: idempotencyHeaders,
  body: newFeedback,
  status: 201,
  answer: storedFeedback,
  errors: ['company_unknown', 'lead_unknown', 'idempotency_conflict'],
});
