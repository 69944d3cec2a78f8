import { fileURLToPath } from 'node:url';

/**
 * Who may import what (docs/development.md, "The map"). Each rule gives its reason, because its message is what somebody
 * reads who breaks it.
 */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** The features of the server, each after those that it may use. A new one is put where that holds. */
const featureOrder = [
  'companies',
  'places',
  'quotes',
  'company-settings',
  'people',
  'sessions',
  'account-mails',
  'orders',
  'support',
  'invitations',
  'knowledge',
  'guides',
  'advice',
  'language-model',
  'understanding',
  'lead-assignment',
  'leads',
  'handoffs',
  'feedback',
  'unsubscribe',
  'lead-work',
  'callbacks',
  'open-questions',
  'live',
  'notifications',
  'visitor-mail',
  'lead-replies',
  'webhooks',
  'answers',
  'embed',
  'site',
  'site-look',
  'setup',
  'signup',
  'site-messages',
  'beta-applications',
  'contact-messages',
  'insights',
  'team',
  'audit',
  'platform',
  'performance',
  'sent-messages',
  'accounts',
];
const featureFile = (names) => `^server/src/features/(${names.join('|')})/`;
const notATest = '\\.(test|faults)\\.ts$';
const noCircle = (from, to) =>
  rule(
    'features-form-no-circles',
    'A feature may use those before it in featureOrder only: two that use each other cannot be created one after the other.',
    { path: from, pathNot: notATest },
    { path: to },
  );

