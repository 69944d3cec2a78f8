import {
  askCustoms,
  countryDocuments,
  countryOverview,
  type GuideAnswer,
  searchGuides,
  translateAnswer,
} from '@meg/shared/contract/answers';
import type { AnswerOf } from '@meg/shared/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Ground } from '../../ground.js';
import { untilGone } from '../../http/connections/client-gone.js';
import { mount } from '../../http/endpoint.js';
import { networkOf } from '../../http/rate-limits/network-of.js';
import { englishFor } from '../../languages/company-english.js';
import { answerLines, wantsLines } from './answer-lines.js';
import type { AnswerRequest } from './answer-request.js';
import type { AnswersService, FeaturesUsed } from './answers.service.js';

type Services = Pick<Ground, 'languageOf'> & FeaturesUsed & { answers: AnswersService };

export function answersRoutes(app: FastifyInstance, services: Services): void {
  const { companies, guides, answers, languageOf } = services;
  searchRoute(app, services);
  mount(app, askCustoms, async ({ body }, request) => {
    const company = await companies.require(body.companyId);
    return answers.customs({ ...body, company, reader: englishFor(company, languageOf(request)) }).answer;
  });
  mount(app, countryOverview, async ({ body }, request) => {
    const company = await companies.require(body.companyId);
    return guides.overview(body.country, englishFor(company, languageOf(request))).answer;
  });
  mount(app, countryDocuments, async ({ body }, request) => {
    const company = await companies.require(body.companyId);
    return guides.documents(body.country, englishFor(company, languageOf(request))).answer;
  });
  mount(app, translateAnswer, async ({ body }, _, reply) => {
    const { response: text, targetLanguage } = body;
    const company = await companies.require(body.companyId);
    return answers.translate({ company, text, targetLanguage, signal: untilGone(reply) });
  });
}

function searchRoute(app: FastifyInstance, { companies, answers, languageOf }: Services): void {
  mount(app, searchGuides, async ({ body }, request, reply) => {
    const company = await companies.require(body.companyId);
    const network = networkOf(request.ip);
    const reader = englishFor(company, languageOf(request));
    const asked: AnswerRequest = { ...body, company, network, reader };
    const retrieved = await answers.search(asked);
    const pieces = answers.write(asked, retrieved, untilGone(reply));
    // The stream bypasses the serializer, which knows only the answer that the contract describes.
    const { broken_off: brokenOff } = asked.reader.words.answers;
    if (wantsLines(request)) return answerLines(pieces, reply, brokenOff) as unknown as AnswerOf<typeof searchGuides>;
    let answer: GuideAnswer = retrieved.answer;
    for await (const piece of pieces) if ('answer' in piece) answer = piece.answer;
    return answer;
  });
}
