import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Where the other workspaces' builds and the examples are. */
export interface StaticFolders {
  /** features/embed sends its script, which depends on the company. */
  loader: string;
  widget: string;
  dashboard: string;
  examples: string;
}

const hourS = 3_600;
export const immutable = 'public, max-age=31536000, immutable';
/** Long enough to be of use on a site's next page, short enough that a new loader is everywhere within the hour. */
export const shortlived = `public, max-age=${hourS / 12}, stale-while-revalidate=${hourS}`;

/** Files of a build. Those with a hash in their name are cached for good, the few others for a while. */
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

/** An example stands for a page on a customer's server, so it is sent without our content security policy. */
async function serveExamples(app: FastifyInstance, root: string): Promise<void> {
  const pages = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'index.html')));
  const shown = [...pages, 'base.css'];
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
      allowedPath: (pathname) => shown.includes(pathname.split('/')[1] ?? ''),
      cacheControl: false,
    });
  });
}

export async function serveStaticFiles(app: FastifyInstance, folders: StaticFolders): Promise<void> {
  await serveBuilt(app, '/widget/assets/', path.join(folders.widget, 'assets'));
  await serveExamples(app, folders.examples);
  await serveBuilt(app, '/', folders.dashboard);
}

export function readBuilt(file: string, hint: string): string {
  if (!existsSync(file)) throw new Error(`${file} is missing: ${hint}`);
  return readFileSync(file, 'utf8');
}
