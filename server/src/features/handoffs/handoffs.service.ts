import type { NewHandoff, StoredHandoff } from '@meg/shared/contract/handoffs';
import type { PartialMove } from '@meg/shared/contract/move';
import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import type { ReaderLanguage } from '../../languages/choose-language.js';
import { botSign } from '../../submissions/bot-signs.js';
import { hashOfBody, storedBefore } from '../../submissions/idempotency.js';
import type { Company } from '../companies/companies.service.js';
import type { LeadsService } from '../leads/leads.service.js';
import type { CallbacksService } from './callbacks.service.js';
import { handoffAnswer } from './handoff-answer.js';
import { type LinkedHandoff, leadOfPerson, linkToLead } from './handoff-lead.js';
import {
  type CallbackRow,
  changeHandoff,
  findBookedStart,
  findHandoffByKey,
  type HandoffRow,
  handoffRows,
  insertHandoffOnce,
  type MadeHandoff,
  takeHandoffVersion,
} from './handoffs.store.js';
import { movedFromDetail } from './moved-from.js';
import { requireSlotAhead } from './require-slot-ahead.js';
import { isCrowded } from './seat-limits.js';
import type { ShownQuote } from './shown-quote.js';

export { callbackCalendar, companyLinks, subjectOf } from './handoff-answer.js';
export { promisedMs } from './handoff-message.js';
export type { CallbackRow, HandoffRow } from './handoffs.store.js';
export { movedFrom, movedFromDetail } from './moved-from.js';
export { movingDate } from './summary-facts.js';

interface Needs extends Pick<Ground, 'now' | 'newId' | 'recordEvent' | 'limits'> {
  leads: LeadsService;
  callbacks: CallbacksService;
}

export interface HandoffRequest {
  company: Company;
  idempotencyKey: string | undefined;
  handoff: NewHandoff;
  /** What the conversation tells of the move. */
  move: PartialMove;
  /** The price that it shows. */
  shown: ShownQuote;
  language: ReaderLanguage;
  network: string;
}

function isCallback(row: HandoffRow): row is CallbackRow {
  return row.slotStart !== null;
}

function hasLead(row: HandoffRow): row is LinkedHandoff {
  return row.leadId !== null;
}

export class HandoffsService {
  readonly find = handoffRows.find;
  readonly ofLead = handoffRows.ofLead;
  readonly ofPerson = handoffRows.ofPerson;
  readonly carryOver = handoffRows.carryOver;
  readonly erase = handoffRows.erase;
  readonly eraseLoose = handoffRows.eraseLoose;
  readonly takeVersion = takeHandoffVersion;
  readonly change = changeHandoff;

  constructor(private readonly needs: Needs) {}

  /**
   * Stores the request, its effect on the lead and its event in one transaction, so that a visitor whose time is
   * taken can ask again, even under the same key. Looks for an earlier copy first, because its time may have passed.
   */
  async request(db: Db, request: HandoffRequest): Promise<StoredHandoff> {
    const { company } = request;
    const { leadId } = request.handoff;
    const lead = leadId === undefined ? undefined : await this.needs.leads.require(db, company.id, leadId);
    const row = { ...this.rowOf(request), leadId: lead?.id ?? null };
    if (leadId === undefined) await this.needs.leads.holdPerson(db, row);
    const made = (await storedBefore(db, row, findHandoffByKey)) ?? (await this.store(db, row, request));
    return handoffAnswer({ ...row, ...made }, lead, { company, language: request.language });
  }

  private async store(db: Db, row: HandoffRow, request: HandoffRequest): Promise<MadeHandoff> {
    const { company, network } = request;
    const { recordEvent, leads, callbacks, limits } = this.needs;
    if (isCallback(row)) requireSlotAhead(row.slotStart, row.createdAt, request.language);
    const before = isCallback(row) ? await this.bookedBefore(db, row) : undefined;
    const known = hasLead(row) ? undefined : await leadOfPerson(db, row, leads, request);
    const stored = isCallback(row)
      ? await callbacks.book(db, { row, network }, company)
      : (await insertHandoffOnce(db, row)) && row;
    if (!stored) {
      const first = await storedBefore(db, row, findHandoffByKey);
      if (!first) throw new AppError('slot_taken');
      return first;
    }
    const linked = hasLead(stored) ? stored : await linkToLead(db, stored, { leads, known, asking: request });
    const { id, companyId, leadId } = linked;
    const detail = {
      ...(before === undefined || stored.slotStart === null ? {} : movedFromDetail(before)),
      ...((await isCrowded(db, limits, { companyId, network })) && { isCrowded: 'yes' }),
    };
    await recordEvent(db, { type: 'handoff.requested', companyId, subjectId: id, detail });
    // A converted lead stays converted; people see the request all the same.
    await leads.changeStatus(db, { companyId, leadId, to: 'human-handoff-requested', by: 'visitor' });
    return linked;
  }

  /** A new callback of a lead takes the place of the one that is booked. */
  private async bookedBefore(db: Db, { companyId, leadId, slotStart }: CallbackRow): Promise<number | undefined> {
    if (leadId === null) return undefined;
    const before = await findBookedStart(db, { companyId, leadId }, this.needs.now());
    return before === slotStart ? undefined : before;
  }

  private rowOf({ company, idempotencyKey, handoff, language }: HandoffRequest): Omit<HandoffRow, 'leadId'> {
    const { requestType, contactMethod, contactInfo, slot, timezone, chatHistory, conversation } = handoff;
    const { name = '', wantsEmail } = handoff;
    // Without the conversation, which has gone on if the answer to the first try was lost.
    const asked = { requestType, contactMethod, contactInfo, slot };
    return {
      id: this.needs.newId(),
      companyId: company.id,
      idempotencyKey: idempotencyKey ?? null,
      bodyHash: hashOfBody(asked),
      requestType,
      contactMethod: contactMethod ?? null,
      name,
      ...contactInfo,
      slotStart: slot === undefined ? null : Date.parse(slot),
      slotWish: null,
      slotSeat: null,
      timezone: timezone ?? company.config.chatbotConfig.businessHours.timezone,
      language: language.tag,
      wantsEmail: wantsEmail ? 1 : 0,
      chatHistory,
      conversation: conversation === undefined ? null : JSON.stringify(conversation),
      botSign: botSign(handoff),
      createdAt: this.needs.now(),
      changedAt: null,
      cancelledAt: null,
      joinedAt: null,
      linkedByServer: 0,
      changedBy: null,
      cancelledBy: null,
      closedAt: null,
      result: null,
      version: 1,
    };
  }
}
