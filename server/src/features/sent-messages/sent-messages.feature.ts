import type { Feature, UsedBy } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { SentMessageSource } from '../../sent-message.js';
import { SentVisitorMailsService } from '../visitor-mail/sent-visitor-mails.service.js';
import { SentAccountMailsService } from './sent-account-mails.service.js';
import { sentMessagesRoutes } from './sent-messages.routes.js';
import { SentMessagesService } from './sent-messages.service.js';

type Used = UsedBy<typeof SentMessagesService, 'messageSources'> &
  UsedBy<typeof SentVisitorMailsService> &
  UsedBy<typeof SentAccountMailsService> & { sentNotifications: SentMessageSource };

/** Shows owners and the platform's staff who was sent what, and why. */
export function sentMessagesFeature(ground: Ground, used: Used) {
  const needs = { ...ground, ...used };
  const sources = [used.sentNotifications, new SentVisitorMailsService(needs), new SentAccountMailsService(needs)];
  const sentMessages = new SentMessagesService({ ...needs, messageSources: sources });
  return {
    name: 'sent-messages',
    routes: (app) => sentMessagesRoutes(app, sentMessages),
  } satisfies Feature;
}
