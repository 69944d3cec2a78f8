import { listCallbackSlots, requestHandoff } from '@meg/shared/contract/handoffs';
import type { FastifyInstance } from 'fastify';
import type { Ground } from '../../ground.js';
import { mount } from '../../http/endpoint.js';
import { networkOf } from '../../http/rate-limits/rate-limit.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { LeadsService } from '../leads/leads.service.js';
import type { CallbacksService } from './callbacks.service.js';
import type { HandoffsService } from './handoffs.service.js';
import { OneAtATime } from './one-at-a-time.js';

interface Services extends Pick<Ground, 'database' | 'languageOf'> {
  companies: CompaniesService;
  leads: LeadsService;
  handoffs: HandoffsService;
  callbacks: CallbacksService;
}

export function handoffsRoutes(app: FastifyInstance, services: Services): void {
  const { database, companies, leads, handoffs, callbacks, languageOf } = services;

  const turns = new OneAtATime();

  mount(app, requestHandoff, async ({ headers, body }, call) => {
    const company = await companies.require(body.companyId);
    const language = languageOf(call);
    const network = networkOf(call.ip);
    const request = { company, idempotencyKey: headers['idempotency-key'], handoff: body, language, network };
    // Otherwise two callbacks of one lead, or one sent twice, would be written side by side in one transaction.
    const turn = body.slot && (body.leadId ?? request.idempotencyKey);
    return turns.run(turn && `${company.id} ${turn}`, () =>
      database.transaction((trx) => handoffs.request(trx, request)),
    );
  });

  mount(app, listCallbackSlots, async ({ query }) => {
    const company = await companies.require(query.companyId);
    if (query.leadId !== undefined) await leads.require(database.reader, company.id, query.leadId);
    return callbacks.list(database.reader, company, query);
  });
}
