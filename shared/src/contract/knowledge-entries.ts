import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { knowledgeEntry, newKnowledgeEntry } from './knowledge.js';

const dashboard = { surface: 'dashboard' } as const;

const version = z.int().min(0);
const params = z.strictObject({ entryId: z.uuid() });

const versionedEntry = knowledgeEntry
  .extend({ version: version.describe('Send it with a change: one that saw an older entry changes nothing.') })
  .meta({ id: 'VersionedKnowledgeEntry' });

export type VersionedKnowledgeEntry = z.infer<typeof versionedEntry>;

export const listKnowledge = endpoint({
  ...dashboard,
  method: 'GET',
  path: '/api/knowledge',
  summary: "The company's own answers, as they were written",
  access: 'company',
  status: 200,
  answer: z.object({ entries: z.array(versionedEntry) }),
  errors: [],
});

export const addKnowledge = endpoint({
  ...dashboard,
  method: 'POST',
  path: '/api/knowledge',
  summary: 'Add an answer: the chat gives it from the next question on',
  access: 'owner',
  body: z.strictObject(newKnowledgeEntry.shape),
  status: 201,
  answer: versionedEntry,
  errors: [],
});

export const changeKnowledge = endpoint({
  ...dashboard,
  method: 'PUT',
  path: '/api/knowledge/:entryId',
  summary: 'Change an answer, unless somebody else has changed it since it was read',
  access: 'owner',
  params,
  body: z.strictObject({ ...newKnowledgeEntry.shape, version }),
  status: 200,
  answer: versionedEntry,
  errors: ['not_found', 'edit_conflict'],
});

export const removeKnowledge = endpoint({
  ...dashboard,
  method: 'DELETE',
  path: '/api/knowledge/:entryId',
  summary: 'Remove an answer',
  access: 'owner',
  params,
  status: 200,
  answer: z.object({ done: z.literal(true) }),
  errors: ['not_found'],
});
