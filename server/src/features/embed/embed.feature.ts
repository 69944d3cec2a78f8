import type { Dependencies } from '../../dependencies.js';
import type { Feature, ServiceOf } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { companiesFeature } from '../companies/companies.feature.js';
import type { companySettingsFeature } from '../company-settings/company-settings.feature.js';
import { embedRoutes } from './embed.routes.js';
import { EmbedDocuments } from './embed-document.js';
import { loaderRoutes } from './loader.routes.js';
import { LoaderScripts } from './loader-script.js';
import { previewRoutes } from './preview.routes.js';
import { SnippetSightings } from './snippet-sightings.js';

type Used = Pick<Dependencies, 'frame' | 'version' | 'staticFolders'> &
  ServiceOf<typeof companiesFeature> &
  ServiceOf<typeof companySettingsFeature>;

/** What a host page loads: the loader's script and the chat's document. */
export function embedFeature(ground: Ground, used: Used) {
  const { companies, previews, version, frame, staticFolders } = used;
  return {
    name: 'embed',
    routes: (app) => {
      const sightings = new SnippetSightings(app, { ...ground, ...used });
      const documents = new EmbedDocuments(frame);
      loaderRoutes(app, { companies, scripts: new LoaderScripts(staticFolders.loader), sightings, version });
      embedRoutes(app, { companies, previews, documents, sightings, sendsMail: !ground.mailer.isDropping });
      previewRoutes(app, { ...ground, documents });
    },
  } satisfies Feature;
}
