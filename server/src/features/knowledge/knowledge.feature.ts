import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { CompaniesService } from '../companies/companies.service.js';
import { knowledgeRoutes } from './knowledge.routes.js';
import { KnowledgeService } from './knowledge.service.js';
import { KnowledgeEditsService } from './knowledge-edits.service.js';

export function knowledgeFeature(ground: Ground, { companies }: { companies: CompaniesService }) {
  const knowledge = new KnowledgeService(ground);
  return {
    name: 'knowledge',
    service: { knowledge },
    routes: (app) => knowledgeRoutes(app, new KnowledgeEditsService({ ...ground, knowledge })),
    onReady: async () => {
      const { id, isNew } = await companies.seedDemo();
      // Only for a new company: deleted entries stay deleted.
      if (isNew) await knowledge.seedDemo(id);
    },
  } satisfies Feature;
}
