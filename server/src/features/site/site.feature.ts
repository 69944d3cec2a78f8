import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { StaticFolders } from '../../http/pages/static-files.js';
import { feedRoutes } from './feed.routes.js';
import { serviceWorkerRoutes } from './service-worker.routes.js';
import { siteRoutes } from './site.routes.js';
import type { SitePages } from './site-map.js';

interface Used {
  sitePages: SitePages;
  staticFolders: StaticFolders;
}

export function siteFeature({ publicUrl }: Ground, { sitePages, staticFolders }: Used) {
  return {
    name: 'site',
    service: {},
    routes: (app) => {
      serviceWorkerRoutes(app, staticFolders.dashboard);
      feedRoutes(app, staticFolders.dashboard, publicUrl);
      siteRoutes(app, sitePages, publicUrl);
    },
  } satisfies Feature;
}
