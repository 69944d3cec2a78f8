import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { failureReason } from '../../jobs/failure-reason.js';
import type { FinishJob, Job, JobHandler } from '../../jobs/job.js';
import { writeLetter } from '../../mail/letter/write-mail.js';
import { type Mail, MailRefused } from '../../mail/mailer.js';
import { dayMs, hourMs, minuteMs } from '../../time/time-units.js';
import { publicCompanyOf } from '../companies/companies.service.js';
import type { CompanyStandingService } from '../companies/standing/company-standing.service.js';
import { callbackCalendar, movedFrom, movedFromDetail } from '../handoffs/handoffs.service.js';
import type { RecordLeadNews } from '../lead-work/edit/lead-edits.service.js';
import type { LeadsService } from '../leads/leads.service.js';
import type { PeopleService } from '../people/people.service.js';
import { type UnsubscribeService, unsubscribeHeaders } from '../unsubscribe/unsubscribe.service.js';
import { addressHash } from './address-hash.js';
import { plainPhone } from './plain-words.js';
import { replyAddress } from './reply-address.js';
import { answerLetter, callbackLetter, quoteLetter } from './visitor-letters.js';
import type { AnswerFacts, CallbackFacts, MailFacts, QuoteFacts, VisitorMailFacts } from './visitor-mail-facts.js';
import { endMail, type MailOutcome, takePlace, type VisitorMail } from './visitor-mails.store.js';

interface Needs extends Pick<Ground, 'now' | 'newId' | 'addJob' | 'mailer' | 'mailLimits'> {
  people: PeopleService;
  facts: VisitorMailFacts;
  unsubscribe: UnsubscribeService;
  standing: CompanyStandingService;
  leads: LeadsService;
  recordLeadNews: RecordLeadNews;
}

type Kind = VisitorMail['kind'];

const planKind = 'visitor-mail.plan';
const sendKind = 'visitor-mail.send';

/** However often an address is typed into the chat, it gets at most this many mails from a company in a day. */
const mostADay = 3;
/** Later, the mail is of no use to the visitor. */
const longestWaitMs = dayMs;
const tooLate = 'The company was not confirmed in time';
const limitReached = 'The mailbox, the company or the platform has had its share of the day';

/** The mail that an event leads to. */
const kindsByEvent = {
  'lead.created': 'quote',
  'handoff.requested': 'callback',
  'callback.changed': 'moved',
  'callback.cancelled': 'cancellation',
  'question.answered': 'answer',
} as const;

type MailedEvent = keyof typeof kindsByEvent;

interface MailPlan {
  kind: Kind;
  rowId: string;
  movedFromMs: number | null;
}

function planOf({ payload }: Job): MailPlan {
  const kind = kindsByEvent[payload.type as MailedEvent];
  const movedFromMs = movedFrom(payload);
  const isMoved = kind === 'callback' && movedFromMs !== null;
  return { kind: isMoved ? 'moved' : kind, rowId: String(payload.subjectId), movedFromMs };
}

function factsOf(facts: VisitorMailFacts, companyId: string, { kind, rowId, movedFromMs }: MailPlan) {
  return kind === 'moved' ? facts.moved(companyId, rowId, movedFromMs) : facts[kind](companyId, rowId);
}

/** Plans a mail if the visitor wants it and the limits allow it. */
export class PlanVisitorMail implements JobHandler {
  readonly kind = planKind;
  readonly events = Object.keys(kindsByEvent) as MailedEvent[];
  readonly retryAfterMs = [1_000, 10_000, minuteMs, 10 * minuteMs];
  readonly waitsForStanding = true;

  constructor(private readonly needs: Needs) {}

  async run(job: Job): Promise<FinishJob | undefined> {
    const { mailer, facts, standing } = this.needs;
    const { companyId } = job;
    if (mailer.isDropping || companyId === null) return undefined;
    const plan = planOf(job);
    const { kind } = plan;
    const mailFacts = await factsOf(facts, companyId, plan);
    if (!mailFacts) return undefined;
    const wait = await standing.putOff({ ...job, companyId }, longestWaitMs);
    if (wait === 'too_late') return (trx) => this.noteTooLate(trx, kind, mailFacts);
    return wait ?? ((trx) => this.plan(trx, job, mailFacts));
  }

