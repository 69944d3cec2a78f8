import type { ParsedInputOf } from '@meg/shared/contract/endpoint';
import type { LeadReply, replyObstacles, replyToLead } from '@meg/shared/contract/lead-replies';
import { waitSentences } from '@meg/shared/domain/companies/company-standing';
import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { deliverableAddress } from '../../mail/deliverable-address.js';
import type { Member } from '../../people/person.js';
import { personName } from '../../people/person-name.js';
import type { PersonTrace } from '../../people/person-trace.js';
import { pick } from '../../pick.js';
import { hashOfBody, requireStoredBefore, storedBefore } from '../../submissions/idempotency.js';
import { isoTime } from '../../time/iso-time.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { CompanyStandingService } from '../companies/standing/company-standing.service.js';
import type { HandoffsService } from '../handoffs/handoffs.service.js';
import type { RecordLeadEdit } from '../lead-work/edit/lead-edits.service.js';
import type { LeadsService } from '../leads/leads.service.js';
import type { VisitorMailService } from '../visitor-mail/visitor-mail.service.js';
import {
  deleteReplies,
  findReplyByKey,
  insertReplyOnce,
  type LeadReplyRow,
  listReplies,
} from './lead-replies.store.js';

export const sendReplyKind = 'lead-replies.send';

type Obstacle = (typeof replyObstacles)[number];
type Reply = ParsedInputOf<typeof replyToLead>;

interface Needs
  extends Pick<Ground, 'database' | 'now' | 'newId' | 'addJob' | 'mailer' | 'mailLimits' | 'recordEvent'> {
  companies: CompaniesService;
  handoffs: HandoffsService;
  leads: LeadsService;
  standing: CompanyStandingService;
  visitorMail: VisitorMailService;
  recordLeadEdit: RecordLeadEdit;
}

const obstacleWords: Readonly<Record<Obstacle, string>> = {
  no_address: 'This lead has no email address that can be written to.',
  unsubscribed: 'This person wants no more mail about this move. Call instead.',
  ...waitSentences,
  no_mail_server: 'This server sends no mail. Whoever runs it has to set SMTP_URL.',
};

const tooMany =
  'Your company has sent its share of mails for today, to this mailbox or in all. Try again tomorrow, or call.';

function view(row: LeadReplyRow): LeadReply {
  return {
    ...pick(row, 'id', 'personName', 'to', 'replyTo', 'subject', 'text', 'reason'),
    createdAt: isoTime(row.createdAt),
    state: row.sentAt !== null ? 'sent' : row.reason === null ? 'waiting' : 'failed',
  };
}

/** Mails that people of a company write to leads. */
export class LeadRepliesService {
  constructor(private readonly needs: Needs) {}

  async list(member: Member, leadId: string) {
    const { companies, database, handoffs, leads, visitorMail } = this.needs;
    const { companyId, person } = member;
    await leads.requireOfCompany(database.reader, companyId, leadId);
    const company = await companies.requireById(companyId);
    const requests = await handoffs.ofLead(database.reader, companyId, leadId);
    const [rows, mails, obstacle, shared] = await Promise.all([
      listReplies(database.reader, companyId, [leadId]),
      visitorMail.sentAbout(database.reader, companyId, [leadId, ...requests.map(({ id }) => id)]),
      this.obstacle(database.reader, companyId, leadId),
      visitorMail.answersTo(company),
    ]);
    return { replies: rows.map(view), mails, obstacle, answersTo: { me: person.email, company: shared ?? null } };
  }

  send(member: Member, { headers, params: { id: leadId }, body }: Reply): Promise<LeadReply> {
    const { addJob, companies, database, leads, mailLimits, newId, now, recordEvent, recordLeadEdit, visitorMail } =
      this.needs;
    const { companyId, personId, person } = member;
    const { answersTo, ...said } = body;
    const keyed = {
      companyId,
      idempotencyKey: headers['idempotency-key'] ?? null,
      bodyHash: hashOfBody({ leadId, ...body }),
    };
    return database.transaction(async (trx) => {
      const lead = await leads.requireOfCompany(trx, companyId, leadId);
      const before = await storedBefore(trx, keyed, findReplyByKey);
      if (before) return view(before);
      const obstacle = await this.obstacle(trx, companyId, leadId);
      if (obstacle) throw new AppError('forbidden', { message: obstacleWords[obstacle] });
      const shared = answersTo === 'company' && (await visitorMail.answersTo(await companies.requireById(companyId)));
      const author = { personId, personName: personName(person), to: lead.email, replyTo: shared || person.email };
      const reply = {
        id: newId(),
        ...keyed,
        leadId,
        ...author,
        ...said,
        createdAt: now(),
        sentAt: null,
        reason: null,
      };
      if (!(await insertReplyOnce(trx, reply))) return view(await requireStoredBefore(trx, keyed, findReplyByKey));
      if (!(await mailLimits.take(trx, 'reply', { to: lead.email, companyId })))
        throw new AppError('rate_limited', { message: tooMany });
      await addJob(trx, { kind: sendReplyKind, companyId, payload: { replyId: reply.id } });
      await recordLeadEdit(trx, { member, leadId }, { kind: 'replied', detail: said.subject });
      await recordEvent(trx, { type: 'lead.updated', companyId, subjectId: leadId });
      return view(reply);
    });
  }

  /** Why no mail may be sent now. */
  async obstacle(db: Db, companyId: string, leadId: string): Promise<Obstacle | null> {
    const { leads, mailer, standing, visitorMail } = this.needs;
    const lead = await leads.find(db, companyId, leadId);
    if (!lead || deliverableAddress(lead.email) === undefined) return 'no_address';
    const waitsFor = await standing.waitsFor(companyId, db);
    if (waitsFor !== null) return waitsFor;
    if (await visitorMail.isStopped(db, companyId, leadId)) return 'unsubscribed';
    return mailer.isDropping ? 'no_mail_server' : null;
  }

  ofPerson(trx: Db, { companyId, leadIds }: PersonTrace): Promise<LeadReplyRow[]> {
    return listReplies(trx, companyId, leadIds);
  }

  erase(trx: Db, { companyId, leadIds }: PersonTrace): Promise<void> {
    return deleteReplies(trx, companyId, leadIds);
  }
}
