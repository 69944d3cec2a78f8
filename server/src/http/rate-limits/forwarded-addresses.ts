import type { FastifyInstance } from 'fastify';

const message =
  'A request came by a proxy that is not trusted, so all of its visitors are limited as one. ' +
  'Set TRUST_PROXY to the addresses of your proxies, such as TRUST_PROXY=loopback or TRUST_PROXY=10.0.0.0/8';

/** Said once: without the setting every visitor behind the proxy shares one limit, and nothing else would tell. */
export function warnOfForwardedAddresses(app: FastifyInstance, trustProxy: readonly string[]): void {
  if (trustProxy.length > 0) return;
  let isSaid = false;
  app.addHook('onRequest', (request, _, done) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      request.log.warn(message);
    }
    done();
  });
}
