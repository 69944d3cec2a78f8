/** Everything that the log of changes can name: a noun and a past verb. */
export const auditActions = [
  'company.created',
  'company.set_up',
  'company.suspended',
  'job.replayed',
  'company.resumed',
  'config.changed',
  'config.undone',
  'rates.confirmed',
  'knowledge.added',
  'knowledge.changed',
  'knowledge.removed',
  'open-question.answered',
  'open-question.dismissed',
  'open-question.done',
  'open-question.reopened',
  'assignment.changed',
  'lead.status',
  'lead.outcome',
  'lead.merged',
  'lead.exported',
  'lead.expired',
  'person.exported',
  'person.erased',
  'password.reset_by_command',
  'team.invited',
  'team.uninvited',
  'team.joined',
  'team.role',
  'team.sight',
  'team.removed',
  'team.restored',
  'webhook.added',
  'webhook.changed',
  'webhook.removed',
  'webhook.disabled',
  'webhook.rotated',
  'webhook.secret_shown',
  'webhook.replayed',
  'support.started',
  'support.ended',
  'support.allowed',
  'support.withdrawn',
  'support.emergency',
  'order.placed',
  'order.state',
  'site-message.answered',
  'site-message.reopened',
  'site-message.erased',
  'admin.invited',
  'admin.uninvited',
  'admin.changed',
] as const;

export type AuditAction = (typeof auditActions)[number];

const aboutLeads: readonly string[] = [
  'lead.status',
  'lead.outcome',
  'lead.merged',
  'person.exported',
  'person.erased',
] satisfies AuditAction[];

/** Whether the subject of such an entry is the id of a lead. */
export function isAboutLead(action: string): boolean {
  return aboutLeads.includes(action);
}