export const walls = {
  forbidden: [
    ...featureOrder
      .slice(0, -1)
      .map((name, at) => noCircle(featureFile([name]), featureFile(featureOrder.slice(at + 1)))),
    noCircle(`^server/src/features/(?!(${featureOrder.join('|')})/)`, featureFile(featureOrder)),
    rule(
      'features-share-services',
      'Of another feature use its service or its events: its other files may change without notice.',
      { path: '^server/src/features/([^/]+)/', pathNot: notATest },
      { path: '^server/src/features/', pathNot: ['^server/src/features/$1/', '\\.(service|feature|events)\\.ts$'] },
    ),
    rule(
      'no-circles',
      'Two modules that import each other are one module in two files: move what both need to a third.',
      {},
      { circular: true },
    ),
    rule(
      'shared-is-the-floor',
      'shared is loaded by the browser and the server alike, so it may rest on zod only.',
      { path: '^shared/src', pathNot: '\\.(test|faults)\\.ts$' },
      { pathNot: ['^shared/src', '^node_modules/zod/'] },
    ),
    rule(
      'domain-rules-are-pure',
      'shared/domain is bundled where zod may not go: rules in plain code, which the contract builds on.',
      { path: '^shared/src/domain', pathNot: '\\.(test|faults)\\.ts$' },
      { pathNot: '^shared/src/domain' },
    ),
    rule(
      'bridge-stands-alone',
      'The loader bundles shared/bridge into its 3 KB: anything imported there is sent to every host page.',
      { path: '^shared/src/bridge', pathNot: '\\.(test|faults)\\.ts$' },
      { pathNot: '^shared/src/bridge' },
    ),
    rule(
      'loader-knows-the-bridge-only',
      'The loader runs on pages that are not ours and must stay under 3 KB: shared/bridge is all that it needs.',
      { path: '^loader/src', pathNot: '\\.(test|faults)\\.ts$' },
      // The package's React component is no part of the script: its React is the page's own.
      { pathNot: ['^loader/src', '^shared/(src|dist)/bridge', '/react/'] },
    ),
    rule(
      'widget-talks-by-contract',
      'The widget reaches the server through the contract and the host page through the bridge, never by import.',
      { path: '^widget/src' },
      { path: '^(server|dashboard|loader|examples)/' },
    ),
    rule(
      'no-validation-library-in-the-frame',
      'zod weighs more than the whole frame: import the types of the contract with `import type`.',
      { path: '^widget/src', pathNot: '\\.(test|faults)\\.tsx?$' },
      {
        path: ['^node_modules/zod/', '^shared/(src|dist)/contract/(?!client)'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'conversation-is-pure',
      'The conversation is data in, data out: what touches the page, the network or the clock stands in app/run-effect.ts.',
      { path: '^widget/src/conversation', pathNot: '\\.(test|faults)\\.ts$' },
      { pathNot: ['^widget/src/conversation', '^shared/(src|dist)/'] },
    ),
    rule(
      'cards-do-not-steer',
      'A card shows what it is given and reports what was done: only app/ holds the store and runs effects.',
      { path: '^widget/src/(cards|chat)' },
      { path: '^widget/src/app' },
    ),
    rule(
      'server-serves-no-imports',
      'The server sends what the other workspaces built, as files. Importing their source would bind their builds.',
      { path: '^server/src' },
      { path: '^(widget|dashboard|loader|examples)/' },
    ),
    rule(
      'environment-is-read-once',
      'createApp must run in a test without a process: only start-server.ts puts it together with config and signals.',
      { path: '^server/src', pathNot: ['^server/src/(main|start/start-server)\\.ts$', '\\.(test|faults)\\.ts$'] },
      { path: '^server/src/(main|start/start-server|config/config)\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'stores-are-private',
      "A feature's store is its own. Use the other feature's service, handed over by app.ts, or react to its event.",
      { path: '^server/src/(features/([^/]+)/|.+)' },
      { path: '^server/src/features/.+\\.store\\.ts$', pathNot: '^server/src/features/$2/' },
    ),
    rule(
      'sources-of-chance-come-in',
      'Ids, like the clock, are handed to a feature by app.ts, so that its rules run in a test without a mock.',
      { path: '^server/src/(features|jobs)/', pathNot: '\\.(test|faults)\\.ts$' },
      { path: ['^server/src/ids/ids\\.ts$', '^node_modules/uuid/'] },
    ),
    rule(
      'only-stores-speak-sql',
      'SQL stands in *.store.ts alone, so that the rule "a company sees its own rows" can be checked in one place.',
      { path: '^server/src/features/', pathNot: '\\.(store|table|test|faults)\\.ts$' },
      { path: '^node_modules/(kysely|pg|better-sqlite3)/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'services-do-not-know-http',
      'Rules must run without a server: Fastify and the contract routes stay in *.routes.ts and *.feature.ts.',
      { path: '^server/src/features/.+\\.(service|store|table)\\.ts$' },
      { path: ['^node_modules/(fastify|@fastify)/', '\\.routes\\.ts$', '^server/src/http/endpoint'] },
    ),
    rule(
      'subscribers-are-not-called',
      'notifications, webhooks and insights react to events. Calling them would make a write wait for them.',
      // The list of sent messages reads what notifications stored, and changes nothing.
      { path: '^server/src/features/(?!notifications|webhooks|insights|sent-messages)' },
      { path: '^server/src/features/(notifications|webhooks|insights)/' },
    ),
    rule(
      'dashboard-talks-by-contract',
      'The dashboard may be served from another machine: it reaches the server through the contract alone.',
      // One test follows the facts of a move from the chat through the server to the drawer.
      { path: '^dashboard/src', pathNot: 'features/leads/every-fact\\.test\\.tsx$' },
      { path: '^(server|widget|loader|examples)/' },
    ),
    rule(
      'dashboard-features-are-apart',
      'A dashboard feature never imports another: what two need belongs to ui/ or api/.',
      { path: '^dashboard/src/features/([^/]+)/' },
      { path: '^dashboard/src/features/', pathNot: '^dashboard/src/features/$1/' },
    ),
    rule(
      'the-kit-knows-no-feature',
      'ui/ is the kit that every page is built from: it takes props and knows no page, feature or call.',
      { path: '^dashboard/src/ui' },
      { path: '^dashboard/src/(features|site|api|app)' },
    ),
    rule(
      'examples-use-bundles',
      'An example shows what a customer can do: it takes built bundles by address, or the npm package as it is built.',
      { path: '^examples/(?!e2e)' },
      { path: '^(shared|server|widget|loader|dashboard)/', pathNot: '^loader/dist/npm/' },
    ),
    rule(
      'sources-do-not-need-tests',
      'What ships must not rest on test code.',
      { path: '^[^/]+/src', pathNot: ['\\.(test|faults)\\.tsx?$', '^server/src/testing'] },
      { path: ['\\.(test|faults)\\.tsx?$', '^server/src/testing'] },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', 'dist', 'build'] },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: fileURLToPath(new URL('tsconfig.walls.json', import.meta.url)) },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'default'] },
  },
};
