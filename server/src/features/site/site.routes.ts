import { paths } from '@meg/shared/domain/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressesToFind, robots, type SitePages, siteMap } from './site-map.js';

/** Sent for every unknown address. */
const notFound = '/not-found';

/** Answers unknown addresses with a page for browsers; other callers get the usual error. */
export function notFoundPage(pages: SitePages) {
  return (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined => {
    const page = pages.get(notFound);
    const wantsPage = request.headers.accept?.includes('text/html') && !request.url.startsWith('/api/');
    return page && wantsPage ? page.send(request, reply.status(404)) : undefined;
  };
}

/** With or without a slash at the end. */
export function isPageOf(pages: SitePages) {
  return (url: string): boolean => pages.has(url) || pages.has(url.replace(/\/$/, ''));
}

export function siteRoutes(app: FastifyInstance, pages: SitePages, publicUrl: string | undefined): void {
  searchEngineRoutes(app, pages, publicUrl);
  redirectAdmin(app, pages);
  for (const [address, page] of pages) {
    const status = address === notFound ? 404 : 200;
    app.get(address, { schema: { hide: true } }, (request, reply) => page.send(request, reply.status(status)));
    if (address !== '/' && address !== notFound && !address.includes(':')) redirectSlash(app, address);
  }
}

/**
 * `/admin` alone, as people type it. Redirected here and not by a page of the dashboard: each page costs the home page a
 * line of its script.
 */
function redirectAdmin(app: FastifyInstance, pages: SitePages): void {
  if (!pages.has(paths.overview)) return;
  for (const address of ['/admin', '/admin/']) {
    app.get(address, { schema: { hide: true } }, (_, reply) => reply.redirect(paths.overview, 302));
  }
}

/** Redirects links with a slash at the end. */
function redirectSlash(app: FastifyInstance, address: string): void {
  app.get(`${address}/`, { schema: { hide: true } }, (request, reply) => {
    const query = request.url.indexOf('?');
    return reply.redirect(address + (query < 0 ? '' : request.url.slice(query)), 301);
  });
}

/**
 * Both files need full addresses. Without `PUBLIC_URL` they have the host of the request. A forged host only reaches
 * its own sender, because the answer is not cached.
 */
function searchEngineRoutes(app: FastifyInstance, pages: SitePages, publicUrl: string | undefined): void {
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
