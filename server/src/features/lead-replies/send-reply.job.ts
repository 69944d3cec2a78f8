import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { failureReason } from '../../jobs/failure-reason.js';
import type { FinishJob, Job, JobHandler } from '../../jobs/job.js';
import { english, writeLetter } from '../../mail/letter/write-mail.js';
import { type Mail, MailRefused } from '../../mail/mailer.js';
import { hourMs, minuteMs } from '../../time/time-units.js';
import { type CompaniesService, publicCompanyOf } from '../companies/companies.service.js';
import type { LeadsService } from '../leads/leads.service.js';
import { type UnsubscribeService, unsubscribeHeaders } from '../unsubscribe/unsubscribe.service.js';
import { type LeadRepliesService, sendReplyKind } from './lead-replies.service.js';
import { endReply, findReply, type LeadReplyRow } from './lead-replies.store.js';

interface Needs extends Pick<Ground, 'database' | 'now' | 'mailer'> {
  companies: CompaniesService;
  leads: LeadsService;
  leadReplies: LeadRepliesService;
  unsubscribe: UnsubscribeService;
}

const noLongerAllowed = 'It may not be sent any more: the person wants no mail, or has another address';

/** One conversation in the visitor's mail program for all replies about a lead: each answers the same unseen mail. */
function threadHeaders(leadId: string) {
  const root = `<lead.${leadId}@meg.invalid>`;
  return { 'In-Reply-To': root, References: root };
}

/** Sends what a person of a company has written to a lead. */
export class SendReply implements JobHandler {
  readonly kind = sendReplyKind;
  readonly retryAfterMs = [30_000, 2 * minuteMs, 10 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs];

  constructor(private readonly needs: Needs) {}

  async run({ id, companyId, payload }: Job): Promise<FinishJob | undefined> {
    const { database, leadReplies } = this.needs;
    if (companyId === null) return undefined;
    const reply = await findReply(database.reader, companyId, String(payload.replyId));
    if (!reply || reply.sentAt !== null) return undefined;
    const obstacle = await leadReplies.obstacle(database.reader, companyId, reply.leadId);
    if (obstacle !== null) return (trx) => endReply(trx, reply, { reason: noLongerAllowed });
    const reason = await this.send({ ...(await this.write(reply)), id });
    if (reason !== undefined) return (trx) => endReply(trx, reply, { reason });
    return (trx) => this.finish(trx, reply);
  }

  async onDead(trx: Db, { companyId, payload }: Job, reason: string): Promise<void> {
    if (companyId !== null) await endReply(trx, { companyId, id: String(payload.replyId) }, { reason });
  }

  /** In the name of the company, through our address. */
  private async write({ companyId, leadId, to, replyTo, subject, text }: LeadReplyRow): Promise<Mail> {
    const { companies, unsubscribe } = this.needs;
    const { name, primaryColor } = publicCompanyOf(await companies.requireById(companyId));
    const stop = await unsubscribe.link({ companyId, subjectId: leadId });
    const foot = {
      text: `You get this mail because you asked ${name} about a move.`,
      link: { label: 'No more mails about it', url: stop },
    };
    const parts = text.split(/\n{2,}/).map((paragraph) => ({ is: 'text', text: paragraph }) as const);
    const letter = { to, subject, sender: { name, colour: primaryColor }, language: english, parts, foot: [foot] };
    return {
      ...writeLetter(letter),
      fromName: name,
      replyTo,
      headers: { ...unsubscribeHeaders(stop), ...threadHeaders(leadId) },
    };
  }

  /** Why it was turned away for good; undefined if it was sent. */
  private async send(mail: Mail): Promise<string | undefined> {
    try {
      await this.needs.mailer.send(mail);
      return undefined;
    } catch (error) {
      if (error instanceof MailRefused) return failureReason(error);
      throw error;
    }
  }

  /** Only a mail that was sent is a first contact. */
  private async finish(trx: Db, reply: LeadReplyRow): Promise<void> {
    const { leads, now } = this.needs;
    const { companyId, leadId, personId } = reply;
    await endReply(trx, reply, { sentAt: now(), reason: null });
    const lead = await leads.find(trx, companyId, leadId);
    if (lead?.status === 'new' || lead?.status === 'human-handoff-requested')
      await leads.changeStatus(trx, { companyId, leadId, to: 'contacted', by: personId });
  }
}
