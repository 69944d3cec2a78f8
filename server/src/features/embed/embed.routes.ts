import { companySlug, type PublicCompany } from '@meg/shared/contract/companies';
import type { FastifyInstance } from 'fastify';
import { type CompaniesService, publicCompanyOf } from '../companies/companies.service.js';
import type { EmbedDocuments, EmbedRequest } from './embed-document.js';
import { chooseLanguage } from './language.js';

interface Query {
  company?: unknown;
  theme?: unknown;
  language?: unknown;
}

interface Services {
  companies: CompaniesService;
  documents: EmbedDocuments;
}

function themeOf(value: unknown): EmbedRequest['theme'] {
  return value === 'light' || value === 'dark' ? value : 'auto';
}

export function embedRoutes(app: FastifyInstance, { companies, documents }: Services): void {
  const find = async (value: unknown): Promise<PublicCompany | null> => {
    const slug = companySlug.safeParse(value);
    const company = slug.success ? await companies.find(slug.data) : undefined;
    return company ? publicCompanyOf(company) : null;
  };

  app.get<{ Querystring: Query }>('/embed', { schema: { hide: true } }, async (request, reply) => {
    const { company: named, theme, language } = request.query;
    const company = await find(named);
    const problem = named !== undefined && company === null ? 'company_unknown' : null;
    const page = documents.page({
      company,
      problem,
      theme: themeOf(theme),
      language: chooseLanguage(documents.languages, [language, request.headers['accept-language']]),
    });
    reply
      .status(problem ? 404 : 200)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cross-origin-embedder-policy', 'require-corp');
    return page.send(request, reply);
  });
}