  /** The company's people read it on the lead: the visitor waits for a mail that does not come. */
  private async noteTooLate(trx: Db, kind: Kind, mailFacts: MailFacts): Promise<void> {
    const { leads, recordLeadNews } = this.needs;
    const { id: companyId } = mailFacts.company;
    const isNew = await this.insert(trx, kind, mailFacts, tooLate);
    const lead = isNew && (await leads.find(trx, companyId, mailFacts.subjectId));
    if (lead) await recordLeadNews(trx, { companyId, leadId: lead.id }, { kind: 'not-mailed', detail: kind });
  }

  private async plan(trx: Db, job: Job, mailFacts: MailFacts): Promise<void> {
    const { mailLimits, addJob } = this.needs;
    const { kind, rowId, movedFromMs } = planOf(job);
    const mail = await this.insert(trx, kind, mailFacts, null);
    if (!mail) return;
    const { id: mailId, companyId } = mail;
    if (await mailLimits.take(trx, 'visitor', { to: mailFacts.to, companyId })) {
      const payload = { mailId, mailKind: kind, rowId, ...(movedFromMs !== null && movedFromDetail(movedFromMs)) };
      await addJob(trx, { kind: sendKind, companyId, payload });
    } else await endMail(trx, mailId, { reason: limitReached });
  }

  /** Undefined if the address has reached its limit of the day. */
  private async insert(trx: Db, kind: Kind, { to, subjectId, company }: MailFacts, reason: string | null) {
    const { newId, now } = this.needs;
    const createdAt = now();
    const mail = {
      id: newId(),
      companyId: company.id,
      subjectId,
      kind,
      addressHash: addressHash(company.id, to),
      createdAt,
      day: new Date(createdAt).toISOString().slice(0, 10),
      sentAt: null,
      reason,
    };
    return (await takePlace(trx, mail, mostADay)) ? mail : undefined;
  }
}

function callbackMail(callback: CallbackFacts, stop: string) {
  const { phone: typed } = callback.handoff;
  const phone = typed === '' ? '' : plainPhone(typed);
  const calendar = callbackCalendar({ ...callback.handoff, phone }, callback);
  return { ...writeLetter(callbackLetter(callback, stop)), calendar };
}

type AnyFacts = QuoteFacts | CallbackFacts | AnswerFacts;

function contentOf(mailFacts: AnyFacts, stop: string) {
  if ('handoff' in mailFacts) return callbackMail(mailFacts, stop);
  return writeLetter('asked' in mailFacts ? answerLetter(mailFacts, stop) : quoteLetter(mailFacts, stop));
}

export class SendVisitorMail implements JobHandler {
  readonly kind = sendKind;
  readonly retryAfterMs = [30_000, 2 * minuteMs, 10 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs];

  constructor(private readonly needs: Needs) {}

  async run({ id, companyId, payload }: Job): Promise<FinishJob | undefined> {
    if (companyId === null) return undefined;
    const plan = { kind: payload.mailKind as Kind, rowId: String(payload.rowId), movedFromMs: movedFrom(payload) };
    const mailFacts = await factsOf(this.needs.facts, companyId, plan);
    const outcome = mailFacts ? await this.send(await this.write(mailFacts, id)) : { reason: 'No longer wanted' };
    return (trx) => endMail(trx, String(payload.mailId), outcome);
  }

  onDead(trx: Db, { payload }: Job, reason: string): Promise<void> {
    return endMail(trx, String(payload.mailId), { reason });
  }

  /** Sent through our address in the company's name. Answers go to the company. */
  private async write(mailFacts: AnyFacts, id: string): Promise<Mail> {
    const { people, unsubscribe } = this.needs;
    const { company, subjectId } = mailFacts;
    const stop = await unsubscribe.link({ companyId: company.id, subjectId });
    const replyTo = replyAddress(company.config.contactInfo.email, await people.list(company.id));
    return {
      ...contentOf(mailFacts, stop),
      id,
      fromName: publicCompanyOf(company).name,
      ...(replyTo && { replyTo }),
      headers: { ...unsubscribeHeaders(stop), 'Auto-Submitted': 'auto-generated' },
    };
  }

  /** A refused address is stored and not retried: the company could not correct what the visitor mistyped. */
  private async send(mail: Mail): Promise<MailOutcome> {
    try {
      await this.needs.mailer.send(mail);
      return { sentAt: this.needs.now() };
    } catch (error) {
      if (error instanceof MailRefused) return { reason: failureReason(error) };
      throw error;
    }
  }
}
