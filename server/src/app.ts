import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Database } from './database/database.js';
import { AdviceService } from './features/advice/advice.service.js';
import type { AnswerWriter } from './features/answers/answer-source.js';
import { answersRoutes } from './features/answers/answers.routes.js';
import { AnswersService } from './features/answers/answers.service.js';
import { companiesRoutes } from './features/companies/companies.routes.js';
import { CompaniesService } from './features/companies/companies.service.js';
import { embedRoutes } from './features/embed/embed.routes.js';
import { EmbedDocuments, type Frame } from './features/embed/embed-document.js';
import { loaderRoutes } from './features/embed/loader.routes.js';
import { LoaderScripts } from './features/embed/loader-script.js';
import { eventRecorder } from './features/events/events.service.js';
import { feedbackRoutes } from './features/feedback/feedback.routes.js';
import { FeedbackService } from './features/feedback/feedback.service.js';
import { guidesRoutes } from './features/guides/guides.routes.js';
import { GuidesService } from './features/guides/guides.service.js';
import type { Guides } from './features/guides/read-guides.js';
import { CallbacksService } from './features/handoffs/callbacks.service.js';
import { handoffsRoutes } from './features/handoffs/handoffs.routes.js';
import { HandoffsService } from './features/handoffs/handoffs.service.js';
import { KnowledgeService } from './features/knowledge/knowledge.service.js';
import { leadsRoutes } from './features/leads/leads.routes.js';
import { LeadsService } from './features/leads/leads.service.js';
import { placesRoutes } from './features/places/places.routes.js';
import { createPlacesService } from './features/places/places.service.js';
import { quotesRoutes } from './features/quotes/quotes.routes.js';
import { QuotesService } from './features/quotes/quotes.service.js';
import { notFoundPage, type SitePages, siteRoutes } from './features/site/site.routes.js';
import { understandingRoutes } from './features/understanding/understanding.routes.js';
import { UnderstandingService } from './features/understanding/understanding.service.js';
import { answerCors } from './http/cors.js';
import { answerBadAddress, answerErrors, answerUnreadable } from './http/errors.js';
import { answerHealth } from './http/health.js';
import { describeApi } from './http/openapi.js';
import { limitRates, type RateLimits } from './http/rate-limit.js';
import { RequestLog } from './http/request-log.js';
import { setSecurityHeaders } from './http/security-headers.js';
import { serializerCompiler } from './http/serializer.js';
import { type StaticFolders, serveStaticFiles } from './http/static-files.js';
import { type Languages, languageFor } from './languages/choose-language.js';
import { type LanguageOf, languageOfRequest } from './languages/language-of-request.js';

export interface Dependencies {
  database: Database;
  logger: Logger;
  now: () => number;
  newId: () => string;
  version: string;
  frame: Frame;
  /** What the build made of the list of places. */
  gazetteer: Uint8Array;
  /** What the build learned from the example sentences. */
  classifier: Uint8Array;
  sitePages: SitePages;
  /** By their codes. */
  languages: Languages;
  /** By their slugs. */
  guides: Guides;
  /** Says what was found in its own words; without one it is given as it was found. */
  writer?: AnswerWriter | undefined;
  staticFolders: StaticFolders;
  rateLimits: RateLimits;
  trustProxy: string[];
  dashboardOrigin: string | undefined;
  isDraining: () => boolean;
}

const bodyLimitBytes = 64 * 1024;
const requestTimeoutMs = 15_000;

/** Puts the server together from what it is given: reads no environment, opens no port. */
export async function buildApp(deps: Dependencies): Promise<FastifyInstance> {
  const languageOf = languageOfRequest(deps.languages);
  const { words: english } = languageFor(deps.languages, []);
  const app = Fastify({
    loggerInstance: deps.logger as FastifyInstance['log'],
    logController: new RequestLog(),
    // A logger for each request would cost more than its one line, which names the request by itself.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: deps.trustProxy.length > 0 ? deps.trustProxy : false,
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: 2 * requestTimeoutMs,
    forceCloseConnections: 'idle',
    frameworkErrors: (_, request, response) => answerBadAddress(languageOf, request, response),
    clientErrorHandler: (error, socket) => answerUnreadable(english, error, socket),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');

  answerErrors(app, languageOf, notFoundPage(deps.sitePages));
  setSecurityHeaders(app);
  answerCors(app, deps.dashboardOrigin);
  limitRates(app, deps.rateLimits, deps.now);
  await describeApi(app, deps.version);
  answerHealth(app, deps.database, deps.isDraining);
  addFeatures(app, deps, languageOf);
  await serveStaticFiles(app, deps.staticFolders);
  return app;
}

/** Each feature gets what it needs and nothing else. */
function addFeatures(app: FastifyInstance, deps: Dependencies, languageOf: LanguageOf): void {
  const { database, now, newId, frame, gazetteer, sitePages, staticFolders, version } = deps;
  const recordEvent = eventRecorder({ now, newId });
  const companies = new CompaniesService({ database, now, newId });
  const leads = new LeadsService({ now, newId, recordEvent });
  const places = createPlacesService(gazetteer);
  companiesRoutes(app, companies);
  placesRoutes(app, { companies, places, languageOf });
  quotesRoutes(app, { companies, quotes: new QuotesService({ places, now }), languageOf });
  leadsRoutes(app, { database, companies, leads });
  const callbacks = new CallbacksService(now);
  const handoffs = new HandoffsService({ now, newId, recordEvent, leads, callbacks });
  handoffsRoutes(app, { database, companies, leads, handoffs, callbacks, languageOf });
  feedbackRoutes(app, { database, companies, feedback: new FeedbackService({ now, newId, recordEvent, leads }) });
  const guides = new GuidesService(deps.guides, deps.languages.keys());
  const knowledge = new KnowledgeService({ database, now, newId });
  const answers = new AnswersService({ guides, advice: new AdviceService(), knowledge, writer: deps.writer, now });
  guidesRoutes(app, guides);
  answersRoutes(app, { companies, answers, languageOf });
  const understanding = new UnderstandingService({ places, guides, classifier: deps.classifier, now });
  understandingRoutes(app, { companies, understanding, languageOf });
  loaderRoutes(app, { companies, scripts: new LoaderScripts(staticFolders.loader), version });
  embedRoutes(app, { companies, documents: new EmbedDocuments(frame) });
  siteRoutes(app, sitePages);
  app.addHook('onReady', async () => {
    // With the company alone: entries that somebody deleted stay deleted.
    if (await companies.seedDemo()) await knowledge.seedDemo((await companies.require()).id);
  });
}
