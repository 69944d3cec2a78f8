import type { FastifyInstance } from 'fastify';

function ownAddress(app: FastifyInstance): string {
  const listening = app.server.address();
  return listening && typeof listening === 'object' ? `http://localhost:${listening.port}` : 'http://localhost';
}

/**
 * Where the links in mails lead. Never where a request says that it came to: whoever forges that header would get the
 * link of somebody else's password.
 */
export function addressOfLinks(
  app: FastifyInstance,
  { dashboardOrigin, publicUrl }: { dashboardOrigin: string | undefined; publicUrl: string | undefined },
): () => string {
  return () => dashboardOrigin ?? publicUrl ?? ownAddress(app);
}

/** Where the links lead that the server itself answers. */
export function addressOfServer(app: FastifyInstance, publicUrl: string | undefined): () => string {
  return () => publicUrl ?? ownAddress(app);
}
