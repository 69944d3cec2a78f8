import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { knowledgeEntry, newKnowledgeEntry } from './knowledge.js';

const version = z.int().min(0);
const params = z.strictObject({ entryId: z.uuid() });

const versionedEntry = knowledgeEntry
  .extend({ version: version.describe('Send it with a change: one that saw an older entry changes nothing.') })
  .meta({ id: 'VersionedKnowledgeEntry' });

export type VersionedKnowledgeEntry = z.infer<typeof versionedEntry>;

export const listKnowledge = endpoint('GET', '/api/knowledge', {
  summary: "The company's own answers, as they were written",
  access: 'company',
  permission: 'settings.see',
  answer: z.object({ entries: z.array(versionedEntry) }),
});

export const addKnowledge = endpoint('POST', '/api/knowledge', {
  summary: 'Add an answer: the chat gives it from the next question on',
  access: 'company',
  permission: 'config.change',
  body: z.strictObject(newKnowledgeEntry.shape),
  status: 201,
  answer: versionedEntry,
});

export const changeKnowledge = endpoint('PUT', '/api/knowledge/:entryId', {
  summary: 'Change an answer, unless somebody else has changed it since it was read',
  access: 'company',
  permission: 'config.change',
  params,
  body: z.strictObject({ ...newKnowledgeEntry.shape, version }),
  answer: versionedEntry,
  errors: ['not_found', 'edit_conflict'],
});

export const removeKnowledge = endpoint('DELETE', '/api/knowledge/:entryId', {
  summary: 'Remove an answer',
  access: 'company',
  permission: 'config.change',
  params,
  answer: z.object({ done: z.literal(true) }),
  errors: ['not_found'],
});
