import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { guidesRoutes } from './guides.routes.js';
import { GuidesService } from './guides.service.js';
import type { Guides } from './read-guides.js';

export function guidesFeature({ languages }: Ground, used: { guides: Guides }) {
  const guides = new GuidesService(used.guides, languages.keys());
  return {
    name: 'guides',
    service: { guides },
    routes: (app) => guidesRoutes(app, guides),
  } satisfies Feature;
}
