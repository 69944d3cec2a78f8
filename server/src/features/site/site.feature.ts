import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { StaticFolders } from '../../http/pages/static-files.js';
import { feedRoutes, serviceWorkerRoutes } from './built-text.routes.js';
import { siteRoutes } from './site.routes.js';
import type { SitePages } from './site-map.js';

interface Used {
  sitePages: SitePages;
  staticFolders: StaticFolders;
}

export function siteFeature({ publicUrl }: Ground, { sitePages, staticFolders: { dashboard } }: Used) {
  return {
    name: 'site',
    routes: (app) => {
      serviceWorkerRoutes(app, dashboard);
      feedRoutes(app, dashboard, publicUrl);
      siteRoutes(app, sitePages, publicUrl);
    },
  } satisfies Feature;
}
