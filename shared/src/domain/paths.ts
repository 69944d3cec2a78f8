/** Pages that anyone may read, each written at the build. */
export const sitePaths = {
  home: '/',
  about: '/about',
  mission: '/mission',
  pricing: '/pricing',
  knowledgeHub: '/knowledge-hub',
  culturalTips: '/cultural-tips',
  beta: '/meg-relay-beta',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
} as const;

/** Pages for somebody who is not signed in, or need not be. */
export const accessPaths = {
  login: '/login',
  adminLogin: '/admin/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  invitation: '/invitation',
  confirmEmail: '/confirm-email',
  signup: '/signup',
} as const;

/** Pages behind the login. */
export const dashboardPaths = {
  overview: '/admin-dashboard',
  leads: '/admin/leads',
  companyConfig: '/admin/company-config',
  quoteEngines: '/admin/quote-engines',
  domains: '/admin-domains',
  webhooks: '/admin-webhooks',
  knowledge: '/admin/knowledge',
  team: '/admin/team',
  teamPerformance: '/team-performance',
  audit: '/admin/audit',
  sentMessages: '/admin/sent-messages',
  account: '/admin/account',
  platform: '/admin/platform',
  siteMessages: '/admin/site-messages',
  performance: '/performance',
} as const;

/** The address of every page, for the router, the navigation, redirects and the links in mails. */
export const paths = { ...sitePaths, ...accessPaths, ...dashboardPaths } as const;

export function leadPath(id: string): string {
  return `${paths.leads}/${id}`;
}
