import { companySlug } from '@meg/shared/contract/companies';
import type { FastifyInstance } from 'fastify';
import { chooseLanguage } from '../../languages/choose-language.js';
import { type CompaniesService, type Company, publicCompanyOf } from '../companies/companies.service.js';
import type { ConfigPreviews } from '../company-settings/config-previews.service.js';
import type { EmbedDocuments, EmbedRequest } from './embed-document.js';
import type { SnippetSightings } from './snippet-sightings.js';

interface Query {
  company?: unknown;
  /** The id of unsaved settings. */
  preview?: unknown;
  theme?: unknown;
  language?: unknown;
}

interface Services {
  companies: CompaniesService;
  previews: ConfigPreviews;
  documents: EmbedDocuments;
  sightings: SnippetSightings;
  /** Whether this server can send mails. */
  sendsMail: boolean;
}

/** The theme that the page asks for; `auto` means the company's setting. */
function themeOf(value: unknown, company: Company | undefined): EmbedRequest['theme'] {
  if (value === 'light' || value === 'dark') return value;
  return company?.config.chatbotConfig.theme ?? 'auto';
}

export function embedRoutes(app: FastifyInstance, services: Services): void {
  const { companies, previews, documents, sightings, sendsMail } = services;
  const find = async (value: unknown, preview: unknown): Promise<Company | undefined> => {
    const slug = companySlug.safeParse(value);
    if (!slug.success) return undefined;
    const company = await companies.find(slug.data);
    return company && typeof preview === 'string' ? previews.show(company, preview) : company;
  };

  app.get<{ Querystring: Query }>('/embed', { schema: { hide: true } }, async (request, reply) => {
    const { company: named, preview, theme, language } = request.query;
    const company = await find(named, preview);
    if (company && preview === undefined) sightings.note(company, request);
    const problem = named !== undefined && !company ? 'company_unknown' : null;
    const languages = documents.offered(company?.config.chatbotConfig.languages);
    const shown = company ? publicCompanyOf(company) : null;
    const page = documents.page({
      company: shown && { ...shown, offersEmail: shown.offersEmail && sendsMail },
      problem,
      theme: themeOf(theme, company),
      language: chooseLanguage(languages, [language, request.headers['accept-language']]),
      languages,
    });
    reply
      .status(problem ? 404 : 200)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cross-origin-embedder-policy', 'require-corp');
    return page.send(request, reply);
  });
}
