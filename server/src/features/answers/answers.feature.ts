import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { AdviceService } from '../advice/advice.service.js';
import { answersRoutes } from './answers.routes.js';
import { AnswersService, type FeaturesUsed } from './answers.service.js';

export function answersFeature(ground: Ground, used: FeaturesUsed) {
  const answers = new AnswersService({ ...ground, ...used, advice: new AdviceService() });
  return {
    name: 'answers',
    routes: (app) => answersRoutes(app, { ...ground, ...used, answers }),
  } satisfies Feature;
}
