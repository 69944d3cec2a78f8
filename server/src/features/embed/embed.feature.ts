import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { StaticFolders } from '../../http/pages/static-files.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { CompanyStandingService } from '../companies/standing/company-standing.service.js';
import type { ConfigPreviews } from '../company-settings/config-previews.service.js';
import { embedRoutes } from './embed.routes.js';
import { EmbedDocuments, type Frame } from './embed-document.js';
import { loaderRoutes } from './loader.routes.js';
import { LoaderScripts } from './loader-script.js';
import { previewRoutes } from './preview.routes.js';
import { SnippetSightings } from './snippet-sightings.js';

interface Used {
  companies: CompaniesService;
  standing: CompanyStandingService;
  previews: ConfigPreviews;
  frame: Frame;
  version: string;
  staticFolders: StaticFolders;
}

/** What a host page loads: the loader's script and the chat's document. */
export function embedFeature(ground: Ground, used: Used) {
  const { companies, previews, version, frame, staticFolders } = used;
  return {
    name: 'embed',
    service: {},
    routes: (app) => {
      const sightings = new SnippetSightings(app, { ...ground, ...used });
      const documents = new EmbedDocuments(frame);
      loaderRoutes(app, { companies, scripts: new LoaderScripts(staticFolders.loader), sightings, version });
      embedRoutes(app, { companies, previews, documents, sightings, sendsMail: !ground.mailer.isDropping });
      previewRoutes(app, { ...ground, documents });
    },
  } satisfies Feature;
}
