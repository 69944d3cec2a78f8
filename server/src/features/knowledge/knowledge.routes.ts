import { addKnowledge, changeKnowledge, listKnowledge, removeKnowledge } from '@meg/shared/contract/knowledge-entries';
import type { FastifyInstance } from 'fastify';
import { companyOf } from '../../http/access/auth.js';
import { mount } from '../../http/endpoint.js';
import type { KnowledgeEditsService } from './knowledge-edits.service.js';

export function knowledgeRoutes(app: FastifyInstance, edits: KnowledgeEditsService): void {
  mount(app, listKnowledge, async (_, request) => ({ entries: await edits.list(companyOf(request).companyId) }));

  mount(app, addKnowledge, ({ body }, request) => edits.add(companyOf(request), body));

  mount(app, changeKnowledge, ({ params, body: { version, ...entry } }, request) =>
    edits.change(companyOf(request), { id: params.entryId, entry, version }),
  );

  mount(app, removeKnowledge, async ({ params }, request) => {
    await edits.remove(companyOf(request), params.entryId);
    return { done: true as const };
  });
}
