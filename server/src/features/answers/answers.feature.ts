import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { AnswerWriter } from '../../retrieval/answer-source.js';
import { AdviceService } from '../advice/advice.service.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { CompanyStandingService } from '../companies/standing/company-standing.service.js';
import type { GuidesService } from '../guides/guides.service.js';
import type { KnowledgeService } from '../knowledge/knowledge.service.js';
import { answersRoutes } from './answers.routes.js';
import { AnswersService } from './answers.service.js';

interface Used {
  companies: CompaniesService;
  standing: CompanyStandingService;
  guides: GuidesService;
  knowledge: KnowledgeService;
  /** Undefined: answers are given as they were found. */
  writer?: AnswerWriter | undefined;
}

export function answersFeature(ground: Ground, used: Used) {
  const answers = new AnswersService({ ...ground, ...used, advice: new AdviceService() });
  return {
    name: 'answers',
    service: {},
    routes: (app) => answersRoutes(app, { ...ground, ...used, answers }),
  } satisfies Feature;
}
