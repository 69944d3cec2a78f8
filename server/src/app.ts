import { randomUUID } from 'node:crypto';
import type { Operator } from '@meg/shared/contract/contact-messages';
import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Database } from './database/database.js';
import { makeAccountServices } from './features/accounts/account-services.js';
import { accountsRoutes } from './features/accounts/accounts.routes.js';
import type { PasswordCost } from './features/accounts/passwords/passwords.js';
import { type FirstAdmin, makeFirstAdmin } from './features/accounts/people/first-admin.js';
import { TeamSizesService } from './features/accounts/people/team-sizes.service.js';
import { twoFactorRoutes } from './features/accounts/two-factor/two-factor.routes.js';
import { AdviceService } from './features/advice/advice.service.js';
import type { AnswerWriter } from './features/answers/answer-source.js';
import { answersRoutes } from './features/answers/answers.routes.js';
import { AnswersService } from './features/answers/answers.service.js';
import { auditRoutes } from './features/audit/audit.routes.js';
import { AuditListService } from './features/audit/audit-list.service.js';
import { companiesRoutes } from './features/companies/companies.routes.js';
import { CompaniesService } from './features/companies/companies.service.js';
import { CompanyDirectoryService } from './features/companies/company-directory.service.js';
import { companySettingsRoutes } from './features/companies/settings/company-settings.routes.js';
import { CompanySettingsService } from './features/companies/settings/company-settings.service.js';
import { ConfigPreviews } from './features/companies/settings/config-previews.js';
import { CompanyStandingService } from './features/companies/standing/company-standing.service.js';
import { embedRoutes } from './features/embed/embed.routes.js';
import { EmbedDocuments, type Frame } from './features/embed/embed-document.js';
import { loaderRoutes } from './features/embed/loader.routes.js';
import { LoaderScripts } from './features/embed/loader-script.js';
import { previewRoutes } from './features/embed/preview.routes.js';
import { SnippetSightings } from './features/embed/snippet-sightings.js';
import { eventRecorder } from './features/events/events.service.js';
import { keepEvents } from './features/events/keep-events.js';
import { feedbackRoutes } from './features/feedback/feedback.routes.js';
import { FeedbackService } from './features/feedback/feedback.service.js';
import { guidesRoutes } from './features/guides/guides.routes.js';
import { GuidesService } from './features/guides/guides.service.js';
import type { Guides } from './features/guides/read-guides.js';
import { CallbacksService } from './features/handoffs/callbacks.service.js';
import { handoffsRoutes } from './features/handoffs/handoffs.routes.js';
import { HandoffsService } from './features/handoffs/handoffs.service.js';
import { SeatLimits } from './features/handoffs/seat-limits.js';
import { insightsRoutes } from './features/insights/insights.routes.js';
import { InsightsService } from './features/insights/insights.service.js';
import { invitationsRoutes } from './features/invitations/invitations.routes.js';
import { knowledgeRoutes } from './features/knowledge/knowledge.routes.js';
import { KnowledgeService } from './features/knowledge/knowledge.service.js';
import { KnowledgeEditsService } from './features/knowledge/knowledge-edits.service.js';
import { keepRetention } from './features/leads/erase/lead-retention.js';
import type { ErasePerson } from './features/leads/erase/person-trace.js';
import { LeadFiguresService } from './features/leads/figures/lead-figures.service.js';
import { makeLeadServices } from './features/leads/lead-services.js';
import { leadWorkRoutes } from './features/leads/lead-work.routes.js';
import { leadsRoutes } from './features/leads/leads.routes.js';
import { LeadsService } from './features/leads/leads.service.js';
import type { LeadListService } from './features/leads/list/lead-list.service.js';
import { announcer } from './features/live/announce.js';
import { keepLive } from './features/live/keep-live.js';
import { liveRoutes } from './features/live/live.routes.js';
import { LiveHub } from './features/live/live-hub.js';
import { LiveLeadsJob } from './features/live/live-leads.job.js';
import type { Channels } from './features/notifications/channel.js';
import { keepNotificationRetention } from './features/notifications/notification-retention.js';
import { makeNotificationServices } from './features/notifications/notification-services.js';
import { notificationsRoutes } from './features/notifications/notifications.routes.js';
import { addPerformance } from './features/performance/add-performance.js';
import type { Machine } from './features/performance/machine.js';
import { placesRoutes } from './features/places/places.routes.js';
import { createPlacesService } from './features/places/places.service.js';
import { AdminsService } from './features/platform/admins.service.js';
import { platformRoutes } from './features/platform/platform.routes.js';
import { PlatformService } from './features/platform/platform.service.js';
import { PlatformJobsService } from './features/platform/platform-jobs.service.js';
import { quotesRoutes } from './features/quotes/quotes.routes.js';
import { QuotesService } from './features/quotes/quotes.service.js';
import { addSentMessages } from './features/sent-messages/add-sent-messages.js';
import { sessionsRoutes } from './features/sessions/sessions.routes.js';
import { signupRoutes } from './features/signup/signup.routes.js';
import { SignupService } from './features/signup/signup.service.js';
import { SignupLimits } from './features/signup/signup-limits.js';
import { feedRoutes } from './features/site/feed.routes.js';
import { serviceWorkerRoutes } from './features/site/service-worker.routes.js';
import { isPageOf, notFoundPage, siteRoutes } from './features/site/site.routes.js';
import type { SitePages } from './features/site/site-map.js';
import { addSiteForms } from './features/site-messages/add-site-forms.js';
import { reclaimTeam } from './features/team/reclaim-team.js';
import { teamRoutes } from './features/team/team.routes.js';
import { TeamService } from './features/team/team.service.js';
import { TeamPerformanceService } from './features/team/team-performance.service.js';
import { understandingRoutes } from './features/understanding/understanding.routes.js';
import { UnderstandingService } from './features/understanding/understanding.service.js';
import { unsubscribeRoutes } from './features/unsubscribe/unsubscribe.routes.js';
import { UnsubscribeService } from './features/unsubscribe/unsubscribe.service.js';
import { addVisitorMail } from './features/visitor-mail/add-visitor-mail.js';
import { keepWebhookLog } from './features/webhooks/webhook-retention.js';
import { makeWebhookServices } from './features/webhooks/webhook-services.js';
import { webhooksRoutes } from './features/webhooks/webhooks.routes.js';
import { guardDashboard } from './http/access/auth.js';
import { answerCors } from './http/access/cors.js';
import { readSessionCookie, type SessionCookie } from './http/access/session-cookie.js';
import { boundConnections } from './http/connections/bound-connections.js';
import { endConnections } from './http/connections/end-connections.js';
import { takeTurns } from './http/connections/take-turns.js';
import { answerBadAddress, answerErrors, answerUnreadable } from './http/errors.js';
import { answerHealth, checkReady } from './http/health.js';
import { measure } from './http/metrics/measure.js';
import { RequestLog } from './http/metrics/request-log.js';
import { describeApi } from './http/openapi.js';
import { setSecurityHeaders } from './http/pages/security-headers.js';
import { type StaticFolders, serveStaticFiles } from './http/pages/static-files.js';
import { warnOfForwardedAddresses } from './http/rate-limits/forwarded-addresses.js';
import { limitRates, type RateLimits } from './http/rate-limits/rate-limit.js';
import { serializerCompiler } from './http/serializer.js';
import { jobAdder } from './jobs/add-job.js';
import { eachHour } from './jobs/each-hour.js';
import { JobRegistry } from './jobs/job-registry.js';
import { JobsService } from './jobs/jobs.service.js';
import { keepWorking } from './jobs/worker/keep-working.js';
import { Worker } from './jobs/worker/worker.js';
import { type Languages, languageFor } from './languages/choose-language.js';
import { type LanguageOf, languageOfRequest } from './languages/language-of-request.js';
import { SharedLimits } from './limits/shared-limits.js';
import { EmailChannel } from './mail/email-channel.js';
import { addressOfServer } from './mail/letter/link-address.js';
import { plainName } from './mail/letter/plain-name.js';
import { MailLimits } from './mail/mail-limits.js';
import type { Mailer } from './mail/mailer.js';
import type { OutgoingClient } from './outgoing/outgoing-client.js';
import type { Secrets } from './secrets/secrets.js';
import type { RandomBytes } from './tokens.js';
import { WhatsAppChannel } from './whatsapp/whatsapp-channel.js';
import { WhatsAppClient, type WhatsAppSettings } from './whatsapp/whatsapp-client.js';

