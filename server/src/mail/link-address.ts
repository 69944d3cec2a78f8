import type { FastifyInstance } from 'fastify';

/**
 * Where the links in mails lead. Never where a request says that it came to: whoever forges that header would get the
 * link of somebody else's password.
 */
export function addressOfLinks(
  app: FastifyInstance,
  { dashboardOrigin, publicUrl }: { dashboardOrigin: string | undefined; publicUrl: string | undefined },
): () => string {
  return () => {
    const listening = app.server.address();
    const own = listening && typeof listening === 'object' ? `http://localhost:${listening.port}` : 'http://localhost';
    return dashboardOrigin ?? publicUrl ?? own;
  };
}
