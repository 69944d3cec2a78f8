import { changeOrder, getPlan, listOrders, orderAddons } from '@meg/shared/contract/orders';
import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { companyOf, personOf } from '../../http/access/auth.js';
import { mount } from '../../http/endpoint.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { CompanyDirectoryService } from '../companies/company-directory.service.js';
import type { PeopleService } from '../people/people.service.js';
import { orderMailJob } from './order-mail.job.js';
import { OrdersService } from './orders.service.js';
import { PlatformOrdersService } from './platform-orders.service.js';

interface Used {
  people: PeopleService;
  directory: CompanyDirectoryService;
  companies: CompaniesService;
}

export function ordersFeature(ground: Ground, used: Used) {
  const orders = new OrdersService({ ...ground, ...used });
  const platformOrders = new PlatformOrdersService({ ...ground, ...used });
  return {
    name: 'orders',
    service: { orders },
    routes: (app) => {
      mount(app, getPlan, (_, request) => orders.plan(companyOf(request)));
      mount(app, orderAddons, ({ headers, body }, request) =>
        orders.orderAddons(companyOf(request), body.addons, headers['idempotency-key']),
      );
      mount(app, listOrders, ({ query }) => platformOrders.page(query.view, query.cursor));
      mount(app, changeOrder, ({ params, body }, request) =>
        platformOrders.setState(personOf(request), params.orderId, body.state),
      );
    },
    jobs: [orderMailJob({ ...ground, ...used })],
  } satisfies Feature;
}