declare module 'fastify' {
  interface FastifyInstance {
    worker: Worker;
    /** Once the server can be reached: one that could not start would take the password with it. */
    makeFirstAdmin: (first: FirstAdmin) => Promise<void>;
    /** The open dashboards. */
    live: LiveHub;
  }
}

export interface Dependencies {
  database: Database;
  logger: Logger;
  now: () => number;
  newId: () => string;
  randomBytes: RandomBytes;
  /** Seals what is read again of secrets in the database. */
  secrets: Secrets;
  passwordCost: PasswordCost;
  mailer: Mailer;
  /** By which people are told of things outside the dashboard. */
  channels?: Channels;
  /** None: nobody is told by WhatsApp. */
  whatsapp?: WhatsAppSettings | undefined;
  /** Sends what companies want told to addresses of their own. */
  outgoingClient: OutgoingClient;
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
  publicUrl: string | undefined;
  dashboardOrigin: string | undefined;
  /** Who runs this server, as the site names them. */
  operator: Operator;
  /** What this process runs on. */
  machine: Machine;
  /** Lets its holder read the figures of this process. */
  metricsToken: string | undefined;
  isDraining: () => boolean;
  /** Whether this server does jobs, beside or instead of others that do. */
  worksJobs: boolean;
  /** An open dashboard comes anew after this time, so that those of one server spread over all. */
  longestStreamMs: number;
  /** How long a stop waits for answers that have begun. */
  longestCloseMs?: number;
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
    // What still comes down an open connection while the server stops is answered like any other.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (_, request, response) => answerBadAddress(languageOf, request, response),
    clientErrorHandler: (error, socket) => answerUnreadable(english, error, socket),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  endConnections(app, deps.longestCloseMs);
  warnOfForwardedAddresses(app, deps.trustProxy);
  boundConnections(app);

