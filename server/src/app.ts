import type { FastifyInstance } from 'fastify';
import { assemble } from './composition/assemble.js';
import { createGround } from './composition/create-ground.js';
import { createServer } from './composition/create-server.js';
import type { Dependencies } from './composition/dependencies.js';
import type { Feature } from './feature.js';
import { accountMailsFeature } from './features/account-mails/account-mails.feature.js';
import { accountsFeature } from './features/accounts/accounts.feature.js';
import { answersFeature } from './features/answers/answers.feature.js';
import { auditFeature } from './features/audit/audit.feature.js';
import { betaApplicationNotice } from './features/beta-applications/beta-application-notice.js';
import { betaApplicationsFeature } from './features/beta-applications/beta-applications.feature.js';
import { callbacksFeature } from './features/callbacks/callbacks.feature.js';
import { companiesFeature } from './features/companies/companies.feature.js';
import { companySettingsFeature } from './features/company-settings/company-settings.feature.js';
import { contactMessagesFeature } from './features/contact-messages/contact-messages.feature.js';
import { contactMessageNotice } from './features/contact-messages/contact-messages.service.js';
import { embedFeature } from './features/embed/embed.feature.js';
import { feedbackFeature } from './features/feedback/feedback.feature.js';
import { guidesFeature } from './features/guides/guides.feature.js';
import { handoffsFeature } from './features/handoffs/handoffs.feature.js';
import { insightsFeature } from './features/insights/insights.feature.js';
import { invitationsFeature } from './features/invitations/invitations.feature.js';
import { knowledgeFeature } from './features/knowledge/knowledge.feature.js';
import { leadAssignmentFeature } from './features/lead-assignment/lead-assignment.feature.js';
import { leadRepliesFeature } from './features/lead-replies/lead-replies.feature.js';
import { leadErasureFeature } from './features/lead-work/erase/lead-erasure.feature.js';
import { leadWorkFeature } from './features/lead-work/lead-work.feature.js';
import { leadMergesFeature } from './features/lead-work/merge/lead-merges.feature.js';
import { leadsFeature } from './features/leads/leads.feature.js';
import { liveFeature } from './features/live/live.feature.js';
import { notificationsFeature } from './features/notifications/notifications.feature.js';
import { openQuestionsFeature } from './features/open-questions/open-questions.feature.js';
import { ordersFeature } from './features/orders/orders.feature.js';
import { peopleFeature } from './features/people/people.feature.js';
import { performanceFeature } from './features/performance/performance.feature.js';
import { placesFeature } from './features/places/places.feature.js';
import { platformFeature } from './features/platform/platform.feature.js';
import { quotesFeature } from './features/quotes/quotes.feature.js';
import { sentMessagesFeature } from './features/sent-messages/sent-messages.feature.js';
import { sessionsFeature } from './features/sessions/sessions.feature.js';
import { setupFeature } from './features/setup/setup.feature.js';
import { signupFeature } from './features/signup/signup.feature.js';
import { siteFeature } from './features/site/site.feature.js';
import { isPageOf, notFoundPage } from './features/site/site.routes.js';
import { siteLookFeature } from './features/site-look/site-look.feature.js';
import { siteMessagesFeature } from './features/site-messages/site-messages.feature.js';
import { supportFeature } from './features/support/support.feature.js';
import { teamFeature } from './features/team/team.feature.js';
import { understandingFeature } from './features/understanding/understanding.feature.js';
import { unsubscribeFeature, unsubscribePageFeature } from './features/unsubscribe/unsubscribe.feature.js';
import { visitorMailFeature } from './features/visitor-mail/visitor-mail.feature.js';
import { webhooksFeature } from './features/webhooks/webhooks.feature.js';
import type { Ground } from './ground.js';
import { guardDashboard } from './http/access/auth.js';
import { answerCors } from './http/access/cors.js';
import { boundConnections } from './http/connections/bound-connections.js';
import { endConnections } from './http/connections/end-connections.js';
import { takeTurns } from './http/connections/take-turns.js';
import { answerErrors } from './http/errors.js';
import { answerHealth } from './http/health.js';
import { type Measured, measure } from './http/metrics/measure.js';
import { describeApi } from './http/openapi.js';
import { setSecurityHeaders } from './http/pages/security-headers.js';
import { serveStaticFiles } from './http/pages/static-files.js';
import { warnOfForwardedAddresses } from './http/rate-limits/forwarded-addresses.js';
import { limitRates } from './http/rate-limits/rate-limit.js';
import { startWorker } from './jobs/worker/start-worker.js';
import { Matters } from './retrieval/matters/matters.js';

export type { Dependencies } from './composition/dependencies.js';

/** Creates the server from its dependencies. Reads no environment and opens no port. */
export async function createApp(deps: Dependencies): Promise<FastifyInstance> {
  const app = createServer(deps);
  const ground = await createGround(app, deps);
  endConnections(app, deps.longestCloseMs);
  warnOfForwardedAddresses(app, deps.trustProxy);
  boundConnections(app);
  answerErrors(app, ground.languageOf, notFoundPage(deps.sitePages));
  setSecurityHeaders(app);
  const measured = measure(app, { ...deps, ...ground });
  await answerCors(app, deps.dashboardOrigin);
  limitRates(app, { limits: deps.rateLimits, now: deps.now, isSitePage: isPageOf(deps.sitePages) });
  takeTurns(app);
  const { companies, sessions, features } = createFeatures(ground, { ...deps, ...measured });
  guardDashboard(app, { ...ground, findPerson: (token) => sessions.findPerson(token) });
  await describeApi(app, deps.version);
  answerHealth(app, deps.database, deps.isDraining);
  assemble(app, ground, features);
  startWorker(app, { ...ground, ...measured, companies }, deps.worksJobs);
  await serveStaticFiles(app, deps.staticFolders);
  return app;
}

