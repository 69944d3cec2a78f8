import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SitePage } from './site-pages.js';

export type SitePages = ReadonlyMap<string, SitePage>;

function sendPage(reply: FastifyReply, { html, contentSecurityPolicy }: SitePage): FastifyReply {
  return reply
    .header('content-security-policy', contentSecurityPolicy)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html);
}

const notFound = '/not-found/';

/** The page for an address that is none, for a person in a browser; a program gets the envelope of every error. */
export function notFoundPage(pages: SitePages) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
    const page = pages.get(notFound);
    const wantsPage = request.headers.accept?.includes('text/html') && !request.url.startsWith('/api/');
    return page && wantsPage ? sendPage(reply.status(404), page) : undefined;
  };
}

export function siteRoutes(app: FastifyInstance, pages: SitePages): void {
  for (const [address, page] of pages) {
    if (address !== notFound) app.get(address, { schema: { hide: true } }, (_, reply) => sendPage(reply, page));
  }
}
