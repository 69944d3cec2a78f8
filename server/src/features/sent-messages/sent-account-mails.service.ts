import type { SentMessage, SentMessageKind, SentMessageWay } from '@meg/shared/contract/sent-messages';
import type { Ground } from '../../ground.js';
import { type JobRow, listJobsNaming } from '../../jobs/jobs.store.js';
import { type PeopleById, recipientOf, type SentMessageQuery, type SentMessageSource } from '../../sent-message.js';
import { confirmationKind, noticeKind, resetKind } from '../account-mails/account-mails.service.js';
import { type InvitationsService, invitationKind } from '../invitations/invitations.service.js';
import { orderMailKind, orderReference } from '../orders/orders.service.js';
import { staffNoticeKind } from '../site-messages/staff-notice.service.js';
import { emergencyMailKind } from '../support/support.service.js';

const kindOfJob: Readonly<Record<string, SentMessageKind>> = {
  [resetKind]: 'password_reset',
  [confirmationKind]: 'email_confirmation',
  [noticeKind]: 'account_notice',
  [invitationKind]: 'invitation',
  [orderMailKind]: 'order',
  [emergencyMailKind]: 'support_emergency',
  [staffNoticeKind]: 'site_message_notice',
};

interface Needs extends Pick<Ground, 'database'> {
  invitations: InvitationsService;
}

function wayOf({ state, lastError, runAt, finishedAt }: JobRow): SentMessageWay {
  const at = new Date(finishedAt ?? runAt).toISOString();
  if (state === 'waiting') return { channel: 'email', state: 'queued', reason: null, at };
  if (state === 'done') return { channel: 'email', state: 'ended', reason: null, at };
  return { channel: 'email', state: 'failed', reason: lastError, at };
}

/** Mails about accounts, and to staff about messages from the site, as long as their jobs are kept. */
export class SentAccountMailsService implements SentMessageSource {
  constructor(private readonly needs: Needs) {}

  async sent(wanted: SentMessageQuery, people: PeopleById): Promise<SentMessage[]> {
    if (wanted.leadId !== undefined) return [];
    const invited = await this.invited(wanted);
    const personIds = wanted.personIds ?? [...people.keys()];
    const jobs = await listJobsNaming(this.needs.database.reader, {
      kinds: Object.keys(kindOfJob),
      named: [...personIds, ...invited.keys()],
      before: wanted.before,
      limit: wanted.limit,
    });
    return jobs.map((job) => this.messageOf(job, invited, people));
  }

  /** The company's invitations, or those to the address that is searched. */
  private async invited({ companyId, personIds, visitorEmail }: SentMessageQuery) {
    const all = await this.needs.invitations.addresses(companyId);
    if (personIds === undefined) return all;
    return new Map([...all].filter(([, address]) => address === visitorEmail?.toLowerCase()));
  }

  private messageOf(job: JobRow, invited: ReadonlyMap<string, string>, people: PeopleById): SentMessage {
    return {
      id: job.id,
      at: new Date(job.createdAt).toISOString(),
      kind: kindOfJob[job.kind] ?? 'account_notice',
      title: titleOf(job),
      recipient: recipientOfJob(job, invited, people),
      leadId: null,
      event: null,
      notificationType: null,
      priority: null,
      preference: null,
      ways: [wayOf(job)],
    };
  }
}

/** As the subject of the mail says it. */
function titleOf({ kind, payload }: JobRow): string {
  if (kind === confirmationKind) return 'Confirm your email address for Meg';
  if (kind === resetKind) return 'Choose a new password for Meg';
  if (kind === noticeKind) return 'A change to your Meg account';
  const { orderId } = JSON.parse(payload) as { orderId?: string };
  return kind === orderMailKind && orderId !== undefined ? `Your order ${orderReference(orderId)}` : '';
}

/** While a person changes the address, a mail may go to the old or the new one, so neither is shown. */
function recipientOfJob({ kind, payload }: JobRow, invited: ReadonlyMap<string, string>, people: PeopleById) {
  const { personId, invitationId } = JSON.parse(payload) as { personId?: string; invitationId?: string };
  if (personId === undefined) return { personId: null, name: '', address: invited.get(invitationId ?? '') ?? '' };
  const recipient = recipientOf(people, personId);
  return kind === resetKind || kind === staffNoticeKind ? recipient : { ...recipient, address: '' };
}
