import {
  addSavedView,
  changeSavedView,
  getLeadCounts,
  getListLook,
  listSavedViews,
  removeSavedView,
  setListLook,
} from '@meg/shared/contract/lead-views';
import type { FastifyInstance } from 'fastify';
import { companyOf } from '../../../http/access/auth.js';
import { mount } from '../../../http/endpoint.js';
import type { LeadViewsService } from './lead-views.service.js';

export function leadViewRoutes(app: FastifyInstance, views: LeadViewsService): void {
  mount(app, getLeadCounts, (_, request) => views.counts(companyOf(request)));

  mount(app, listSavedViews, (_, request) => views.list(companyOf(request)));

  mount(app, addSavedView, ({ body }, request) => views.add(companyOf(request), body));

  mount(app, changeSavedView, ({ params, body }, request) => views.change(companyOf(request), params.id, body));

  mount(app, removeSavedView, async ({ params }, request) => {
    await views.remove(companyOf(request), params.id);
    return {};
  });

  mount(app, getListLook, (_, request) => views.look(companyOf(request)));

  mount(app, setListLook, ({ body }, request) => views.setLook(companyOf(request), body));
}
