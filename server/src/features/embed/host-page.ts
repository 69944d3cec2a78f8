import type { FastifyRequest } from 'fastify';
import type { Ground } from '../../ground.js';
import { readUrl } from '../../text/read-url.js';

/** The page that holds the chat. Undefined for the server's own pages, since they show the chat of any company. */
export function hostPageOf(
  { headers, host }: FastifyRequest,
  { publicUrl, dashboardOrigin }: Pick<Ground, 'publicUrl' | 'dashboardOrigin'>,
): URL | undefined {
  const page = readUrl(headers.referer ?? headers.origin ?? '');
  if (!page || !/^https?:$/.test(page.protocol)) return undefined;
  // The Host header may name a port that the address leaves out.
  const ownHost = readUrl(`${page.protocol}//${host}`)?.host;
  const isOwn = page.origin === publicUrl || page.origin === dashboardOrigin || page.host === ownHost;
  return isOwn ? undefined : page;
}
