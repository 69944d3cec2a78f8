import type { Feature, ServiceOf } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { deleteOldest } from '../../retention/delete-oldest.js';
import type { companiesFeature } from '../companies/companies.feature.js';
import type { quotesFeature } from '../quotes/quotes.feature.js';
import { companySettingsRoutes } from './company-settings.routes.js';
import { CompanySettingsService } from './company-settings.service.js';
import { ConfigPreviews, keptPreviewMs } from './config-previews.service.js';

type Used = ServiceOf<typeof companiesFeature> & ServiceOf<typeof quotesFeature>;

export function companySettingsFeature(ground: Ground, used: Used) {
  const settings = new CompanySettingsService({ ...ground, ...used });
  const previews = new ConfigPreviews(ground);
  return {
    name: 'company-settings',
    service: { previews },
    routes: (app) => companySettingsRoutes(app, { ...ground, ...used, settings, previews }),
    keeps: [{ table: 'configPreviews', keptMs: keptPreviewMs, deleteOld: deleteOldest('configPreviews') }],
  } satisfies Feature;
}
