import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Where the other workspaces' builds and the examples are. */
export interface StaticFolders {
  loader: string;
  widget: string;
  dashboard: string;
  examples: string;
}

const hourS = 3_600;
const immutable = 'public, max-age=31536000, immutable';
/** Long enough to be of use on a site's next page, short enough that a new loader is everywhere within the hour. */
const shortlived = `public, max-age=${hourS / 12}, stale-while-revalidate=${hourS}`;

/** What a host page loads from here: it must be allowed on pages of any isolation, and checkable by its hash. */
function forAnyPage(reply: FastifyReply, cacheControl: string): FastifyReply {
  return reply
    .header('cache-control', cacheControl)
    .header('vary', 'accept-encoding')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('access-control-allow-origin', '*');
}

function serveLoader(app: FastifyInstance, folder: string, version: string): void {
  const send = (cacheControl: string) => (_: unknown, reply: FastifyReply) =>
    forAnyPage(reply, cacheControl).sendFile('meg.js', folder, { cacheControl: false });
  app.get('/meg.js', { schema: { hide: true } }, send(shortlived));
  app.get(`/v${version}/meg.js`, { schema: { hide: true } }, send(immutable));
}

/** What a build made: files whose names change with their text are kept for good, the few others for a while. */
async function serveBuilt(app: FastifyInstance, prefix: string, root: string): Promise<void> {
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root,
    prefix,
    preCompressed: true,
    index: false,
    decorateReply: false,
    cacheControl: false,
    // Pages are served by the site, each with the policy that fits what it runs.
    allowedPath: (pathname) => !/\.(html|br)$/.test(pathname),
    setHeaders: (response, file) => {
      response.setHeader('cache-control', file.includes('/assets/') ? immutable : shortlived);
      response.setHeader('vary', 'accept-encoding');
    },
  });
}

/** An example is a host page as it stands on a customer's server, so it has none of our own policies. */
async function serveExamples(app: FastifyInstance, root: string): Promise<void> {
  const hidden = /^\/(e2e|node_modules|dist)(\/|$)|\.(json|ts)$/;
  await app.register(async (scope) => {
    scope.addHook('onRequest', (_, reply, done) => {
      reply.removeHeader('content-security-policy');
      done();
    });
    await scope.register(fastifyStatic, {
      root,
      prefix: '/examples/',
      decorateReply: false,
      redirect: true,
      allowedPath: (pathname) => !hidden.test(pathname),
      cacheControl: false,
    });
  });
}

export async function serveStaticFiles(app: FastifyInstance, folders: StaticFolders, version: string): Promise<void> {
  await app.register(fastifyStatic, { root: folders.loader, serve: false, preCompressed: true });
  serveLoader(app, folders.loader, version);
  await serveBuilt(app, '/widget/assets/', path.join(folders.widget, 'assets'));
  await serveExamples(app, folders.examples);
  await serveBuilt(app, '/', folders.dashboard);
}

export function readBuilt(file: string, hint: string): string {
  if (!existsSync(file)) throw new Error(`${file} is missing: ${hint}`);
  return readFileSync(file, 'utf8');
}
