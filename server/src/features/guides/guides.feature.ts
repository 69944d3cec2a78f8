import { listCountries } from '@meg/shared/contract/guides';
import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { mount } from '../../http/endpoint.js';
import type { Matters } from '../../retrieval/matters/matters.js';
import { GuidesService } from './guides.service.js';
import type { Guides } from './read-guides.js';
import type { Translations } from './translations/read-translations.js';

interface Used {
  readonly guides: Guides;
  readonly translations: Translations;
  readonly matters: Matters;
}

export function guidesFeature({ languages }: Ground, used: Used) {
  const guides = new GuidesService(used.guides, languages.keys(), used.matters, used.translations);
  return {
    name: 'guides',
    service: { guides },
    routes: (app) => mount(app, listCountries, () => ({ countries: guides.list() })),
  } satisfies Feature;
}
