import {
  answerOpenQuestion,
  changeGuideQuestion,
  changeOpenQuestion,
  getGuideQuestion,
  getOpenQuestion,
  listGuideQuestions,
  listOpenQuestions,
} from '@meg/shared/contract/open-questions';
import type { FastifyInstance } from 'fastify';
import { companyOf, personOf } from '../../http/access/auth.js';
import { mount } from '../../http/endpoint.js';
import type { OpenQuestionsService } from './open-questions.service.js';

export function openQuestionsRoutes(app: FastifyInstance, openQuestions: OpenQuestionsService): void {
  mount(app, listOpenQuestions, ({ query }, request) => openQuestions.page(companyOf(request).companyId, query));
  mount(app, getOpenQuestion, ({ params }, request) =>
    openQuestions.get({ companyId: companyOf(request).companyId, id: params.questionId }),
  );
  mount(app, answerOpenQuestion, ({ params, body }, request) =>
    openQuestions.answer(companyOf(request), params.questionId, body),
  );
  mount(app, changeOpenQuestion, ({ params, body }, request) =>
    openQuestions.change(companyOf(request), params.questionId, body.state),
  );
  mount(app, listGuideQuestions, ({ query }) => openQuestions.page(null, query));
  mount(app, getGuideQuestion, ({ params }) => openQuestions.get({ companyId: null, id: params.questionId }));
  mount(app, changeGuideQuestion, ({ params, body }, request) =>
    openQuestions.changeOfGuides(personOf(request), params.questionId, body.state),
  );
}
