import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { policy } from '../../http/pages/content-security-policy.js';
import { SharedText } from '../../http/pages/shared-text.js';

/** The worker only requests pages of this server. */
const workerPolicy = policy({
  'default-src': ["'none'"],
  'connect-src': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/** Never cached, so that browsers find a new version, or one that removes itself, at the next visit. */
export function serviceWorkerRoutes(app: FastifyInstance, folder: string): void {
  const file = path.join(folder, 'sw.js');
  if (!existsSync(file)) return;
  const type = 'text/javascript; charset=utf-8';
  const script = new SharedText(readFileSync(file, 'utf8'), { type, cacheControl: 'no-cache', sentWith: workerPolicy });
  app.get('/sw.js', { schema: { hide: true } }, (request, reply) =>
    script.send(request, reply.header('content-security-policy', workerPolicy)),
  );
}
