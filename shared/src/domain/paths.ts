import { accessPaths, sitePaths } from './public-paths.js';

/** Pages behind the login. */
export const dashboardPaths = {
  overview: '/admin-dashboard',
  leads: '/admin/leads',
  callbacks: '/admin/callbacks',
  companyConfig: '/admin/company-config',
  quoteEngines: '/admin/quote-engines',
  domains: '/admin-domains',
  tryOnSite: '/admin-domains/try-it',
  webhooks: '/admin-webhooks',
  knowledge: '/admin/knowledge',
  openQuestions: '/admin/open-questions',
  leadAssignment: '/admin/assignment',
  team: '/admin/team',
  plan: '/admin/plan',
  supportAccess: '/admin/support-access',
  teamPerformance: '/team-performance',
  audit: '/admin/audit',
  sentMessages: '/admin/sent-messages',
  account: '/admin/account',
  notifications: '/admin/notifications',
  platform: '/admin/platform',
  orders: '/admin/orders',
  siteMessages: '/admin/site-messages',
  guideQuestions: '/admin/guide-questions',
  performance: '/performance',
} as const;

/** The address of every page, for the router, the navigation, redirects and the links in mails. */
export const paths = { ...sitePaths, ...accessPaths, ...dashboardPaths } as const;

/** The staff's list of companies, with this one alone. */
export function companySearchPath(slug: string): string {
  return `${paths.platform}?search=${encodeURIComponent(slug)}`;
}

export function leadPath(id: string): string {
  return `${paths.leads}/${id}`;
}
