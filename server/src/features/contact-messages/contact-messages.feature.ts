import type { Operator } from '@meg/shared/contract/contact-messages';
import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { FormSigns } from '../site-messages/form-signs.service.js';
import type { SiteMessagesService } from '../site-messages/site-messages.service.js';
import type { StaffNotice } from '../site-messages/staff-notice.service.js';
import { contactMessagesRoutes } from './contact-messages.routes.js';
import { ContactMessagesService } from './contact-messages.service.js';

interface Used {
  siteMessages: SiteMessagesService;
  staffNotice: StaffNotice;
  formSigns: FormSigns;
  operator: Operator;
}

export function contactMessagesFeature(ground: Ground, used: Used) {
  const contactMessages = new ContactMessagesService({ ...ground, ...used });
  return {
    name: 'contact-messages',
    service: {},
    routes: (app) => contactMessagesRoutes(app, { ...used, contactMessages }),
  } satisfies Feature;
}
