import { changeHandoff, listCallbackSlots, requestHandoff } from '@meg/shared/contract/handoffs';
import type { Feature, ServiceOf } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { mount } from '../../http/endpoint.js';
import { networkOf } from '../../http/rate-limits/network-of.js';
import { englishFor } from '../../languages/company-english.js';
import type { companiesFeature } from '../companies/companies.feature.js';
import { requireWayToReach } from '../companies/require-contact.service.js';
import type { leadsFeature } from '../leads/leads.feature.js';
import { keysOfPerson } from '../leads/person/person-keys.service.js';
import { quoteOfMove } from '../leads/quote-of-move.service.js';
import type { QuotesService } from '../quotes/quotes.service.js';
import type { understandingFeature } from '../understanding/understanding.feature.js';
import { CallbacksService } from './callbacks.service.js';
import { HandoffChangesService } from './handoff-changes.service.js';
import { type HandoffRequest, HandoffsService } from './handoffs.service.js';
import { nothingShown, shownQuote } from './shown-quote.js';

type Used = ServiceOf<typeof companiesFeature> &
  ServiceOf<typeof leadsFeature> &
  Pick<ServiceOf<typeof understandingFeature>, 'saidMoves'> & { quotes: Pick<QuotesService, 'quoteForLead'> };

/**
 * Two callbacks of one lead would otherwise be written side by side, and so would two requests of a person without a lead,
 * who would get two leads.
 */
function turnsOf({ company: { id: companyId }, handoff }: HandoffRequest): string[] {
  const { leadId, slot, contactInfo } = handoff;
  if (leadId === undefined) return keysOfPerson({ companyId, ...contactInfo });
  return slot === undefined ? [] : [`lead ${companyId} ${leadId}`];
}

export function handoffsFeature(ground: Ground, used: Used) {
  const { database, languageOf } = ground;
  const { companies, leads, quotes, saidMoves, personTurns } = used;
  const services = { quotes, languages: ground.languages };
  const callbacks = new CallbacksService(ground);
  const handoffs = new HandoffsService({ ...ground, ...used, callbacks });
  const changes = new HandoffChangesService({ ...ground, ...used, callbacks });
  return {
    name: 'handoffs',
    service: { handoffs, callbackTimes: callbacks },
    carryOver: handoffs.carryOver,
    routes: (app) => {
      mount(app, requestHandoff, async ({ headers, body }, call) => {
        const company = await companies.require(body.companyId);
        requireWayToReach(company, body.contactInfo);
        const language = englishFor(company, languageOf(call));
        const network = networkOf(call.ip);
        // Before the transaction, since it takes its time. A lead that is named has its facts by itself.
        const conversation = body.leadId === undefined ? body.conversation : undefined;
        const move = conversation
          ? await saidMoves.read({ conversation, reader: language, company: company.config })
          : {};
        const shown = conversation
          ? shownQuote(conversation, move, (one) => quotes.quoteForLead(company, one, language))
          : nothingShown;
        const idempotencyKey = headers['idempotency-key'];
        const range = shown.isShown ? shown : { ...shown, quote: quoteOfMove(services, company)(move, language.code) };
        const request = { company, idempotencyKey, handoff: body, move, shown: range, language, network };
        return personTurns.alone(turnsOf(request), () => database.transaction((trx) => handoffs.request(trx, request)));
      });
      mount(app, changeHandoff, async ({ headers, body }, call) => {
        const company = await companies.require(body.companyId);
        const idempotencyKey = headers['idempotency-key'];
        const language = englishFor(company, languageOf(call));
        const request = { company, idempotencyKey, change: body, language };
        return personTurns.alone([`handoff ${company.id} ${idempotencyKey}`], () =>
          database.transaction((trx) => changes.change(trx, request)),
        );
      });
      mount(app, listCallbackSlots, async ({ query }) => {
        const company = await companies.require(query.companyId);
        if (query.leadId === undefined) return callbacks.list(database.reader, company, query);
        const { id: leadId } = await leads.require(database.reader, company.id, query.leadId);
        return callbacks.list(database.reader, company, { ...query, leadId });
      });
    },
  } satisfies Feature;
}
