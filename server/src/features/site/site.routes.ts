import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HtmlPage } from '../../http/html-page.js';

export type SitePages = ReadonlyMap<string, HtmlPage>;

const notFound = '/not-found/';

/** The page for an address that is none, for a person in a browser; a program gets the envelope of every error. */
export function notFoundPage(pages: SitePages) {
  return (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined => {
    const page = pages.get(notFound);
    const wantsPage = request.headers.accept?.includes('text/html') && !request.url.startsWith('/api/');
    return page && wantsPage ? page.send(request, reply.status(404)) : undefined;
  };
}

export function siteRoutes(app: FastifyInstance, pages: SitePages): void {
  for (const [address, page] of pages) {
    const status = address === notFound ? 404 : 200;
    app.get(address, { schema: { hide: true } }, (request, reply) => page.send(request, reply.status(status)));
  }
}
