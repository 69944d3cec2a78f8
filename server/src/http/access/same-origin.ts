import type { FastifyRequest } from 'fastify';
import { readUrl } from '../../text/read-url.js';

export interface OwnOrigins {
  publicUrl: string | undefined;
  dashboardOrigin: string | undefined;
}

/**
 * Whether the call has the scheme of the page. If a proxy that TRUST_PROXY does not name has ended TLS, a header of the
 * browser or of the proxy counts, which no page of another origin can forge.
 */
function isOfScheme(origin: URL, { protocol, headers }: FastifyRequest): boolean {
  const scheme = origin.protocol.slice(0, -1);
  return scheme === protocol || headers['sec-fetch-site'] === 'same-origin' || headers['x-forwarded-proto'] === scheme;
}

/** A page is ours if its host is the one that the call was sent to. */
function isOwnHost(origin: URL, request: FastifyRequest): boolean {
  const own = `${origin.protocol}//${request.host}`;
  return readUrl(own)?.host === origin.host && isOfScheme(origin, request);
}

/**
 * Whether a call that changes something comes from a page of ours. Browsers send the page's origin with each such call,
 * and a page cannot forge it. Without that header, Sec-Fetch-Site must say the same. Other sites, files and sandboxed
 * frames send `null` or nothing at all, and are refused.
 */
export function isFromOwnPage(request: FastifyRequest, { publicUrl, dashboardOrigin }: OwnOrigins): boolean {
  const { origin: named, 'sec-fetch-site': site } = request.headers;
  if (named === undefined) return site === 'same-origin';
  const origin = readUrl(named);
  if (!origin || !/^https?:$/.test(origin.protocol)) return false;
  return origin.origin === publicUrl || origin.origin === dashboardOrigin || isOwnHost(origin, request);
}
