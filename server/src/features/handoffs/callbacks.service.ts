import type { ParsedInputOf } from '@meg/shared/contract/endpoint';
import type { CallbackSlot, CallbackSlots, listCallbackSlots } from '@meg/shared/contract/handoffs';
import { openState } from '@meg/shared/domain/time/business-hours';
import { callbackSlots, isOnOffer, slotMinutes } from '@meg/shared/domain/time/callback-slots';
import { wallTimeAt } from '@meg/shared/domain/time/zoned-time';
import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import type { Company } from '../companies/companies.service.js';
import {
  type CallbackRow,
  findBookedStart,
  type HandoffRow,
  insertHandoffOnce,
  listTakenStarts,
  releaseSeats,
  removeHandoff,
} from './handoffs.store.js';
import { mayChange, type SeatWish, takeSeat } from './seat-limits.js';

export interface Zones {
  company: string;
  visitor: string;
}

export function slotOf(startMs: number, { company, visitor }: Zones): CallbackSlot {
  return {
    start: new Date(startMs).toISOString(),
    company: wallTimeAt(startMs, company),
    visitor: wallTimeAt(startMs, visitor),
  };
}

type SlotQuery = ParsedInputOf<typeof listCallbackSlots>['query'];

/** The times of callbacks, and who has booked them. */
export class CallbacksService {
  constructor(private readonly ground: Pick<Ground, 'now' | 'limits'>) {}

  async list(db: Db, { id, config }: Company, { timezone, leadId }: SlotQuery): Promise<CallbackSlots> {
    const { businessHours, callbackCapacity } = config.chatbotConfig;
    const nowMs = this.ground.now();
    const zones = { company: businessHours.timezone, visitor: timezone ?? businessHours.timezone };
    const starts = callbackSlots(businessHours, nowMs);
    const free = await freeOf(db, { companyId: id, starts, capacity: callbackCapacity });
    const booked = leadId === undefined ? undefined : await findBookedStart(db, { companyId: id, leadId }, nowMs);
    const { isOpen, opensAtMs } = openState(businessHours, nowMs);
    return {
      timezone: zones.company,
      visitorTimezone: zones.visitor,
      slotMinutes,
      isOpen,
      ...(opensAtMs !== null && { opensAt: new Date(opensAtMs).toISOString() }),
      ...(booked !== undefined && { booked: slotOf(booked, zones) }),
      slots: free.map((start) => slotOf(start, zones)),
    };
  }

  /**
   * Stores the row on the first free seat of its time. Undefined if the time is full or not on offer, or the same
   * request was stored meanwhile. Counting first would give the last seat to two visitors. A network, lead or contact
   * that took too many seats is stored without a time.
   */
  async book(db: Db, wish: SeatWish, { config }: Company): Promise<HandoffRow | undefined> {
    const { row } = wish;
    const { businessHours, callbackCapacity } = config.chatbotConfig;
    if (!isOnOffer(businessHours, row.createdAt, row.slotStart)) return undefined;
    if (row.botSign !== null) return keepUnseated(db, row, callbackCapacity);
    if (!(await takeSeat(db, this.ground.limits, wish)))
      return insertOnce(db, { ...row, slotStart: null, slotWish: row.slotStart });
    // A new time replaces the one before.
    if (row.leadId !== null) await releaseSeats(db, { ...row, leadId: row.leadId });
    return seatIn(db, row, callbackCapacity);
  }

  /**
   * Gives a callback its new time. The row is written anew, because only an insert can try one seat after the other
   * without failing; if there is none, the caller's transaction puts the old one back.
   */
  async moveForVisitor(db: Db, row: CallbackRow, company: Company): Promise<HandoffRow> {
    this.requireOffered(row, company);
    if (!(await mayChange(db, this.ground.limits, row))) throw new AppError('rate_limited');
    return this.move(db, row, company);
  }

  /** By the same hours and seats, whoever moves it. */
  async move(db: Db, row: CallbackRow, company: Company): Promise<HandoffRow> {
    const { callbackCapacity } = company.config.chatbotConfig;
    this.requireOffered(row, company);
    if (!(await removeHandoff(db, row))) throw new AppError('slot_taken');
    const moved =
      row.botSign === null ? await seatIn(db, row, callbackCapacity) : await keepUnseated(db, row, callbackCapacity);
    if (!moved) throw new AppError('slot_taken');
    return moved;
  }

  private requireOffered({ slotStart }: CallbackRow, { config }: Company): void {
    if (!isOnOffer(config.chatbotConfig.businessHours, this.ground.now(), slotStart)) throw new AppError('slot_taken');
  }
}

async function seatIn(db: Db, row: CallbackRow, capacity: number): Promise<HandoffRow | undefined> {
  for (let slotSeat = 0; slotSeat < capacity; slotSeat++) {
    const seated = await insertOnce(db, { ...row, slotSeat });
    if (seated) return seated;
  }
  return undefined;
}

async function insertOnce(db: Db, row: HandoffRow): Promise<HandoffRow | undefined> {
  return (await insertHandoffOnce(db, row)) ? row : undefined;
}

/** A bot gets the same answer as a person, but no seat. */
async function keepUnseated(db: Db, row: CallbackRow, capacity: number): Promise<HandoffRow | undefined> {
  const free = await freeOf(db, { companyId: row.companyId, starts: [row.slotStart], capacity });
  return free.length > 0 ? insertOnce(db, row) : undefined;
}

interface SlotRange {
  companyId: string;
  starts: readonly number[];
  capacity: number;
}

async function freeOf(db: Db, { companyId, starts, capacity }: SlotRange): Promise<number[]> {
  const [fromMs, toMs] = [starts[0], starts.at(-1)];
  if (fromMs === undefined || toMs === undefined) return [];
  const taken = new Map<number, number>();
  for (const start of await listTakenStarts(db, companyId, { fromMs, toMs, capacity })) {
    taken.set(start, (taken.get(start) ?? 0) + 1);
  }
  return starts.filter((start) => (taken.get(start) ?? 0) < capacity);
}
