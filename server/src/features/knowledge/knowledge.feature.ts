import { addKnowledge, changeKnowledge, listKnowledge, removeKnowledge } from '@meg/shared/contract/knowledge-entries';
import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { companyOf } from '../../http/access/auth.js';
import { done } from '../../http/done.js';
import { mount } from '../../http/endpoint.js';
import type { CompaniesService } from '../companies/companies.service.js';
import { KnowledgeService } from './knowledge.service.js';
import { KnowledgeEditsService } from './knowledge-edits.service.js';

export function knowledgeFeature(ground: Ground, { companies }: { companies: CompaniesService }) {
  const knowledge = new KnowledgeService(ground);
  const edits = new KnowledgeEditsService({ ...ground, knowledge });
  return {
    name: 'knowledge',
    service: { knowledge, knowledgeEdits: edits },
    routes: (app) => {
      mount(app, listKnowledge, async (_, request) => ({ entries: await edits.list(companyOf(request).companyId) }));
      mount(app, addKnowledge, ({ body }, request) => edits.add(companyOf(request), body));
      mount(app, changeKnowledge, ({ params, body: { version, ...entry } }, request) =>
        edits.change(companyOf(request), { id: params.entryId, entry, version }),
      );
      mount(app, removeKnowledge, ({ params }, request) => edits.remove(companyOf(request), params.entryId).then(done));
    },
    onReady: async () => {
      const { id, isNew } = await companies.seedDemo();
      // Only for a new company: deleted entries stay deleted.
      if (isNew) await knowledge.seedDemo(id);
    },
  } satisfies Feature;
}
