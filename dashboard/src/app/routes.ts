import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { sitePages } from '../../build-steps/site-pages.js';

/** Pages for someone who is not signed in, or need not be: address and the page's file below src/features. */
const plainPages = [
  ['login', 'sessions/login-page.tsx'],
  ['admin/login', 'sessions/login-page.tsx'],
  ['forgot-password', 'accounts/password/forgot-password-page.tsx'],
  ['reset-password', 'accounts/password/reset-password-page.tsx'],
  ['invitation', 'accounts/invitation-page.tsx'],
  ['confirm-email', 'accounts/confirm-email-page.tsx'],
  ['signup', 'signup/signup-page.tsx'],
] as const;

/** The companies' area: what stands inside the shell. */
const adminPages = [
  ['admin-dashboard', 'insights/dashboard-page.tsx'],
  // One route, so that the list stays as it is while a lead is opened and closed.
  ['admin/leads/:id?', 'leads/leads-page.tsx'],
  ['admin/company-config', 'company-config/company-config-page.tsx'],
  ['admin/quote-engines', 'quote-engines/quote-engines-page.tsx'],
  ['admin-domains', 'domains/domains-page.tsx'],
  ['admin-webhooks', 'webhooks/webhooks-page.tsx'],
  ['admin/knowledge', 'knowledge/knowledge-page.tsx'],
  ['admin/team', 'team/team-page.tsx'],
  ['team-performance', 'team/team-performance-page.tsx'],
  ['admin/audit', 'audit/audit-page.tsx'],
  ['admin/account', 'accounts/account-page.tsx'],
  ['admin/platform', 'platform/platform-page.tsx'],
  ['admin/site-messages', 'site-messages/site-messages-page.tsx'],
  ['performance', 'performance/performance-page.tsx'],
] as const;

/** Two addresses may have one page, so that each route has an id of its own. */
function pagesOf(
  pages: readonly (readonly [address: string, file: string])[],
  folder: 'features' | 'site' = 'features',
): RouteConfigEntry[] {
  return pages.map(([address, file]) => route(address, `../${folder}/${file}`, { id: address }));
}

/** Every part of the kit on one page, for who builds with it. */
const gallery = process.env.NODE_ENV === 'development' ? [route('admin/ui', 'gallery/gallery-page.tsx')] : [];

export default [
  layout('shell/site/site-shell.tsx', [
    index('../site/home/home-page.tsx'),
    ...pagesOf(sitePages, 'site'),
    route('*', '../site/not-found/not-found-page.tsx'),
  ]),
  layout('shell/plain-shell.tsx', [...pagesOf(plainPages), ...gallery]),
  layout('shell/admin/admin-shell.tsx', pagesOf(adminPages)),
] satisfies RouteConfig;
