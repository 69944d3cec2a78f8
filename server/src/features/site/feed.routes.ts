import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unknownOrigin } from '@meg/shared/domain/site-origin';
import type { FastifyInstance } from 'fastify';
import { SharedText } from '../../http/pages/shared-text.js';
import { shortlived } from '../../http/pages/static-files.js';

const address = '/knowledge-hub/feed.xml';

/**
 * The feed of the knowledge hub, as the build wrote it. Without `PUBLIC_URL` its addresses are paths, which the format
 * allows, so that a forged Host header has no effect.
 */
export function feedRoutes(app: FastifyInstance, folder: string, publicUrl: string | undefined): void {
  const file = path.join(folder, address);
  if (!existsSync(file)) return;
  const feed = readFileSync(file, 'utf8').replaceAll(unknownOrigin, publicUrl ?? '');
  const text = new SharedText(feed, { type: 'application/atom+xml; charset=utf-8', cacheControl: shortlived });
  app.get(address, { schema: { hide: true } }, (request, reply) => text.send(request, reply));
}
