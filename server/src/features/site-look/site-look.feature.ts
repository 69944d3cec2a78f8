import { getSiteLook, readSiteLook } from '@meg/shared/contract/site-look';
import type { Feature, UsedBy } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { companyOf } from '../../http/access/auth.js';
import { mount } from '../../http/endpoint.js';
import { SiteLookService } from './site-look.service.js';

/** What the company's own website looks like. */
export function siteLookFeature(ground: Ground, used: UsedBy<typeof SiteLookService>) {
  const looks = new SiteLookService({ ...ground, ...used });
  return {
    name: 'site-look',
    routes: (app) => {
      mount(app, getSiteLook, (_, request) => looks.find(companyOf(request).companyId));
      mount(app, readSiteLook, ({ body }, request) => looks.read(companyOf(request).companyId, body.website));
    },
  } satisfies Feature;
}
