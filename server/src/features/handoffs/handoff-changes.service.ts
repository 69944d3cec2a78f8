import type { HandoffChange, StoredHandoff } from '@meg/shared/contract/handoffs';
import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import type { ReaderLanguage } from '../../languages/choose-language.js';
import { dayMs } from '../../time/time-units.js';
import type { Company } from '../companies/companies.service.js';
import type { LeadsService } from '../leads/leads.service.js';
import type { CallbacksService } from './callbacks.service.js';
import { handoffAnswer } from './handoff-answer.js';
import { type CallbackRow, changeHandoff, findWholeHandoffByKey, type HandoffRow } from './handoffs.store.js';
import { movedFromDetail } from './moved-from.js';
import { requireSlotAhead } from './require-slot-ahead.js';

interface Needs extends Pick<Ground, 'now' | 'recordEvent'> {
  leads: LeadsService;
  callbacks: CallbacksService;
}

export interface ChangeRequest {
  company: Company;
  /** That of the request: only the visitor's browser knows it. */
  idempotencyKey: string;
  change: HandoffChange;
  language: ReaderLanguage;
}

/** As long as the chat keeps a conversation. A callback can be further away. */
const mayJoinForMs = 7 * dayMs;

const gone = () => new AppError('not_found', { message: 'This request is over, or was never made.' });

/** What a visitor does with a request that is stored. Done twice, each change has the effect of one. */
export class HandoffChangesService {
  constructor(private readonly needs: Needs) {}

  async change(db: Db, { company, idempotencyKey, change, language }: ChangeRequest): Promise<StoredHandoff> {
    const found = await findWholeHandoffByKey(db, company.id, idempotencyKey);
    if (!found) throw gone();
    const { leadId, slot, timezone } = change;
    const joined = leadId === undefined ? found : await this.join(db, found, leadId);
    const row = slot === undefined ? joined : await this.changeTime(db, joined, { slot, timezone, company, language });
    const knownId = row.linkedByServer === 1 ? null : row.leadId;
    const lead = knownId === null ? undefined : await this.needs.leads.require(db, company.id, knownId);
    return handoffAnswer(row, lead, { company, language });
  }

  /**
   * The visitor has left a lead after asking for a person. A request that belongs to a lead by their own word stays with
   * it. A lead that was made of this request is left behind for the other one.
   */
  private async join(db: Db, row: HandoffRow, givenId: string): Promise<HandoffRow> {
    const { leads, recordEvent, now } = this.needs;
    const { id, companyId } = row;
    const { id: leadId } = await leads.require(db, companyId, givenId);
    if (row.leadId !== null && row.linkedByServer === 0) return row;
    if (now() - row.createdAt > mayJoinForMs) throw gone();
    const change = { leadId, joinedAt: now(), linkedByServer: 0 as const };
    if (!(await changeHandoff(db, row, change))) throw gone();
    await leads.changeStatus(db, { companyId, leadId, to: 'human-handoff-requested', by: 'visitor' });
    if (row.leadId !== null && row.leadId !== leadId) await leads.rankAgain(db, companyId, row.leadId);
    const leftId = row.leadId === id && leadId !== id ? id : null;
    await recordEvent(db, { type: 'handoff.joined', companyId, subjectId: id, detail: { leadId, leftId } });
    return { ...row, ...change };
  }

  private changeTime(db: Db, row: HandoffRow, wish: TimeWish): Promise<HandoffRow> {
    const { slotStart } = row;
    if (slotStart === null) throw gone();
    const callback: CallbackRow = { ...row, slotStart };
    return wish.slot === null ? this.cancel(db, callback) : this.move(db, callback, { ...wish, slot: wish.slot });
  }

  private async cancel(db: Db, row: CallbackRow): Promise<HandoffRow> {
    if (row.cancelledAt !== null) return row;
    this.requireOpen(row);
    const change = { cancelledAt: this.needs.now(), slotSeat: null };
    if (!(await changeHandoff(db, row, change))) throw gone();
    await this.record(db, 'callback.cancelled', row);
    return { ...row, ...change };
  }

  private async move(db: Db, row: CallbackRow, { slot, timezone, company, language }: MovedTime): Promise<HandoffRow> {
    this.requireOpen(row);
    const slotStart = Date.parse(slot);
    if (slotStart === row.slotStart) return row;
    requireSlotAhead(slotStart, this.needs.now(), language);
    const said = { slotStart, timezone: timezone ?? row.timezone, changedAt: this.needs.now(), changedBy: null };
    const wanted = { ...row, ...said, version: row.version + 1 };
    const moved = await this.needs.callbacks.moveForVisitor(db, wanted, company);
    await this.record(db, 'callback.changed', row, movedFromDetail(row.slotStart));
    return moved;
  }

  /** Neither cancelled nor over, and not replaced by another callback of the lead. A bot's looks open to it. */
  private requireOpen({ cancelledAt, closedAt, slotStart, slotSeat, botSign }: CallbackRow): void {
    const isHeld = slotSeat !== null || botSign !== null;
    if (cancelledAt !== null || closedAt !== null || slotStart <= this.needs.now() || !isHeld) throw gone();
  }

  private async record(
    db: Db,
    type: 'callback.changed' | 'callback.cancelled',
    { id, companyId, leadId }: CallbackRow,
    more: Readonly<Record<string, string | null>> = {},
  ): Promise<void> {
    if (leadId !== null) await this.needs.leads.rankAgain(db, companyId, leadId);
    await this.needs.recordEvent(db, { type, companyId, subjectId: id, detail: { leadId, ...more } });
  }
}

interface TimeWish extends Pick<ChangeRequest, 'company' | 'language'> {
  slot: string | null;
  timezone: string | undefined;
}

interface MovedTime extends TimeWish {
  slot: string;
}
