import { changeCallback, countCallbacks, listCallbacks, listCallbackTimes } from '@meg/shared/contract/callbacks';
import type { Feature, UsedBy } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { companyOf } from '../../http/access/auth.js';
import { mount } from '../../http/endpoint.js';
import { CallbackAgendaService } from './callback-agenda.service.js';
import { CallbackChangesService } from './callback-changes.service.js';

type Used = UsedBy<typeof CallbackAgendaService> & UsedBy<typeof CallbackChangesService, 'agenda'>;

/** The callbacks that visitors booked, as an agenda of the company's people. */
export function callbacksFeature(ground: Ground, used: Used) {
  const agenda = new CallbackAgendaService({ ...ground, ...used });
  const changes = new CallbackChangesService({ ...ground, ...used, agenda });
  return {
    name: 'callbacks',
    routes: (app) => {
      mount(app, listCallbacks, ({ query }, request) => agenda.list(companyOf(request), query));
      mount(app, countCallbacks, (_, request) => agenda.count(companyOf(request)));
      mount(app, listCallbackTimes, ({ params }, request) => changes.times(companyOf(request), params.callbackId));
      mount(app, changeCallback, ({ params, body }, request) =>
        changes.change(companyOf(request), params.callbackId, body),
      );
    },
  } satisfies Feature;
}
