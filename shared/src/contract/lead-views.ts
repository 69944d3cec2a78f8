import { z } from 'zod';
import { leadViews } from '../domain/leads/lead-views.js';
import { endpoint } from './endpoint.js';
import { requiredText, text } from './text.js';

export const getLeadCounts = endpoint('GET', '/api/leads/counts', {
  summary: 'How many leads are in each view of the list, for the person who asks',
  access: 'company',
  permission: 'leads.see',
  answer: z
    .object(
      Object.fromEntries(leadViews.map((view) => [view, z.number().int()])) as Record<
        (typeof leadViews)[number],
        z.ZodNumber
      >,
    )
    .meta({ id: 'LeadCounts' }),
});

export const mostSavedViews = 30;

/** What the dashboard keeps and reads again: names of its columns. */
const columns = z.array(text(40)).max(40);

const savedViewBody = {
  name: requiredText(60, 'Give the view a name'),
  filter: text(2_000).describe('The filter and the order, as in the address of the list.'),
  columns,
};

const savedView = z
  .object({ id: z.uuid(), name: z.string(), filter: z.string(), columns: z.array(z.string()) })
  .meta({ id: 'SavedLeadView' });

export type SavedLeadView = z.infer<typeof savedView>;

export const listSavedViews = endpoint('GET', '/api/leads/views', {
  summary: "One's own saved views of the list, in the order in which they were saved",
  access: 'company',
  permission: 'leads.see',
  answer: z.object({ views: z.array(savedView) }),
});

export const addSavedView = endpoint('POST', '/api/leads/views', {
  summary: 'Save a view of the list for oneself',
  access: 'company',
  permission: 'leads.see',
  body: z.strictObject(savedViewBody),
  status: 201,
  answer: savedView,
});

export const changeSavedView = endpoint('PATCH', '/api/leads/views/:id', {
  summary: 'Rename a saved view, or save another filter under its name',
  access: 'company',
  permission: 'leads.see',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({
    name: savedViewBody.name.optional(),
    filter: savedViewBody.filter.optional(),
    columns: columns.optional(),
  }),
  answer: savedView,
  errors: ['not_found'],
});

export const removeSavedView = endpoint('DELETE', '/api/leads/views/:id', {
  summary: 'Remove a saved view',
  access: 'company',
  permission: 'leads.see',
  params: z.strictObject({ id: z.uuid() }),
  answer: z.object({}),
  errors: ['not_found'],
});

const listLook = z.strictObject({ columns, density: z.enum(['comfortable', 'compact']) }).meta({ id: 'LeadListLook' });

export const getListLook = endpoint('GET', '/api/leads/look', {
  summary: 'How one has the list: its columns and how close its rows are; null before the first choice',
  access: 'company',
  permission: 'leads.see',
  answer: z.object({ look: listLook.nullable() }),
});

export const setListLook = endpoint('PUT', '/api/leads/look', {
  summary: 'Keep how one has the list',
  access: 'company',
  permission: 'leads.see',
  body: listLook,
  answer: z.object({ look: listLook }),
});
