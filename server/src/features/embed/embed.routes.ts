import { companySlug } from '@meg/shared/contract/companies';
import { companyConfig } from '@meg/shared/contract/company-config';
import { text } from '@meg/shared/contract/text';
import { isAmerican } from '@meg/shared/domain/english/english-of-country';
import { nextOpenings } from '@meg/shared/domain/time/business-hours';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Ground } from '../../ground.js';
import { chooseLanguage, regionOfEnglish } from '../../languages/choose-language.js';
import { type CompaniesService, type Company, publicCompanyOf } from '../companies/companies.service.js';
import type { ConfigPreviews } from '../company-settings/config-previews.service.js';
import type { EmbedDocuments, EmbedRequest } from './embed-document.js';
import type { RefusedPages } from './refused-pages/refused-pages.service.js';
import type { SnippetSightings } from './snippet-sightings.js';

interface Query {
  company?: unknown;
  /** The id of unsaved settings. */
  preview?: unknown;
  theme?: unknown;
  language?: unknown;
}

interface Services extends Pick<Ground, 'dashboardOrigin' | 'mailer' | 'now'> {
  companies: CompaniesService;
  previews: ConfigPreviews;
  documents: EmbedDocuments;
  sightings: SnippetSightings;
  refusedPages: RefusedPages;
}

/** The theme that the page asks for; `auto` means the company's setting. */
function themeOf(value: unknown, company: Company | undefined): EmbedRequest['theme'] {
  if (value === 'light' || value === 'dark') return value;
  return company?.config.chatbotConfig.theme ?? 'auto';
}

/** Lets pages of any isolation frame the document. */
const allowAnyFrame = (reply: FastifyReply) =>
  reply.header('cross-origin-resource-policy', 'cross-origin').header('cross-origin-embedder-policy', 'require-corp');

export function embedRoutes(app: FastifyInstance, services: Services): void {
  const { companies, previews, documents, sightings, refusedPages, mailer, now } = services;
  const find = async (value: unknown, preview: unknown): Promise<Company | undefined> => {
    const slug = companySlug.safeParse(value);
    if (!slug.success) return undefined;
    const company = await companies.find(slug.data);
    return company && typeof preview === 'string' ? previews.show(company, preview) : company;
  };

  app.get<{ Querystring: Query }>('/embed', { schema: { hide: true } }, async (request, reply) => {
    const { company: named, preview, theme, language } = request.query;
    const company = await find(named, preview);
    if (company && preview === undefined) {
      sightings.note(company, request);
      refusedPages.note(company, request);
    }
    const problem = named !== undefined && !company ? 'company_unknown' : null;
    const languages = documents.offered(company?.config.chatbotConfig.languages);
    const shown = company ? publicCompanyOf(company) : null;
    const wishes = [language, request.headers['accept-language']];
    const page = documents.page({
      company: shown && { ...shown, offersEmail: shown.offersEmail && !mailer.isDropping },
      problem,
      theme: themeOf(theme, company),
      language: chooseLanguage(languages, wishes),
      isAmerican: isAmerican(regionOfEnglish(wishes) ?? company?.config.country ?? ''),
      languages,
      openings: company && nextOpenings(company.config.chatbotConfig.businessHours, now()),
    });
    return page.send(request, allowAnyFrame(reply).status(problem ? 404 : 200));
  });
}

const { primaryColor } = companyConfig.shape.branding.unwrap().shape;

/** Invalid input is ignored, because it is shown while somebody types. */
const look = z.object({
  name: text(120).catch(''),
  color: primaryColor.catch('#1e40af'),
  welcome: text(500).catch(''),
  theme: z.enum(['light', 'dark', 'auto']).catch('auto'),
});

/** No company can have this name, so nothing that is typed into a preview is stored. */
const nobody = '-preview';

/**
 * The chat in the look of a company that does not exist yet. Its words come from the address, so only frames of our
 * own pages may show it: as a page of its own it would let anybody speak in our name.
 */
export function previewRoutes(
  app: FastifyInstance,
  { documents, dashboardOrigin }: Pick<Services, 'documents' | 'dashboardOrigin'>,
): void {
  const ownPages = dashboardOrigin ? new URL(dashboardOrigin).host : 'nobody.invalid';

  app.get<{ Querystring: object }>('/embed/preview', { schema: { hide: true } }, (request, reply) => {
    const { 'sec-fetch-dest': destination = 'iframe', 'accept-language': accepted } = request.headers;
    if (destination !== 'iframe') return reply.callNotFound();
    const { name, color, welcome, theme } = look.parse(request.query);
    const config = companyConfig.parse({
      branding: { primaryColor: color },
      chatbotConfig: { welcomeMessage: welcome },
      allowedDomains: [ownPages],
    });
    const languages = documents.offered();
    const page = documents.uncachedPage({
      company: publicCompanyOf({ id: nobody, slug: nobody, name: name || 'Your company', config }),
      problem: null,
      theme,
      language: chooseLanguage(languages, ['en', accepted]),
      languages,
    });
    return page.send(request, allowAnyFrame(reply));
  });
}