  answerErrors(app, languageOf, notFoundPage(deps.sitePages));
  setSecurityHeaders(app);
  const jobs = new JobRegistry();
  const jobFigures = () => new JobsService({ ...deps, registry: jobs }).workFigures();
  const failedTries = new Map<string, number>();
  const isReady = () => checkReady(deps.database, deps.isDraining);
  const requests = measure(app, { ...deps, jobFigures, failedTries, isReady });
  answerCors(app, deps.dashboardOrigin);
  limitRates(app, { limits: deps.rateLimits, now: deps.now, isSitePage: isPageOf(deps.sitePages) });
  takeTurns(app);
  const cookie = await readSessionCookie(app, deps.publicUrl);
  const limits = new SharedLimits(deps);
  const mailLimits = new MailLimits({ ...deps, limits });
  const standing = new CompanyStandingService({ ...deps, registry: jobs });
  const accounts = makeAccountServices(app, { ...deps, jobs, addJob: jobAdder(deps), limits, mailLimits, standing });
  eachHour(app, { failure: 'counts of limits that ended were not deleted', run: (mayGoOn) => limits.prune(mayGoOn) });
  guardDashboard(app, { cookie, origins: deps, findPerson: (token) => accounts.sessions.findPerson(token) });
  await describeApi(app, deps.version);
  answerHealth(app, deps.database, deps.isDraining);
  addPerformance(app, { ...deps, requests });
  addFeatures(app, deps, { languageOf, cookie, accounts, jobs, limits, mailLimits, standing });
  jobs.check();
  addWorker(app, { ...deps, failedTries }, jobs);
  await serveStaticFiles(app, deps.staticFolders);
  return app;
}

/** The worker can also be told to do what is due, as tests do. */
function addWorker(
  app: FastifyInstance,
  { failedTries, ...deps }: Dependencies & { failedTries: Map<string, number> },
  registry: JobRegistry,
): void {
  const companies = new CompaniesService(deps);
  const random = () => deps.randomBytes(4).readUInt32BE() / 2 ** 32;
  const worker = new Worker({
    ...deps,
    random,
    registry,
    recordEvent: eventRecorder(deps),
    platformCompanyId: async () => (await companies.require()).id,
    onFailedTry: (kind) => failedTries.set(kind, (failedTries.get(kind) ?? 0) + 1),
  });
  app.decorate('worker', worker);
  keepWorking(app, worker, deps.worksJobs);
}

interface Ground {
  languageOf: LanguageOf;
  cookie: SessionCookie;
  accounts: ReturnType<typeof makeAccountServices>;
  jobs: JobRegistry;
  limits: SharedLimits;
  mailLimits: MailLimits;
  standing: CompanyStandingService;
}

