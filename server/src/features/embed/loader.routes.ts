import { companySlug } from '@meg/shared/contract/companies';
import type { FastifyInstance } from 'fastify';
import { immutable, shortlived } from '../../http/static-files.js';
import type { CompaniesService } from '../companies/companies.service.js';
import { type LoaderScript, type LoaderScripts, settingsOf } from './loader-script.js';

interface Services {
  companies: CompaniesService;
  scripts: LoaderScripts;
  version: string;
}

export function loaderRoutes(app: FastifyInstance, { companies, scripts, version }: Services): void {
  const hidden = { schema: { hide: true } };
  const frozen = `/v${version}/meg.js`;

  const find = async (named: unknown): Promise<LoaderScript> => {
    const slug = companySlug.safeParse(named);
    if (!slug.success) return scripts.plain();
    const company = await companies.find(slug.data);
    // The frame tells the visitor of a company that is not there.
    return scripts.with(company ? settingsOf(company) : { company: slug.data });
  };

  app.get<{ Querystring: { company?: unknown } }>('/meg.js', hidden, async (request, reply) =>
    (await find(request.query.company)).send(request, reply, shortlived),
  );
  // Only the version that runs here: an older one lies with who froze it.
  app.get(frozen, hidden, (request, reply) => scripts.plain().send(request, reply, immutable));
  app.get('/meg.json', hidden, (_, reply) =>
    reply
      .header('cache-control', shortlived)
      .header('access-control-allow-origin', '*')
      .type('application/json')
      .send(JSON.stringify({ version, url: frozen, integrity: scripts.plain().integrity })),
  );
}
