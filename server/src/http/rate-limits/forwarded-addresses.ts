import type { FastifyInstance } from 'fastify';

const message =
  'A request came by a proxy that is not trusted, so all of its visitors are limited as one. ' +
  'Set TRUST_PROXY to the addresses of your proxies, such as TRUST_PROXY=loopback or TRUST_PROXY=10.0.0.0/8';

/** Warns once: without the setting all visitors behind the proxy share one limit, and nothing else would show it. */
export function warnOfForwardedAddresses(app: FastifyInstance, trustProxy: readonly string[]): void {
  if (trustProxy.length > 0) return;
  let hasWarned = false;
  app.addHook('onRequest', (request, _, done) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true;
      request.log.warn(message);
    }
    done();
  });
}
