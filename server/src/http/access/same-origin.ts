import type { FastifyRequest } from 'fastify';
import { readUrl } from '../../text/read-url.js';

export interface OwnOrigins {
  publicUrl: string | undefined;
  dashboardOrigin: string | undefined;
}

function originOf(request: FastifyRequest): URL | undefined {
  const { origin } = request.headers;
  return origin === undefined ? undefined : readUrl(origin);
}

/**
 * Whether the call came by the scheme of the page. A proxy in front that nobody has named may have ended TLS: then the
 * browser's own word counts, or the proxy's, which no page of another origin can forge.
 */
function isOfScheme(origin: URL, { protocol, headers }: FastifyRequest): boolean {
  const scheme = origin.protocol.slice(0, -1);
  return scheme === protocol || headers['sec-fetch-site'] === 'same-origin' || headers['x-forwarded-proto'] === scheme;
}

/** A browser sends the cookie for the host that it asks, so a page of that same host is ours. */
function isOwnHost(origin: URL, request: FastifyRequest): boolean {
  const own = `${origin.protocol}//${request.host}`;
  return readUrl(own)?.host === origin.host && isOfScheme(origin, request);
}

/**
 * Whether a call that changes something comes from a page of ours. Browsers name the page's origin on each such call,
 * and a page cannot forge it. Where the header is missing, Sec-Fetch-Site must say the same; other sites, files and
 * sandboxed frames say `null` or nothing at all, and are refused.
 */
export function isFromOwnPage(request: FastifyRequest, { publicUrl, dashboardOrigin }: OwnOrigins): boolean {
  if (request.headers.origin === undefined) return request.headers['sec-fetch-site'] === 'same-origin';
  const origin = originOf(request);
  if (!origin || !/^https?:$/.test(origin.protocol)) return false;
  return origin.origin === publicUrl || origin.origin === dashboardOrigin || isOwnHost(origin, request);
}
