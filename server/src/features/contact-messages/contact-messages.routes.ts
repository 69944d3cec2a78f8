import { getOperator, type Operator, sendContactMessage } from '@meg/shared/contract/contact-messages';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/endpoint.js';
import { networkOf } from '../../http/rate-limits/network-of.js';
import type { FormSigns } from '../site-messages/form-signs.service.js';
import type { ContactMessagesService } from './contact-messages.service.js';

interface Services {
  contactMessages: ContactMessagesService;
  formSigns: FormSigns;
  operator: Operator;
}

export function contactMessagesRoutes(app: FastifyInstance, { contactMessages, formSigns, operator }: Services): void {
  mount(app, sendContactMessage, async ({ headers, body }, request) => {
    const botSign = await formSigns.of(body, networkOf(request.ip));
    return { reference: await contactMessages.send({ idempotencyKey: headers['idempotency-key'], body, botSign }) };
  });
  mount(app, getOperator, () => operator);
}
