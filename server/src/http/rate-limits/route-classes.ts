import type { Endpoint } from '@meg/shared/contract/endpoint';

/** What a route costs and who calls it: each class has its limit in `rate-limit.ts`. */
export type RouteClass =
  /** The chat's calls and those that need no session, such as to sign in. */
  | 'openRead'
  | 'openWrite'
  | 'signedInRead'
  | 'signedInWrite'
  /** One call causes much work. */
  | 'heavy'
  /** The chat's document and the pages of the site. */
  | 'page'
  | 'file'
  | 'document'
  /** Sent by a browser before a call from another site. */
  | 'preflight'
  /** For monitoring. */
  | 'probe';

export interface Route {
  method: string;
  url: string;
  endpoint: Endpoint | undefined;
}

const heavy = new Set([
  '/api/admin/leads/export',
  '/api/leads/:id/person',
  '/api/leads/:id/erase',
  '/api/leads/bulk',
  '/api/insights',
  '/api/team/performance',
  '/embed/preview',
]);

/** For routes that are not in the contract. */
const others: readonly (readonly [RegExp, RouteClass])[] = [
  [/^\/(healthz|readyz|metrics)$/, 'probe'],
  [/^\/api\/openapi\.json$|^\/api\/docs(?!\/static\/)/, 'document'],
  [/^\/api\/docs\/static\/|^\/widget\/assets\/|^\/examples(?:\/|$)/, 'file'],
  [/^\/(v[^/]+\/)?meg\.(js|json)$|^\/sw\.js$|^\/\*$/, 'file'],
  [/^\/embed$|^\/robots\.txt$|^\/sitemap\.xml$|^\/knowledge-hub\/feed\.xml$/, 'page'],
];

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

function classOfEndpoint({ surface, access }: Endpoint, method: string): RouteClass {
  const isOpen = surface === 'chat' || access === 'anyone';
  if (isReading(method)) return isOpen ? 'openRead' : 'signedInRead';
  return isOpen ? 'openWrite' : 'signedInWrite';
}

/** Undefined for a route that fits no class; a test finds those. */
export function classOfRoute({ method, url, endpoint }: Route, isSitePage: (url: string) => boolean) {
  if (method === 'OPTIONS') return 'preflight';
  if (heavy.has(url)) return 'heavy';
  if (endpoint) return classOfEndpoint(endpoint, method);
  if (isSitePage(url)) return 'page';
  return others.find(([pattern]) => pattern.test(url))?.[1];
}
