import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { SharedText } from './shared-text.js';

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
/** Long enough for a site's next page, short enough that a new loader is used everywhere within the hour. */
export const shortlived = `public, max-age=${hourS / 12}, stale-while-revalidate=${hourS}`;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.data': 'application/octet-stream',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

function readShared(file: string): SharedText {
  const type = types[path.extname(file)];
  if (type === undefined) throw new Error(`${file} is of a kind that the server has no content type for`);
  const compressed = `${file}.br`;
  return new SharedText(readFileSync(file), {
    type,
    // Files in this folder have a hash in their name.
    cacheControl: file.includes(`${path.sep}assets${path.sep}`) ? immutable : shortlived,
    compressed: existsSync(compressed) ? readFileSync(compressed) : 'never',
  });
}

/**
 * Files of a build, except pages, which the site sends. They are kept in memory, because reading them from disk would
 * have to wait for the writes of a busy minute.
 */
function serveBuilt(app: FastifyInstance, prefix: string, root: string): void {
  if (!existsSync(root)) return;
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(html|br)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const files = new Map(
    names.map((file) => [path.relative(root, file).split(path.sep).join('/'), readShared(file)] as const),
  );
  app.get<{ Params: { '*': string } }>(`${prefix}*`, { schema: { hide: true } }, (request, reply) => {
    const file = files.get(request.params['*']);
    return file ? file.send(request, reply) : reply.callNotFound();
  });
}

/** An example stands for a page on a customer's server, so it is sent without our content security policy. */
async function serveExamples(app: FastifyInstance, root: string): Promise<void> {
  const pages = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'index.html')));
  const shown = ['', ...pages, 'base.css', 'index.css'];
  await app.register(async (scope) => {
    scope.addHook('onRequest', (_, reply, done) => {
      reply.removeHeader('content-security-policy');
      done();
    });
    await scope.register(fastifyStatic, {
      root,
      // Without its last slash, so that the list is found without one.
      prefix: '/examples',
      decorateReply: false,
      redirect: true,
      allowedPath: (pathname) => shown.includes(pathname.split('/')[1] ?? ''),
      cacheControl: false,
    });
  });
}

export async function serveStaticFiles(app: FastifyInstance, folders: StaticFolders): Promise<void> {
  serveBuilt(app, '/widget/assets/', path.join(folders.widget, 'assets'));
  await serveExamples(app, folders.examples);
  serveBuilt(app, '/', folders.dashboard);
}

export function readBuilt(file: string, hint: string): string {
  if (!existsSync(file)) throw new Error(`${file} is missing: ${hint}`);
  return readFileSync(file, 'utf8');
}
