import type { Operator } from '@meg/shared/contract/contact-messages';
import type { Feature, ServiceOf } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { siteMessagesFeature } from '../site-messages/site-messages.feature.js';
import { contactMessagesRoutes } from './contact-messages.routes.js';
import { ContactMessagesService } from './contact-messages.service.js';

interface Used extends ServiceOf<typeof siteMessagesFeature> {
  operator: Operator;
}

export function contactMessagesFeature(ground: Ground, used: Used) {
  const contactMessages = new ContactMessagesService({ ...ground, ...used });
  return {
    name: 'contact-messages',
    routes: (app) => contactMessagesRoutes(app, { ...used, contactMessages }),
  } satisfies Feature;
}