/** Each feature gets what it needs and nothing else. */
function addFeatures(app: FastifyInstance, deps: Dependencies, ground: Ground): void {
  const { languageOf, cookie, accounts, jobs, limits, mailLimits, standing } = ground;
  const { database, now, newId, frame, gazetteer, sitePages, staticFolders, version } = deps;
  const recordEvent = eventRecorder({ now, newId });
  const erasers: ErasePerson[] = [];
  const companies = new CompaniesService({ database, now, newId });
  const leads = new LeadsService({ dialect: database.dialect, now, newId, recordEvent });
  const places = createPlacesService(gazetteer);
  companiesRoutes(app, companies);
  placesRoutes(app, { companies, places, languageOf });
  const quotes = new QuotesService({ places, now });
  quotesRoutes(app, { companies, quotes, languageOf });
  const { recordAudit } = accounts;
  const settings = new CompanySettingsService({ database, now, newId, companies, recordAudit });
  const previews = new ConfigPreviews({ database, now, newId });
  eachHour(app, { failure: 'old previews were not deleted', run: () => previews.prune() });
  companySettingsRoutes(app, { settings, previews, quotes, languageOf });
  const knowledge = new KnowledgeService({ database, now, newId });
  knowledgeRoutes(app, new KnowledgeEditsService({ database, now, newId, knowledge, recordAudit }));
  leadsRoutes(app, { database, companies, leads });
  const callbacks = new CallbacksService(now, new SeatLimits(accounts.limits));
  const handoffs = new HandoffsService({ now, newId, recordEvent, leads, callbacks });
  handoffsRoutes(app, { database, companies, leads, handoffs, callbacks, languageOf });
  const feedback = new FeedbackService({ now, newId, recordEvent, leads });
  feedbackRoutes(app, { database, companies, feedback });
  const language = languageFor(deps.languages, []);
  const leadServices = makeLeadServices({
    ...{ ...accounts, database, now, newId, recordEvent, companies, leads, quotes },
    ...{ handoffs, feedback, language, erasers },
  });
  leadWorkRoutes(app, leadServices);
  keepRetention(app, leadServices.leadErasure);
  const unsubscribe = new UnsubscribeService({ ...deps, serverAddress: addressOfServer(app, deps.publicUrl) });
  const { preferences, sentNotifications } = addNotifications(app, {
    ...leadServices,
    ...accounts,
    database,
    now,
    newId,
    companies,
    standing,
    mailLimits,
    handoffs,
    erasers,
    jobs,
    cookie,
    longestStreamMs: deps.longestStreamMs,
    logger: deps.logger,
    channels: deps.channels ?? makeChannels(deps, { ...accounts, ...leadServices, unsubscribe }),
  });
  const visitorMail = addVisitorMail(app, jobs, {
    ...{ ...deps, addJob: jobAdder(deps), companies, leads, handoffs, quotes, unsubscribe },
    people: accounts.people,
    standing,
    mailLimits,
    fallbackName: plainName(deps.operator.name, 'Meg'),
  });
  erasers.push((trx, person) => visitorMail.erase(trx, person));
  const stops = {
    staff: preferences.turnEmailOff.bind(preferences),
    visitor: visitorMail.stop.bind(visitorMail),
  };
  unsubscribeRoutes(app, { database, links: unsubscribe, stops, limits: accounts.limits, languageOf });
  const webhooks = makeWebhookServices({
    ...{ ...deps, ...accounts, recordEvent, companies, leads, handoffs, feedback, jobs },
    outgoing: deps.outgoingClient,
    standing,
  });
  accounts.reclaims.push(webhooks.reclaim);
  webhooksRoutes(app, webhooks);
  keepWebhookLog(app, { database, now, companies });
  keepEvents(app, { database, now });
  erasers.push((trx, person) => webhooks.log.erase(trx, person));
  const guides = new GuidesService(deps.guides, deps.languages.keys());
  const answers = new AnswersService({
    guides,
    advice: new AdviceService(),
    knowledge,
    writer: deps.writer,
    standing,
    now,
  });
  guidesRoutes(app, guides);
  answersRoutes(app, { companies, answers, languageOf });
  const understanding = new UnderstandingService({ places, guides, classifier: deps.classifier, now });
  understandingRoutes(app, { companies, understanding, languageOf });
  const sightings = new SnippetSightings(app, { ...deps, companies, standing });
  loaderRoutes(app, { companies, scripts: new LoaderScripts(staticFolders.loader), sightings, version });
  const documents = new EmbedDocuments(frame);
  embedRoutes(app, { companies, previews, documents, sightings, sendsMail: !deps.mailer.isDropping });
  previewRoutes(app, { documents, dashboardOrigin: deps.dashboardOrigin });
  serviceWorkerRoutes(app, staticFolders.dashboard);
  feedRoutes(app, staticFolders.dashboard, deps.publicUrl);
  siteRoutes(app, sitePages, deps.publicUrl);
  const signedIn = { ...accounts, database, cookie };
  sessionsRoutes(app, signedIn);
  accountsRoutes(app, signedIn);
  twoFactorRoutes(app, signedIn);
  invitationsRoutes(app, signedIn);
  const signupLimits = new SignupLimits(accounts.limits, deps.logger);
  signupRoutes(app, new SignupService({ ...accounts, database, now, newId, companies, signupLimits }));
  addSiteForms(app, { ...deps, ...accounts, addJob: jobAdder(deps), limits, jobs });
  addOversight(app, { ...accounts, database, now, companies, standing, registry: jobs });
  addSentMessages(app, { ...accounts, database, companies, leads, handoffs, sentNotifications });
  app.addHook('onReady', async () => {
    const { id, isNew } = await companies.seedDemo();
    // With the company alone: entries that somebody deleted stay deleted.
    if (isNew) await knowledge.seedDemo(id);
  });
  app.decorate('makeFirstAdmin', async (first: FirstAdmin) => {
    const { id } = await companies.seedDemo();
    await makeFirstAdmin({ ...deps, ...accounts }, id, first);
  });
}

