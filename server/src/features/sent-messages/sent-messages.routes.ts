import { findRecipientCompany, listCompanySentMessages, listSentMessages } from '@meg/shared/contract/sent-messages';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.js';
import { companyOf } from '../../http/access/auth.js';
import { mount } from '../../http/endpoint.js';
import type { CompanyDirectoryService } from '../companies/company-directory.service.js';
import type { PeopleService } from '../people/people.service.js';
import type { SentMessagesService } from './sent-messages.service.js';

interface Services {
  sentMessages: SentMessagesService;
  directory: CompanyDirectoryService;
  people: PeopleService;
}

export function sentMessagesRoutes(app: FastifyInstance, { sentMessages, directory, people }: Services): void {
  mount(app, listSentMessages, ({ query }, request) => sentMessages.page(companyOf(request).companyId, query));
  mount(app, listCompanySentMessages, ({ params, query }) => sentMessages.pageForStaff(params.companyId, query));
  mount(app, findRecipientCompany, async ({ query }) => {
    const person = await people.findByEmail(query.email);
    if (!person) throw new AppError('not_found', { message: 'Nobody signs in with this address.' });
    const { id, name } = await directory.require(person.companyId);
    return { id, name };
  });
}
