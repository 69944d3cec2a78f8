import type { Feature, ServiceOf, UsedBy } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { dayMs } from '../../time/time-units.js';
import type { companiesFeature } from '../companies/companies.feature.js';
import { AskedQuestions } from './asked-questions.service.js';
import { QuestionAskers } from './askers.service.js';
import { carryAskersOver } from './askers.store.js';
import { expireQuestions } from './expire-questions.js';
import { LinkAskers } from './link-askers.job.js';
import { openQuestionsRoutes } from './open-questions.routes.js';
import { OpenQuestionsService } from './open-questions.service.js';
import { deleteQuestionsBefore } from './open-questions.store.js';

type Used = ServiceOf<typeof companiesFeature> &
  UsedBy<typeof QuestionAskers> &
  UsedBy<typeof AskedQuestions> &
  UsedBy<typeof OpenQuestionsService, 'askers'>;

const keptQuestionMs = 180 * dayMs;

/** What visitors asked and the chat did not answer. */
export function openQuestionsFeature(ground: Ground, used: Used) {
  const askedQuestions = new AskedQuestions({ ...ground, ...used });
  const askers = new QuestionAskers({ ...ground, ...used });
  const openQuestions = new OpenQuestionsService({ ...ground, ...used, askers });
  return {
    name: 'open-questions',
    service: { askedQuestions, questionAskers: askers },
    routes: (app) => {
      openQuestionsRoutes(app, openQuestions);
      app.addHook('preClose', () => askedQuestions.settle());
    },
    jobs: [new LinkAskers(askers, () => askedQuestions.settle())],
    hourly: [
      {
        failure: 'open questions past the time of their company were not deleted',
        run: (mayContinue) => expireQuestions({ ...ground, ...used }, mayContinue),
      },
    ],
    keeps: [
      {
        table: 'openQuestions',
        keptMs: keptQuestionMs,
        deleteOld: (trx, beforeMs, most) => deleteQuestionsBefore(trx, beforeMs, { most }),
      },
    ],
    carryOver: carryAskersOver,
    erasePerson: (trx, person) => askers.erase(trx, person),
  } satisfies Feature;
}
