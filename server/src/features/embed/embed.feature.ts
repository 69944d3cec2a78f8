import type { Feature, ServiceOf } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { StaticFolders } from '../../http/pages/static-files.js';
import type { companiesFeature } from '../companies/companies.feature.js';
import type { companySettingsFeature } from '../company-settings/company-settings.feature.js';
import { embedRoutes, previewRoutes } from './embed.routes.js';
import { EmbedDocuments, type Frame } from './embed-document.js';
import { loaderRoutes } from './loader.routes.js';
import { LoaderScripts } from './loader-script.js';
import { SnippetSightings } from './snippet-sightings.js';

interface Used extends ServiceOf<typeof companiesFeature>, ServiceOf<typeof companySettingsFeature> {
  frame: Frame;
  version: string;
  staticFolders: StaticFolders;
}

/** What a host page loads: the loader's script and the chat's document. */
export function embedFeature(ground: Ground, used: Used) {
  const { companies, previews, version, frame, staticFolders } = used;
  return {
    name: 'embed',
    routes: (app) => {
      const sightings = new SnippetSightings(app, { ...ground, ...used });
      const documents = new EmbedDocuments(frame);
      loaderRoutes(app, { companies, scripts: new LoaderScripts(staticFolders.loader), sightings, version });
      embedRoutes(app, { ...ground, companies, previews, documents, sightings });
      previewRoutes(app, { ...ground, documents });
    },
  } satisfies Feature;
}
