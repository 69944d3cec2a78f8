import { companySlug } from '@meg/shared/contract/companies';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answeredInTime } from '../../database/database.js';
import { immutable, shortlived } from '../../http/pages/static-files.js';
import type { CompaniesService } from '../companies/companies.service.js';
import { type LoaderScript, type LoaderScripts, settingsOf } from './loader-script.js';
import type { SnippetSightings } from './snippet-sightings.js';

/**
 * For unknown names. No company can have this one, so the frame tells the visitor that the chat is not set up. One
 * script for all unknown names, since each costs a compression and a place in the cache.
 */
const unknown = { company: '-' };
/** Its pages show nothing. */
const suspended = { ...unknown, launcher: 'none' };

interface Services {
  companies: CompaniesService;
  scripts: LoaderScripts;
  sightings: SnippetSightings;
  version: string;
}

export function loaderRoutes(app: FastifyInstance, { companies, scripts, sightings, version }: Services): void {
  const hidden = { schema: { hide: true } };
  const frozen = `/v${version}/meg.js`;

  const find = async (named: unknown, request: FastifyRequest): Promise<LoaderScript> => {
    if (named === undefined) return scripts.plain();
    const slug = companySlug.safeParse(named);
    if (!slug.success) return scripts.with(unknown);
    const company = await companies.find(slug.data);
    if (company) sightings.note(company, request);
    if (company) return scripts.with(settingsOf(company));
    return scripts.with((await companies.isSuspended(slug.data)) ? suspended : unknown);
  };

  app.get<{ Querystring: { company?: unknown } }>('/meg.js', hidden, async (request, reply) =>
    (await answeredInTime(find(request.query.company, request))).send(request, reply),
  );
  // Only the running version: a site that froze an older one hosts it itself.
  app.get(frozen, hidden, (request, reply) => scripts.plain().send(request, reply, immutable));
  app.get('/meg.json', hidden, (_, reply) =>
    reply
      .header('cache-control', shortlived)
      .header('access-control-allow-origin', '*')
      .type('application/json')
      .send(JSON.stringify({ version, url: frozen, integrity: scripts.plain().integrity })),
  );
}
