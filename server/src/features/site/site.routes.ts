import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressesToFind, robots, type SitePages, siteMap } from './site-map.js';

/** No address of its own: it is sent for every address that is none. */
const notFound = '/not-found';

/** The page for an address that is none, for a person in a browser; a program gets the envelope of every error. */
export function notFoundPage(pages: SitePages) {
  return (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined => {
    const page = pages.get(notFound);
    const wantsPage = request.headers.accept?.includes('text/html') && !request.url.startsWith('/api/');
    return page && wantsPage ? page.send(request, reply.status(404)) : undefined;
  };
}

/** Also with the slash at its end that leads to it. */
export function isPageOf(pages: SitePages) {
  return (url: string): boolean => pages.has(url) || pages.has(url.replace(/\/$/, ''));
}

export function siteRoutes(app: FastifyInstance, pages: SitePages, publicUrl: string | undefined): void {
  tellSearchEngines(app, pages, publicUrl);
  for (const [address, page] of pages) {
    const status = address === notFound ? 404 : 200;
    app.get(address, { schema: { hide: true } }, (request, reply) => page.send(request, reply.status(status)));
    if (isPlain(address)) leadToPlain(app, address);
  }
}

function isPlain(address: string): boolean {
  return address !== '/' && address !== notFound && !address.includes(':');
}

/** A slash at the end is the habit of many a link: it leads to the page, which has one address alone. */
function leadToPlain(app: FastifyInstance, address: string): void {
  app.get(`${address}/`, { schema: { hide: true } }, (request, reply) => {
    const query = request.url.indexOf('?');
    return reply.redirect(address + (query < 0 ? '' : request.url.slice(query)), 301);
  });
}

/**
 * Both files need whole addresses. Without `PUBLIC_URL` they name the host that the request came for: who forges that
 * one reads its own forgery, and no copy is kept for others.
 */
function tellSearchEngines(app: FastifyInstance, pages: SitePages, publicUrl: string | undefined): void {
  function send(request: FastifyRequest, reply: FastifyReply, write: (origin: string) => string): FastifyReply {
    reply.header('cache-control', publicUrl ? 'public, max-age=3600' : 'no-store');
    return reply.send(write(publicUrl ?? `${request.protocol}://${request.host}`));
  }
  const hidden = { schema: { hide: true } };
  const addresses = addressesToFind(pages);
  app.get('/robots.txt', hidden, (request, reply) => send(request, reply.type('text/plain; charset=utf-8'), robots));
  app.get('/sitemap.xml', hidden, (request, reply) =>
    send(request, reply.type('application/xml; charset=utf-8'), (origin) => siteMap(addresses, origin)),
  );
}
