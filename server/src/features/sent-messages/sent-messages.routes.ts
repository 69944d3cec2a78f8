import { findRecipientCompany, listCompanySentMessages, listSentMessages } from '@meg/shared/contract/sent-messages';
import type { FastifyInstance } from 'fastify';
import { companyOf } from '../../http/access/auth.js';
import { mount } from '../../http/endpoint.js';
import type { SentMessagesService } from './sent-messages.service.js';

export function sentMessagesRoutes(app: FastifyInstance, sentMessages: SentMessagesService): void {
  mount(app, listSentMessages, ({ query }, request) => sentMessages.page(companyOf(request).companyId, query));
  mount(app, listCompanySentMessages, ({ params, query }) => sentMessages.pageForStaff(params.companyId, query));
  mount(app, findRecipientCompany, ({ query }) => sentMessages.companyOfPerson(query.email));
}
