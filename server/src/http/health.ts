import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
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

const patienceMs = 2_500;

/** Who asks has a limit of its own, often of three seconds, and takes no answer for a server that is gone. */
async function requireWritable(database: Database): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer')), patienceMs);
  });
  await Promise.race([database.checkWritable(), late]).finally(() => clearTimeout(timer));
}

export async function checkReady(database: Database, isDraining: () => boolean): Promise<boolean> {
  if (isDraining()) return false;
  return requireWritable(database).then(
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
      await requireWritable(database);
      tell('');
      return { status: 'ready' };
    } catch (error) {
      tell((error as Error).message);
      return reply.status(503).send({ status: 'database unavailable' });
    }
  });
}
