import { z } from 'zod';
import { requiredText } from './text.js';

export const taskFields = {
  text: requiredText(500, 'Write what is to be done'),
  dueAt: z.iso.datetime({ offset: true, error: 'Say by when' }),
  assigneeId: z.uuid().nullable().describe('A person of the company; null for whoever comes first.'),
};

export const leadTask = z
  .object({
    id: z.uuid(),
    text: z.string(),
    dueAt: z.iso.datetime(),
    assigneeId: z.uuid().nullable(),
    assigneeName: z.string().nullable(),
    doneAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'LeadTask' });
