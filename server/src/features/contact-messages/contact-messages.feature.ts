import { getOperator, type Operator, sendContactMessage } from '@meg/shared/contract/contact-messages';
import type { Feature, ServiceOf } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { mount } from '../../http/endpoint.js';
import { networkOf } from '../../http/rate-limits/network-of.js';
import type { siteMessagesFeature } from '../site-messages/site-messages.feature.js';
import { ContactMessagesService } from './contact-messages.service.js';

interface Used extends ServiceOf<typeof siteMessagesFeature> {
  operator: Operator;
}

export function contactMessagesFeature(ground: Ground, used: Used) {
  const contactMessages = new ContactMessagesService({ ...ground, ...used });
  return {
    name: 'contact-messages',
    routes: (app) => {
      mount(app, sendContactMessage, async ({ headers, body }, request) => {
        const botSign = await used.formSigns.of(body, networkOf(request.ip));
        return { reference: await contactMessages.send({ idempotencyKey: headers['idempotency-key'], body, botSign }) };
      });
      mount(app, getOperator, () => used.operator);
    },
  } satisfies Feature;
}
