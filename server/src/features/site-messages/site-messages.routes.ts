import {
  answerSiteMessage,
  eraseSiteMessage,
  getSiteMessage,
  listSiteMessages,
} from '@meg/shared/contract/site-messages';
import type { FastifyInstance } from 'fastify';
import { personOf } from '../../http/access/auth.js';
import { done } from '../../http/done.js';
import { mount } from '../../http/endpoint.js';
import type { SiteMessagesService } from './site-messages.service.js';

export function siteMessagesRoutes(app: FastifyInstance, siteMessages: SiteMessagesService): void {
  mount(app, listSiteMessages, ({ query }) => siteMessages.page(query));
  mount(app, getSiteMessage, ({ params }) => siteMessages.require(params.messageId));
  mount(app, answerSiteMessage, ({ params, body }, request) =>
    siteMessages.setAnswered(personOf(request), params.messageId, body.isAnswered),
  );
  mount(app, eraseSiteMessage, ({ params }, request) =>
    siteMessages.erase(personOf(request), params.messageId).then(done),
  );
}
