import type { Endpoint } from '@meg/shared/contract/endpoint';
import type { FastifyInstance } from 'fastify';

type Headers = Record<string, string>;

/** Any page may use the chat's calls, but never with a visitor's cookies. */
const everyone: Headers = { 'access-control-allow-origin': '*' };
const everyonesPreflight: Headers = {
  ...everyone,
  'access-control-allow-headers': 'content-type, idempotency-key',
  'access-control-max-age': '86400',
};

/** The dashboard where it is served from another origin of the same site: that origin alone, with its cookies. */
function dashboardOnly(origin: string): Headers {
  return { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true', vary: 'origin' };
}

/** Each call says in the contract whose surface it belongs to, and that decides who may call it from another page. */
export function answerCors(app: FastifyInstance, dashboardOrigin: string | undefined): void {
  const dashboard = dashboardOrigin === undefined ? {} : dashboardOnly(dashboardOrigin);
  const answers: Record<Endpoint['surface'], Headers> = { chat: everyone, dashboard };
  const preflights: Record<Endpoint['surface'], Headers> = {
    chat: everyonesPreflight,
    dashboard: {
      ...dashboard,
      'access-control-allow-headers': 'content-type, idempotency-key',
      'access-control-max-age': '600',
    },
  };
  const methodsByPath = new Map<string, string[]>();

  app.addHook('onRoute', ({ url, config }) => {
    const endpoint = config?.endpoint;
    if (!endpoint) return;
    const methods = methodsByPath.get(url);
    if (methods) {
      methods.push(endpoint.method);
      return;
    }
    const allowed = [endpoint.method as string];
    methodsByPath.set(url, allowed);
    app.options(url, { schema: { hide: true } }, (_, reply) =>
      reply
        .headers({ ...preflights[endpoint.surface], 'access-control-allow-methods': allowed.join(', ') })
        .status(204)
        .send(),
    );
  });
  app.addHook('onRequest', (request, reply, done) => {
    const endpoint = request.routeOptions.config.endpoint;
    if (endpoint) reply.headers(answers[endpoint.surface]);
    done();
  });
}
