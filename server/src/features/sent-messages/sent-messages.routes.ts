import { findRecipientCompany, listCompanySentMessages, listSentMessages } from '@meg/shared/contract/sent-messages';
import type { FastifyInstance } from 'fastify';
import { companyOf, personOf } from '../../http/access/auth.js';
import { mount } from '../../http/endpoint.js';
import { memberOf } from '../../people/person.js';
import type { SentMessagesService } from './sent-messages.service.js';

export function sentMessagesRoutes(app: FastifyInstance, sentMessages: SentMessagesService): void {
  mount(app, listSentMessages, ({ query }, request) => sentMessages.page(companyOf(request).companyId, query));
  mount(app, listCompanySentMessages, ({ params, query }, request) =>
    sentMessages.pageForStaff(memberOf(personOf(request)), params.companyId, query),
  );
  mount(app, findRecipientCompany, ({ query }) => sentMessages.companyOfPerson(query.email));
}
