import { getInsights, getMoney } from '@meg/shared/contract/insights';
import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { companyOf } from '../../http/access/auth.js';
import { mount } from '../../http/endpoint.js';
import type { PeopleService } from '../people/people.service.js';
import { type FeaturesUsed, InsightsService } from './insights.service.js';
import { MoneyService } from './money.service.js';

export function insightsFeature(ground: Ground, used: FeaturesUsed & { people: PeopleService }) {
  const insights = new InsightsService({ ...ground, ...used });
  const money = new MoneyService({ ...ground, ...used });
  return {
    name: 'insights',
    routes: (app) => {
      mount(app, getInsights, ({ query }, request) => insights.read(companyOf(request).companyId, query.days));
      mount(app, getMoney, ({ query }, request) => money.read(companyOf(request).companyId, query.days));
    },
  } satisfies Feature;
}
