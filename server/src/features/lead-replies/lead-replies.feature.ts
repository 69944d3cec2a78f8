import {
  addReplyTemplate,
  changeReplyTemplate,
  getLeadReplies,
  listReplyTemplates,
  removeReplyTemplate,
  replyToLead,
} from '@meg/shared/contract/lead-replies';
import type { FastifyInstance } from 'fastify';
import type { Feature, UsedBy } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { companyOf } from '../../http/access/auth.js';
import { mount } from '../../http/endpoint.js';
import { LeadRepliesService } from './lead-replies.service.js';
import { carryRepliesOver } from './lead-replies.store.js';
import { ReplyTemplatesService } from './reply-templates.service.js';
import { SendReply } from './send-reply.job.js';

type Used = UsedBy<typeof LeadRepliesService> & UsedBy<typeof SendReply, 'leadReplies'>;

/** Mails from a company's people to its leads, and the templates for them. */
export function leadRepliesFeature(ground: Ground, used: Used) {
  const leadReplies = new LeadRepliesService({ ...ground, ...used });
  const replyTemplates = new ReplyTemplatesService(ground);
  return {
    name: 'lead-replies',
    service: { leadReplies, replyTemplates },
    routes: (app) => {
      replyRoutes(app, leadReplies);
      templateRoutes(app, replyTemplates);
    },
    jobs: [new SendReply({ ...ground, ...used, leadReplies })],
    carryOver: carryRepliesOver,
    erasePerson: (trx, person) => leadReplies.erase(trx, person),
  } satisfies Feature;
}

function replyRoutes(app: FastifyInstance, leadReplies: LeadRepliesService): void {
  mount(app, getLeadReplies, ({ params }, request) => leadReplies.list(companyOf(request), params.id));
  mount(app, replyToLead, (input, request) => leadReplies.send(companyOf(request), input));
}

function templateRoutes(app: FastifyInstance, templates: ReplyTemplatesService): void {
  mount(app, listReplyTemplates, (_, request) => templates.list(companyOf(request).companyId));
  mount(app, addReplyTemplate, ({ body }, request) => templates.add(companyOf(request).companyId, body));
  mount(app, changeReplyTemplate, ({ params, body }, request) =>
    templates.change(companyOf(request).companyId, params, body),
  );
  mount(app, removeReplyTemplate, async ({ params }, request) => {
    await templates.remove(companyOf(request).companyId, params.templateId);
    return {};
  });
}
