import { getOperator, type Operator, sendContactMessage } from '@meg/shared/contract/contact-messages';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/endpoint.js';
import type { SiteFormSigns } from '../site-messages/site-form.js';
import type { ContactMessagesService } from './contact-messages.service.js';

interface Services {
  contactMessages: ContactMessagesService;
  signsIn: SiteFormSigns;
  operator: Operator;
}

export function contactMessagesRoutes(app: FastifyInstance, { contactMessages, signsIn, operator }: Services): void {
  mount(app, sendContactMessage, async ({ headers, body }, request) => {
    const botSign = await signsIn(body, request);
    return { reference: await contactMessages.send({ idempotencyKey: headers['idempotency-key'], body, botSign }) };
  });
  mount(app, getOperator, () => operator);
}
