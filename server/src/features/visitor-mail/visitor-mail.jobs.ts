import { isEmail } from '@meg/shared/domain/forms/email';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { failureReason } from '../../jobs/failure-reason.js';
import type { FinishJob, Job, JobHandler } from '../../jobs/job.js';
import type { Letter } from '../../mail/letter/letter.js';
import { writeLetter } from '../../mail/letter/write-mail.js';
import { type Mail, MailRefused } from '../../mail/mailer.js';
import { hourMs, minuteMs } from '../../time/time-units.js';
import { type Company, publicCompanyOf } from '../companies/companies.service.js';
import type { CompanyStandingService } from '../companies/standing/company-standing.service.js';
import { callbackCalendar } from '../handoffs/handoffs.service.js';
import type { PeopleService } from '../people/people.service.js';
import { type UnsubscribeService, unsubscribeHeaders } from '../unsubscribe/unsubscribe.service.js';
import { addressHash } from './address-hash.js';
import { plainPhone } from './plain-words.js';
import { replyAddress } from './reply-address.js';
import { callbackLetter, quoteLetter } from './visitor-letters.js';
import type { VisitorMailFacts } from './visitor-mail-facts.js';
import { endMail, takePlace, type VisitorMail } from './visitor-mails.store.js';

interface Needs extends Pick<Ground, 'now' | 'newId' | 'addJob' | 'mailer' | 'mailLimits'> {
  people: PeopleService;
  facts: VisitorMailFacts;
  unsubscribe: UnsubscribeService;
  standing: CompanyStandingService;
}

type Kind = VisitorMail['kind'];

const planKind = 'visitor-mail.plan';
const sendKind = 'visitor-mail.send';

/** However often somebody types an address into the chat, its owner gets no more than these from a company in a day. */
const mostADay = 3;
/** Of no use to a visitor after that. */
const longestWaitMs = 24 * hourMs;
const tooLate = 'The company was not confirmed in time';

/** Which mail an event is about to make, if any. */
function planOf({ payload }: Job): { kind: Kind; rowId: string } {
  return { kind: payload.type === 'lead.created' ? 'quote' : 'callback', rowId: String(payload.subjectId) };
}

interface Planned {
  to: string;
  subjectId: string;
}

/** Says that a mail is to go, where it is wanted and the address has not had its share. */
export function planVisitorMail(needs: Needs): JobHandler {
  const { facts, mailer, now, newId, addJob, mailLimits, standing } = needs;
  const take = async (trx: Db, job: Job, { to, subjectId }: Planned, reason: string | null) => {
    const companyId = String(job.companyId);
    const { kind } = planOf(job);
    const createdAt = now();
    const mail = {
      id: newId(),
      companyId,
      subjectId,
      kind,
      addressHash: addressHash(companyId, to),
      createdAt,
      day: new Date(createdAt).toISOString().slice(0, 10),
      sentAt: null,
      reason,
    };
    return (await takePlace(trx, mail, mostADay)) ? mail : undefined;
  };
  const plan = async (trx: Db, job: Job, planned: Planned): Promise<void> => {
    const { companyId } = job;
    const mail = await take(trx, job, planned, null);
    if (!mail) return;
    if (!(await mailLimits.take(trx, 'visitor', { to: planned.to, companyId: mail.companyId }))) {
      await endMail(trx, mail.id, { reason: 'The mailbox, the company or the platform has had its share of the day' });
      return;
    }
    const { kind, rowId } = planOf(job);
    await addJob(trx, { kind: sendKind, companyId, payload: { mailId: mail.id, mailKind: kind, rowId } });
  };
  return {
    kind: planKind,
    events: ['lead.created', 'handoff.requested'],
    retryAfterMs: [1_000, 10_000, minuteMs, 10 * minuteMs],
    waitsForStanding: true,
    run: async (job) => {
      const { companyId } = job;
      if (mailer.isDropping || companyId === null) return undefined;
      const { kind, rowId } = planOf(job);
      const told = await facts[kind](companyId, rowId);
      if (!told || !isEmail(told.to)) return undefined;
      const wait = await standing.putOff({ ...job, companyId }, longestWaitMs);
      if (wait === 'too_late') return async (trx) => void (await take(trx, job, told, tooLate));
      return wait ?? ((trx) => plan(trx, job, told));
    },
  };
}

interface Written {
  replyTo: string | undefined;
  letter: Letter;
  company: Company;
  stop: string;
  calendar?: string;
}

/** From the company by its name, through our address; answers reach the company. */
function mailOf({ letter, company, replyTo, stop, calendar }: Written, id: string): Mail {
  return {
    ...writeLetter(letter),
    id,
    fromName: publicCompanyOf(company).name,
    ...(replyTo && { replyTo }),
    ...(calendar && { calendar }),
    headers: { ...unsubscribeHeaders(stop), 'Auto-Submitted': 'auto-generated' },
  };
}

export function sendVisitorMail({ facts, mailer, now, people, unsubscribe }: Needs): JobHandler {
  const answersTo = async ({ id, config }: Company) => replyAddress(config.contactInfo.email, await people.list(id));
  const write = async (companyId: string, kind: Kind, rowId: string): Promise<Written | undefined> => {
    if (kind === 'quote') {
      const told = await facts.quote(companyId, rowId);
      if (!told) return undefined;
      const stop = await unsubscribe.link({ companyId, subjectId: told.subjectId });
      const replyTo = await answersTo(told.company);
      return { letter: quoteLetter(told, stop), company: told.company, replyTo, stop };
    }
    const told = await facts.callback(companyId, rowId);
    if (!told) return undefined;
    const stop = await unsubscribe.link({ companyId, subjectId: told.subjectId });
    const phone = plainPhone(told.handoff.phone);
    const calendar = callbackCalendar({ ...told.handoff, phone }, told);
    const replyTo = await answersTo(told.company);
    return { letter: callbackLetter(told, stop), company: told.company, replyTo, stop, calendar };
  };
  /** An address that a visitor mistyped is nothing that the company could mend: the refusal is kept, and that is all. */
  const send = async (mail: Mail): Promise<Partial<Pick<VisitorMail, 'sentAt' | 'reason'>>> => {
    try {
      await mailer.send(mail);
      return { sentAt: now() };
    } catch (error) {
      if (error instanceof MailRefused) return { reason: failureReason(error) };
      throw error;
    }
  };
  return {
    kind: sendKind,
    retryAfterMs: [30_000, 2 * minuteMs, 10 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs],
    run: async ({ id, companyId, payload }): Promise<FinishJob | undefined> => {
      if (companyId === null) return undefined;
      const mailId = String(payload.mailId);
      const kind: Kind = payload.mailKind === 'quote' ? 'quote' : 'callback';
      const written = await write(companyId, kind, String(payload.rowId));
      const outcome = written ? await send(mailOf(written, id)) : { reason: 'No longer wanted' };
      return (trx) => endMail(trx, mailId, outcome);
    },
    onDead: (trx, { payload }, reason) => endMail(trx, String(payload.mailId), { reason }),
  };
}
