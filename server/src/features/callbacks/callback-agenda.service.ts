import type { Callback, CallbackAgenda, listCallbacks } from '@meg/shared/contract/callbacks';
import type { ParsedInputOf } from '@meg/shared/contract/endpoint';
import { isEmail } from '@meg/shared/domain/forms/email';
import { type CallbackMail, isOverdueAt } from '@meg/shared/domain/leads/callback-agenda';
import { leadReference } from '@meg/shared/domain/leads/lead-reference';
import { slotMinutes } from '@meg/shared/domain/time/callback-slots';
import { addDays, instantOf, wallTimeAt } from '@meg/shared/domain/time/zoned-time';
import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import type { Member } from '../../people/person.js';
import { pick } from '../../pick.js';
import type { CompaniesService, Company } from '../companies/companies.service.js';
import type { CompanyStandingService } from '../companies/standing/company-standing.service.js';
import { slotOf } from '../handoffs/callbacks.service.js';
import { subjectOf } from '../handoffs/handoffs.service.js';
import { onlyOf } from '../lead-work/list/lead-sight.service.js';
import { type AgendaRow, type AgendaSight, countOpen, findHeld, listHeld, listOverdue } from './agenda.store.js';

interface Needs extends Pick<Ground, 'database' | 'now' | 'mailer'> {
  companies: CompaniesService;
  standing: CompanyStandingService;
}

const mostOfDays = 500;
const mostOverdue = 100;

export const sightOf = (member: Member): AgendaSight => ({ companyId: member.companyId, onlyOf: onlyOf(member) });

export const callbackGone = () =>
  new AppError('not_found', {
    message: 'This callback is not there any more: it was called off, or it is a colleague’s.',
  });

/** The company's callbacks by days, as its people see them. */
export class CallbackAgendaService {
  constructor(private readonly needs: Needs) {}

  async list(
    member: Member,
    { from, days, whose }: ParsedInputOf<typeof listCallbacks>['query'],
  ): Promise<CallbackAgenda> {
    const { companies, database, now } = this.needs;
    const { reader } = database;
    const company = await companies.requireById(member.companyId);
    const { timezone } = company.config.chatbotConfig.businessHours;
    const nowMs = now();
    const first = from ?? wallTimeAt(nowMs, timezone).date;
    const startOf = (day: string) => instantOf(day, '00:00', timezone);
    const span = { fromMs: startOf(first), toMs: startOf(addDays(first, days)), most: mostOfDays };
    const sight = sightOf(member);
    const [rows, late, viewOf] = await Promise.all([
      listHeld(reader, sight, span),
      listOverdue(reader, sight, { nowMs, most: mostOverdue }),
      this.viewer(reader, company),
    ]);
    const isWanted = ({ assigneeId }: AgendaRow) => whose === 'all' || assigneeId === member.personId;
    return {
      timezone,
      now: wallTimeAt(nowMs, timezone),
      from: first,
      overdue: late.filter(isWanted).map(viewOf),
      callbacks: rows.filter(isWanted).map(viewOf),
    };
  }

  async count(member: Member) {
    const { companies, database, now } = this.needs;
    const { config } = await companies.requireById(member.companyId);
    const { timezone } = config.chatbotConfig.businessHours;
    const toMs = instantOf(addDays(wallTimeAt(now(), timezone).date, 1), '00:00', timezone);
    return countOpen(database.reader, sightOf(member), { nowMs: now(), toMs });
  }

  async require(db: Db, member: Member, id: string): Promise<AgendaRow> {
    const row = await findHeld(db, sightOf(member), id);
    if (!row) throw callbackGone();
    return row;
  }

  async viewer(db: Db, company: Company): Promise<(row: AgendaRow) => Callback> {
    const waits = await this.needs.standing.waitsFor(company.id, db);
    const nowMs = this.needs.now();
    const zone = company.config.chatbotConfig.businessHours.timezone;
    return (row) => {
      const startMs = row.slotStart ?? 0;
      const { phone, leadPhone, timezone: visitorTimezone } = row;
      return {
        ...pick(row, 'id', 'version', 'leadId', 'leadVersion', 'email', 'assigneeId', 'result'),
        slot: slotOf(startMs, { company: zone, visitor: visitorTimezone }),
        visitorTimezone,
        reference: leadReference(subjectOf(row)),
        name: row.name,
        phone: phone === '' ? (leadPhone ?? '') : phone,
        originCity: row.originCity ?? '',
        destinationCity: row.destinationCity ?? '',
        isOverdue: row.closedAt === null && isOverdueAt(startMs, nowMs, slotMinutes),
        mail: this.mailOf(row, company, waits !== null),
      };
    };
  }

  private mailOf({ email, stoppedFor }: AgendaRow, { config }: Company, waits: boolean): CallbackMail {
    if (!isEmail(email)) return 'no_email';
    if (stoppedFor !== null) return 'stopped';
    if (!config.visitorEmails) return 'switched_off';
    if (this.needs.mailer.isDropping) return 'no_mail_server';
    return waits ? 'waits' : 'goes_out';
  }
}
