import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database.js';

/** Alive: the process answers. Ready: send it requests; off while it drains or cannot reach its database. */
export function answerHealth(app: FastifyInstance, database: Database, isDraining: () => boolean): void {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, () => ({ status: 'alive' }));

  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (isDraining()) return reply.status(503).send({ status: 'draining' });
    try {
      await sql`SELECT 1`.execute(database.reader);
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ reason: (error as Error).message }, 'not ready');
      return reply.status(503).send({ status: 'database unavailable' });
    }
  });
}
