import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { answeredInTime } from '../database/answered-in-time.js';
import type { Database } from '../database/database.js';

/** Says once what is wrong, however often it is asked, and once that it is over. */
function changesToldTo(log: FastifyBaseLogger) {
  let told = '';
  return (reason: string) => {
    if (reason === told) return;
    told = reason;
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

/** Alive: the process answers. Ready: send it requests; off while it drains, or its database is away or takes no writes. */
export function answerHealth(app: FastifyInstance, database: Database, isDraining: () => boolean): void {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, () => ({ status: 'alive' }));

  const tell = changesToldTo(app.log);
  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async (_, reply) => {
    if (isDraining()) return reply.status(503).send({ status: 'draining' });
    try {
      await answeredInTime(database.checkWritable());
      tell('');
      return { status: 'ready' };
    } catch (error) {
      tell((error as Error).message);
      return reply.status(503).send({ status: 'database unavailable' });
    }
  });
}
