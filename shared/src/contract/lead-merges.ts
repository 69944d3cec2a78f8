import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { leadDetail, leadId, samePerson, version } from './lead-detail.js';
import { moveFacts } from './move.js';

/** What two leads of one person may say differently. Facts that say the same together go by the first of them. */
export const mergeFacts = [
  ...(['name', 'email', 'phone', 'status', 'assignee', 'source', 'quote', 'readiness'] as const),
  ...moveFacts,
] as const;
export type MergeFact = (typeof mergeFacts)[number];

const comparedLead = samePerson.extend({ version }).meta({ id: 'ComparedLead' });

export const leadComparison = z
  .object({
    lead: comparedLead,
    other: comparedLead,
    isOtherMove: z
      .boolean()
      .describe('Whether both ends differ. Then the move, its price and its readiness all come from one of them.'),
    differences: z.array(
      z.object({
        fact: z.enum(mergeFacts),
        label: z.string(),
        lead: z
          .string()
          .describe('In words; of the status its key, unless it ended in words. Empty where it is not said.'),
        other: z.string(),
        isOfMove: z.boolean().describe('Whether it holds for one move only.'),
        newest: z
          .enum(['lead', 'other'])
          .describe('Which of the two said it last. One that says nothing never does, except of another move.'),
      }),
    ),
  })
  .meta({ id: 'LeadComparison' });
export type LeadComparison = z.infer<typeof leadComparison>;

export const compareLeads = endpoint('GET', '/api/leads/:id/merges/:otherId', {
  summary: 'What differs between two leads of one person',
  access: 'company',
  permission: 'leads.work',
  params: leadId.extend({ otherId: z.uuid() }),
  answer: leadComparison,
  errors: ['not_found'],
});

export const mergeLeads = endpoint('POST', '/api/leads/:id/merges', {
  summary: 'Merge another lead of the same person into this one, for good',
  access: 'company',
  permission: 'leads.work',
  params: leadId,
  body: z.strictObject({
    otherId: z
      .uuid()
      .describe('The lead that will be gone. Its id and its reference keep finding the one that is kept.'),
    version,
    otherVersion: version,
    fromOther: z
      .array(z.enum(mergeFacts))
      .max(mergeFacts.length)
      .optional()
      .describe('The facts that the other lead is right about; without it, those that it said last.'),
  }),
  answer: leadDetail,
  errors: ['not_found', 'edit_conflict'],
});
