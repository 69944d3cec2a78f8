/**
 * For each wall, an import that breaks it. The check makes them as files of a small tree and wants each to be found:
 * a wall without a rule, or a rule that no longer finds anything, fails. `[from, to, 'type']` imports only a type.
 */
export const wallSamples = {
  'no-circles': ['server/src/a.ts', 'server/src/b.ts', 'circle'],
  'shared-is-the-floor': ['shared/src/contract/x.ts', 'fastify'],
  'domain-rules-are-pure': ['shared/src/domain/x.ts', 'zod'],
  'bridge-stands-alone': ['shared/src/bridge/x.ts', 'shared/src/domain/forms/email.ts'],
  'loader-knows-the-bridge-only': ['loader/src/x.ts', 'shared/src/domain/forms/email.ts'],
  'widget-talks-by-contract': ['widget/src/app/x.ts', 'server/src/app-error.ts'],
  'no-validation-library-in-the-frame': ['widget/src/app/y.ts', 'shared/src/contract/leads.ts'],
  'conversation-is-pure': ['widget/src/conversation/x.ts', 'widget/src/app/storage/outbox.ts'],
  'cards-do-not-steer': ['widget/src/cards/quote/x.ts', 'widget/src/app/storage/outbox.ts'],
  'server-serves-no-imports': ['server/src/http/x.ts', 'loader/src/launcher.ts'],
  'environment-is-read-once': ['server/src/http/y.ts', 'server/src/config/config.ts'],
  'features-form-no-circles': ['server/src/features/leads/x.ts', 'server/src/features/handoffs/handoffs.service.ts'],
  'features-share-services': ['server/src/features/team/x.ts', 'server/src/features/people/first-admin.ts'],
  'stores-are-private': ['server/src/features/quotes/x.store.ts', 'server/src/features/leads/leads.store.ts'],
  'sources-of-chance-come-in': ['server/src/features/quotes/x.ids.ts', 'server/src/ids/ids.ts'],
  'only-stores-speak-sql': ['server/src/features/quotes/x.service.ts', 'kysely'],
  'services-do-not-know-http': ['server/src/features/leads/x.service.ts', 'fastify'],
  'subscribers-are-not-called': ['server/src/features/leads/y.ts', 'server/src/features/webhooks/webhooks.service.ts'],
  'dashboard-talks-by-contract': ['dashboard/src/site/x.ts', 'widget/src/app/storage/outbox.ts'],
  'dashboard-features-are-apart': ['dashboard/src/features/leads/x.ts', 'dashboard/src/features/team/team.ts'],
  'the-kit-knows-no-feature': ['dashboard/src/ui/x.ts', 'dashboard/src/api/request.ts'],
  'examples-use-bundles': ['examples/plain-html/x.ts', 'loader/src/launcher.ts'],
  'sources-do-not-need-tests': ['server/src/http/z.ts', 'server/src/testing/factories.ts'],
};
