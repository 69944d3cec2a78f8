import { type FastifyCorsOptions, fastifyCors } from '@fastify/cors';
import type { Endpoint } from '@meg/shared/contract/endpoint';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    cors?: FastifyCorsOptions;
  }
}

/** Any page may use the chat's calls, but never with a visitor's cookies. */
const everyone: FastifyCorsOptions = { origin: '*', maxAge: 86_400 };

/** If the dashboard is served from another origin of the same site: that origin alone, with its cookies. */
function dashboardOnly(origin: string | undefined): FastifyCorsOptions {
  return origin === undefined ? { origin: false } : { origin, credentials: true, maxAge: 600 };
}

/** Answers preflights by hand, because only the route knows the methods of its path. */
function answerPreflights(app: FastifyInstance, optionsOf: Record<Endpoint['surface'], FastifyCorsOptions>): void {
  const methodsByPath = new Map<string, string[]>();
  app.addHook('onRoute', ({ url, method, config }) => {
    const endpoint = config?.endpoint;
    if (!endpoint || method === 'OPTIONS') return;
    const cors = optionsOf[endpoint.surface];
    config.cors = cors;
    const methods = methodsByPath.get(url);
    if (methods) {
      if (!methods.includes(endpoint.method)) methods.push(endpoint.method);
      return;
    }
    const allowed: string[] = [endpoint.method];
    methodsByPath.set(url, allowed);
    app.options(url, { schema: { hide: true }, config: { cors: { ...cors, methods: allowed } } }, (_, reply) =>
      reply.status(204).send(),
    );
  });
}

/** The surface of a call in the contract decides which pages of other origins may call it. */
export async function answerCors(app: FastifyInstance, dashboardOrigin: string | undefined): Promise<void> {
  await app.register(fastifyCors, {
    // Pages of other origins may read only endpoints of the contract.
    origin: false,
    allowedHeaders: 'content-type, idempotency-key',
    // A preflight goes on to its route, so that it is counted by the rate limits like any other call.
    preflightContinue: true,
    strictPreflight: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    const isDashboard = request.routeOptions.config.endpoint?.surface === 'dashboard';
    if (dashboardOrigin !== undefined && isDashboard) reply.header('vary', 'origin');
    done();
  });
  answerPreflights(app, { chat: everyone, dashboard: dashboardOnly(dashboardOrigin) });
}