/** Each feature is created after those that it uses. */
function createFeatures(ground: Ground, deps: Dependencies & Measured) {
  const companies = companiesFeature(ground);
  const people = peopleFeature(ground, { ...deps, ...companies.service });
  const sessions = sessionsFeature(ground, people.service);
  const accountMails = accountMailsFeature(ground, people.service);
  const signedIn = { ...companies.service, ...people.service, ...sessions.service, ...accountMails.service };
  const invitations = invitationsFeature(ground, signedIn);
  const places = placesFeature(ground, { ...deps, ...signedIn });
  const quotes = quotesFeature(ground, { ...signedIn, ...places.service });
  const settings = companySettingsFeature(ground, { ...signedIn, ...quotes.service });
  const knowledge = knowledgeFeature(ground, signedIn);
  const matters = new Matters(deps.matters);
  const guides = guidesFeature(ground, { ...deps, matters });
  const assignment = leadAssignmentFeature(ground, { ...signedIn, ...places.service });
  const leads = leadsFeature(ground, { ...signedIn, ...places.service, ...quotes.service, ...assignment.service });
  const understanding = understandingFeature(ground, {
    ...deps,
    ...signedIn,
    ...places.service,
    ...guides.service,
    matters,
  });
  const handoffs = handoffsFeature(ground, {
    ...signedIn,
    ...quotes.service,
    ...leads.service,
    ...understanding.service,
  });
  const feedback = feedbackFeature(ground, { ...signedIn, ...leads.service });
  const unsubscribe = unsubscribeFeature(ground);
  const orders = ordersFeature(ground, signedIn);
  const support = supportFeature(ground, signedIn);
  const moving = {
    ...signedIn,
    ...quotes.service,
    ...assignment.service,
    ...leads.service,
    ...handoffs.service,
    ...feedback.service,
    ...orders.service,
    ...support.service,
  };
  const leadWork = leadWorkFeature(ground, moving);
  const asked = { ...moving, ...leadWork.service, ...knowledge.service, ...guides.service };
  const openQuestions = openQuestionsFeature(ground, asked);
  const answering = { ...leadWork.service, ...openQuestions.service };
  const used = { ...deps, ...moving, ...answering, ...invitations.service, ...unsubscribe.service };
  const notifications = notificationsFeature(ground, used);
  const visitorMail = visitorMailFeature(ground, used);
  const leadReplies = leadRepliesFeature(ground, { ...used, ...visitorMail.service });
  const writers = { 'beta-application': betaApplicationNotice, 'contact-message': contactMessageNotice };
  const siteMessages = siteMessagesFeature(ground, { ...used, writers });
  const pricing = { ...quotes.service, ...understanding.service };
  const features: Feature[] = [
    companies,
    people,
    sessions,
    accountMails,
    invitations,
    places,
    quotes,
    settings,
    knowledge,
    guides,
    assignment,
    leads,
    handoffs,
    feedback,
    unsubscribe,
    orders,
    support,
    leadWork,
    callbacksFeature(ground, used),
    openQuestions,
    notifications,
    visitorMail,
    leadReplies,
    siteMessages,
    unsubscribePageFeature(ground, { ...used, ...notifications.service, ...visitorMail.service }),
    liveFeature(ground, { ...used, facts: notifications.service.notifications }),
    webhooksFeature(ground, used),
    answersFeature(ground, { ...used, ...guides.service, ...knowledge.service, matters, pricing }),
    understanding,
    embedFeature(ground, { ...used, ...settings.service }),
    siteFeature(ground, deps),
    siteLookFeature(ground, used),
    setupFeature(ground, { ...used, ...places.service, ...knowledge.service }),
    signupFeature(ground, { ...used, ...places.service, ...leadReplies.service }),
    betaApplicationsFeature(ground, siteMessages.service),
    contactMessagesFeature(ground, { ...deps, ...siteMessages.service }),
    insightsFeature(ground, used),
    teamFeature(ground, used),
    auditFeature(ground, used),
    platformFeature(ground, used),
    performanceFeature(ground, deps),
    sentMessagesFeature(ground, { ...used, ...notifications.service }),
  ];
  const erasers = features.flatMap(({ erasePerson }) => erasePerson ?? []);
  const carriers = features.flatMap(({ carryOver }) => carryOver ?? []);
  const reclaims = features.flatMap(({ reclaim }) => reclaim ?? []);
  const addressConfirmed = features.flatMap((feature) => feature.addressConfirmed ?? []);
  const last = [
    leadMergesFeature(ground, { ...used, ...places.service, carriers }),
    leadErasureFeature(ground, { ...used, ...leadReplies.service, erasers }),
    accountsFeature(ground, { ...used, reclaims, addressConfirmed }),
  ];
  return { ...companies.service, ...sessions.service, features: [...features, ...last] };
}
