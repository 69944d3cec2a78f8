import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unknownOrigin } from '@meg/shared/domain/site-origin';
import type { FastifyInstance } from 'fastify';
import { policy } from '../../http/pages/content-security-policy.js';
import { SharedText } from '../../http/pages/shared-text.js';
import { shortlived } from '../../http/pages/static-files.js';

const hidden = { schema: { hide: true } };
/** The worker only requests pages of this server. */
const workerPolicy = policy({ 'connect-src': ["'self'"] });

/**
 * The feed of the knowledge hub, as the build wrote it. Without `PUBLIC_URL` its addresses are paths, which the format
 * allows, so that a forged Host header has no effect.
 */
export function feedRoutes(app: FastifyInstance, folder: string, publicUrl: string | undefined): void {
  const address = '/knowledge-hub/feed.xml';
  const file = path.join(folder, address);
  if (!existsSync(file)) return;
  const feed = readFileSync(file, 'utf8').replaceAll(unknownOrigin, publicUrl ?? '');
  const text = new SharedText(feed, { type: 'application/atom+xml; charset=utf-8', cacheControl: shortlived });
  app.get(address, hidden, (request, reply) => text.send(request, reply));
}

/** Never cached, so that browsers find a new version, or one that removes itself, at the next visit. */
export function serviceWorkerRoutes(app: FastifyInstance, folder: string): void {
  const file = path.join(folder, 'sw.js');
  if (!existsSync(file)) return;
  const type = 'text/javascript; charset=utf-8';
  const script = new SharedText(readFileSync(file, 'utf8'), { type, cacheControl: 'no-cache', sentWith: workerPolicy });
  app.get('/sw.js', hidden, (request, reply) =>
    script.send(request, reply.header('content-security-policy', workerPolicy)),
  );
}