type Told = Ground['accounts'] &
  Pick<Dependencies, 'database' | 'now' | 'newId' | 'logger' | 'longestStreamMs'> & {
    cookie: SessionCookie;
    channels: Channels;
    companies: CompaniesService;
    standing: CompanyStandingService;
    mailLimits: MailLimits;
    handoffs: HandoffsService;
    leadList: LeadListService;
    erasers: ErasePerson[];
    jobs: JobRegistry;
  };

type Reaching = Pick<Ground['accounts'], 'linkAddress'> & {
  leadList: LeadListService;
  unsubscribe: UnsubscribeService;
};

/** Those that this server has been given the means for. */
function makeChannels(
  { mailer, whatsapp, now }: Dependencies,
  { leadList, unsubscribe, linkAddress }: Reaching,
): Channels {
  const findLead = leadList.find.bind(leadList);
  const email = new EmailChannel({ mailer, unsubscribe, dashboardAddress: linkAddress, findLead });
  return {
    ...(!mailer.isDropping && { email }),
    ...(whatsapp && { whatsapp: new WhatsAppChannel(new WhatsAppClient(whatsapp, now)) }),
  };
}

/** What people are told of all that happens. */
function addNotifications(app: FastifyInstance, { jobs, erasers, ...given }: Told) {
  const leadFigures = new LeadFiguresService(given);
  const announce = announcer(given);
  const services = makeNotificationServices(jobs, { ...given, leadFigures, addJob: jobAdder(given), announce });
  notificationsRoutes(app, services);
  keepNotificationRetention(app, services.notifications);
  erasers.push((trx, person) => services.notifications.erase(trx, person));
  const lookUp = (token: string) => given.sessions.lookUp(token);
  const hub = new LiveHub({ ...given, facts: services.notifications, lookUp });
  addLive(app, hub, { ...given, jobs });
  return services;
}

/** What open dashboards hear as it happens. */
function addLive(
  app: FastifyInstance,
  hub: LiveHub,
  given: Pick<Told, 'database' | 'now' | 'newId' | 'cookie' | 'jobs'>,
) {
  const leads = new LiveLeadsJob(announcer(given));
  given.jobs.subscribe(leads.kind, leads.events);
  given.jobs.handle(leads);
  app.decorate('live', hub);
  liveRoutes(app, { hub, cookie: given.cookie });
  keepLive(app, { ...given, hub });
}

type Overseen = Ground['accounts'] &
  Pick<Dependencies, 'database' | 'now'> & {
    companies: CompaniesService;
    standing: CompanyStandingService;
    registry: JobRegistry;
  };

/** What owners and the platform's staff see of all that happens, and who may see it. */
function addOversight(app: FastifyInstance, given: Overseen): void {
  const leadFigures = new LeadFiguresService(given);
  const directory = new CompanyDirectoryService(given);
  const teamSizes = new TeamSizesService(given);
  const sources = { ...given, leadFigures, directory, teamSizes };
  insightsRoutes(app, new InsightsService(sources));
  given.reclaims.push((trx, owner) => reclaimTeam(trx, given, owner));
  teamRoutes(app, { team: new TeamService(sources), teamPerformance: new TeamPerformanceService(sources) });
  auditRoutes(app, { auditList: new AuditListService(sources), directory });
  const jobs = new JobsService(given);
  platformRoutes(app, {
    platform: new PlatformService(sources),
    admins: new AdminsService(sources),
    platformJobs: new PlatformJobsService({ ...sources, jobs }),
  });
}
