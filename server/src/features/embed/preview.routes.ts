import { companyConfig } from '@meg/shared/contract/company-config';
import { text } from '@meg/shared/contract/text';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Ground } from '../../ground.js';
import { chooseLanguage } from '../../languages/choose-language.js';
import { publicCompanyOf } from '../companies/companies.service.js';
import type { EmbedDocuments } from './embed-document.js';

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

interface Services extends Pick<Ground, 'dashboardOrigin'> {
  documents: EmbedDocuments;
}

/**
 * The chat in the look of a company that does not exist yet. Its words come from the address, so only frames of our
 * own pages may show it: as a page of its own it would let anybody speak in our name.
 */
export function previewRoutes(app: FastifyInstance, { documents, dashboardOrigin }: Services): void {
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
    const page = documents.unkept({
      company: publicCompanyOf({ id: nobody, slug: nobody, name: name || 'Your company', config }),
      problem: null,
      theme,
      language: chooseLanguage(languages, ['en', accepted]),
      languages,
    });
    reply.header('cross-origin-resource-policy', 'cross-origin').header('cross-origin-embedder-policy', 'require-corp');
    return page.send(request, reply);
  });
}
