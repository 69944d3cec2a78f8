import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { answeredInTime, type Database } from '../database/database.js';

/** Logs a reason once when it begins, and once that it is over. */
function readinessLog(log: FastifyBaseLogger) {
  let logged = '';
  return (reason: string) => {
    if (reason === logged) return;
    logged = reason;
    if (reason) log.error({ reason }, 'not ready');
    else log.info('ready again');
  };
}

export async function checkReady(database: Database, isDraining: () => boolean): Promise<boolean> {
  if (isDraining()) return false;
  return answeredInTime(database.checkWritable()).then(
    () => true,
    () => false,
  );
}

/** Alive: the process answers. Ready: it may be sent requests, unless it drains or its database takes no writes. */
export function answerHealth(app: FastifyInstance, database: Database, isDraining: () => boolean): void {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, () => ({ status: 'alive' }));

  const logReason = readinessLog(app.log);
  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async (_, reply) => {
    if (isDraining()) return reply.status(503).send({ status: 'draining' });
    try {
      await answeredInTime(database.checkWritable());
      logReason('');
      return { status: 'ready' };
    } catch (error) {
      logReason((error as Error).message);
      return reply.status(503).send({ status: 'database unavailable' });
    }
  });
}
