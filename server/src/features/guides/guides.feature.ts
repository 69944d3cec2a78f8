import { listCountries } from '@meg/shared/contract/guides';
import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { mount } from '../../http/endpoint.js';
import type { Matters } from '../../retrieval/matters/matters.js';
import { GuidesService } from './guides.service.js';
import type { Guides } from './read-guides.js';

export function guidesFeature({ languages }: Ground, used: { guides: Guides; matters: Matters }) {
  const guides = new GuidesService(used.guides, languages.keys(), used.matters);
  return {
    name: 'guides',
    service: { guides },
    routes: (app) => mount(app, listCountries, () => ({ countries: guides.list() })),
  } satisfies Feature;
}
