import {
  confirmRates,
  getCompanyConfig,
  listConfigChanges,
  previewCompanyConfig,
  saveCompanyConfig,
  simulateQuote,
  testDomain,
  undoConfigChange,
} from '@meg/shared/contract/company-settings';
import type { FastifyInstance } from 'fastify';
import type { Ground } from '../../ground.js';
import { companyOf } from '../../http/access/auth.js';
import { mount } from '../../http/endpoint.js';
import { languageFor } from '../../languages/choose-language.js';
import { pick } from '../../pick.js';
import type { QuotesService } from '../quotes/quotes.service.js';
import { requirePossibleRates } from './checked-changes.js';
import type { CompanySettingsService } from './company-settings.service.js';
import type { ConfigPreviews } from './config-previews.service.js';
import { judgeAddress } from './judge-address.js';

interface Services extends Pick<Ground, 'languages'> {
  settings: CompanySettingsService;
  previews: ConfigPreviews;
  quotes: QuotesService;
}

export function companySettingsRoutes(app: FastifyInstance, services: Services): void {
  const { settings, previews, quotes, languages } = services;
  mount(app, getCompanyConfig, (_, request) => settings.read(companyOf(request).companyId));
  mount(app, saveCompanyConfig, ({ body }, request) => settings.save(companyOf(request), body));
  mount(app, previewCompanyConfig, async ({ body }, request) => ({
    previewId: await previews.keep(companyOf(request), body.config),
  }));
  mount(app, listConfigChanges, ({ query }, request) => settings.history(companyOf(request).companyId, query));
  mount(app, undoConfigChange, ({ params, body }, request) =>
    settings.undo(companyOf(request), params.changeId, body.version),
  );
  mount(app, confirmRates, (_, request) => settings.confirmRates(companyOf(request)));
  mount(app, simulateQuote, async ({ body }, request) => {
    const saved = await settings.company(companyOf(request).companyId);
    requirePossibleRates(saved.config.pricing, { ...saved.config, ...pick(body, 'pricing') }, 'pricing');
    const edited = { ...saved, config: { ...saved.config, pricing: body.pricing } };
    // The dashboard is in English; which one, the company decides.
    const language = languageFor(languages, []);
    return { before: quotes.quote(saved, body.move, language), after: quotes.quote(edited, body.move, language) };
  });
  mount(app, testDomain, async ({ body }, request) => {
    const { config } = await settings.company(companyOf(request).companyId);
    return judgeAddress(body.url, config.allowedDomains, `${request.protocol}://${request.host}`);
  });
}
