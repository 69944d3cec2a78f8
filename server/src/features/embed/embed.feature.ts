import { hideRefusedPage, listRefusedPages } from '@meg/shared/contract/refused-pages';
import type { Feature, ServiceOf } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { companyOf } from '../../http/access/auth.js';
import { done } from '../../http/done.js';
import { mount } from '../../http/endpoint.js';
import type { StaticFolders } from '../../http/pages/static-files.js';
import type { companiesFeature } from '../companies/companies.feature.js';
import type { companySettingsFeature } from '../company-settings/company-settings.feature.js';
import { embedRoutes, previewRoutes } from './embed.routes.js';
import { EmbedDocuments, type Frame } from './embed-document.js';
import { loaderRoutes } from './loader.routes.js';
import { LoaderScripts } from './loader-script.js';
import { keptRefusalMs, RefusedPages } from './refused-pages/refused-pages.service.js';
import { deleteRefusalsBefore } from './refused-pages/refused-pages.store.js';
import { SnippetSightings } from './snippet-sightings.js';

interface Used extends ServiceOf<typeof companiesFeature>, ServiceOf<typeof companySettingsFeature> {
  frame: Frame;
  version: string;
  staticFolders: StaticFolders;
}

/** What a host page loads: the loader's script and the chat's document. */
export function embedFeature(ground: Ground, used: Used) {
  const { companies, previews, version, frame, staticFolders } = used;
  const refusedPages = new RefusedPages({ ...ground, companies });
  return {
    name: 'embed',
    routes: (app) => {
      const sightings = new SnippetSightings(app, { ...ground, ...used });
      const documents = new EmbedDocuments(frame);
      loaderRoutes(app, { companies, scripts: new LoaderScripts(staticFolders.loader), sightings, version });
      embedRoutes(app, { ...ground, companies, previews, documents, sightings, refusedPages });
      previewRoutes(app, { ...ground, documents });
      app.addHook('onClose', () => refusedPages.settle());
      mount(app, listRefusedPages, (_, request) => refusedPages.list(companyOf(request).companyId));
      mount(app, hideRefusedPage, async ({ params }, request) => {
        await refusedPages.hide(companyOf(request).companyId, params.id);
        return done();
      });
    },
    keeps: [{ table: 'refusedPages', keptMs: keptRefusalMs, deleteOld: deleteRefusalsBefore }],
  } satisfies Feature;
}
