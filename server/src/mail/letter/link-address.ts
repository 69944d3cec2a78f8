import type { FastifyInstance } from 'fastify';

function ownAddress(app: FastifyInstance): string {
  const listening = app.server.address();
  return listening && typeof listening === 'object' ? `http://localhost:${listening.port}` : 'http://localhost';
}

/** Where the links in mails lead. Never the host of a request, which could be forged to get other people's links. */
export function addressOfLinks(
  app: FastifyInstance,
  { dashboardOrigin, publicUrl }: { dashboardOrigin: string | undefined; publicUrl: string | undefined },
): () => string {
  return () => dashboardOrigin ?? publicUrl ?? ownAddress(app);
}

/** Where links to the server itself lead. */
export function addressOfServer(app: FastifyInstance, publicUrl: string | undefined): () => string {
  return () => publicUrl ?? ownAddress(app);
}
