import { dashboardPaths } from '@meg/shared/domain/paths';
import { accessPaths } from '@meg/shared/domain/public-paths';
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { sitePages } from '../../build-steps/site-pages.js';

type Files<Paths> = Readonly<Record<keyof Paths, string>>;

/** The screen of each page for somebody who is not signed in, or need not be, below src/features. */
const accessFiles: Files<typeof accessPaths> = {
  login: 'sessions/login-page.tsx',
  adminLogin: 'sessions/login-page.tsx',
  forgotPassword: 'accounts/password/forgot-password-page.tsx',
  resetPassword: 'accounts/password/reset-password-page.tsx',
  invitation: 'accounts/invitation-page.tsx',
  confirmEmail: 'accounts/confirm-email-page.tsx',
  signup: 'signup/signup-page.tsx',
};

/** The screen of each page behind the login, below src/features. */
const dashboardFiles: Files<typeof dashboardPaths> = {
  overview: 'insights/dashboard-page.tsx',
  leads: 'leads/leads-page.tsx',
  callbacks: 'callbacks/callbacks-page.tsx',
  companyConfig: 'company-config/company-config-page.tsx',
  quoteEngines: 'quote-engines/quote-engines-page.tsx',
  domains: 'domains/domains-page.tsx',
  tryOnSite: 'site-look/site-look-page.tsx',
  webhooks: 'webhooks/webhooks-page.tsx',
  knowledge: 'knowledge/knowledge-page.tsx',
  openQuestions: 'open-questions/open-questions-page.tsx',
  leadAssignment: 'lead-assignment/lead-assignment-page.tsx',
  team: 'team/team-page.tsx',
  plan: 'orders/plan-page.tsx',
  supportAccess: 'support/support-access-page.tsx',
  teamPerformance: 'team/team-performance-page.tsx',
  audit: 'audit/audit-page.tsx',
  sentMessages: 'sent-messages/sent-messages-page.tsx',
  account: 'accounts/account-page.tsx',
  notifications: 'notifications/preferences-page.tsx',
  platform: 'platform/platform-page.tsx',
  orders: 'orders/orders-page.tsx',
  siteMessages: 'site-messages/site-messages-page.tsx',
  guideQuestions: 'open-questions/guide-questions-page.tsx',
  performance: 'performance/performance-page.tsx',
};

/** The list of leads and an opened lead share one route, so that the list stays as it is behind the lead. */
function patternOf(path: string): string {
  return path === dashboardPaths.leads ? `${path}/:id?` : path;
}

/** Two addresses may show one screen, so each route has an id of its own. */
function routeTo(path: string, file: string): RouteConfigEntry {
  const pattern = patternOf(path).slice(1);
  return route(pattern, file, { id: pattern });
}

function featureRoutes<Paths extends Readonly<Record<string, string>>>(
  addresses: Paths,
  files: Files<Paths>,
): RouteConfigEntry[] {
  return Object.entries(addresses).map(([name, path]) => routeTo(path, `../features/${files[name]}`));
}

/** Shows every part of the kit on one page, for people who build with it. */
const gallery = process.env.NODE_ENV === 'development' ? [route('admin/ui', 'gallery/gallery-page.tsx')] : [];

export default [
  layout('shell/site/site-shell.tsx', [
    index('../site/home/home-page.tsx'),
    ...sitePages.map(([path, file]) => routeTo(path, `../site/${file}`)),
    route('*', '../site/not-found/not-found-page.tsx'),
  ]),
  layout('shell/plain-shell.tsx', [...featureRoutes(accessPaths, accessFiles), ...gallery]),
  layout('shell/admin/admin-shell.tsx', featureRoutes(dashboardPaths, dashboardFiles)),
] satisfies RouteConfig;
