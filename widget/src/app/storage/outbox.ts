import type { EventOf } from '../../conversation/event.js';
import type { LeadBody } from '../requests/calls.js';
import type { KeyValue } from './key-value.js';
import { keptMs } from './retention.js';

const firstRetryMs = 2_000;
const mostRetryMs = 5 * 60_000;

export type Delivery =
  | { outcome: 'saved'; leadId: string; reference: string }
  | { outcome: 'refused'; fields: Readonly<Record<string, string>> }
  /** The key has been used with another body: the server has the lead. */
  | { outcome: 'known' }
  | { outcome: 'failed'; retryAfterMs: number | undefined };

export interface OutboxDoors {
  readonly storage: KeyValue;
  post(key: string, body: LeadBody): Promise<Delivery>;
  /** Returns a function that cancels it. */
  schedule(run: () => void, delayMs: number): () => void;
  nowMs(): number;
  /** From 0 up to but not including 1. */
  random(): number;
  report(event: EventOf<'leadSaved' | 'leadUnsent' | 'leadRefused' | 'leadKnown'>): void;
}

/** A lead that is not sent yet. Its body never changes after the first try, so that each try is the same request. */
interface Entry {
  readonly body: LeadBody;
  readonly isComplete: boolean;
}

/** What is kept of a lead once the server has it: only what other tabs need, and nothing that the visitor wrote. */
interface Receipt {
  /** Null if the server only said that it has the lead. */
  readonly lead: { readonly leadId: string; readonly reference: string } | null;
  readonly savedAtMs: number;
}

export interface Outbox {
  keep(key: string, body: LeadBody): void;
  send(key: string, body: LeadBody): void;
  /** Tries now. Resolves to the lead's id if the server has it. */
  deliver(key: string): Promise<string | null>;
  withdraw(key: string): void;
  /** Sends all leads but `exceptKeys`, whose quotes are being asked for. */
  sendAll(exceptKeys?: readonly string[]): void;
  /** To be called when another tab has changed the storage. */
  review(): void;
}

/**
 * Leads stay in the browser until the server has acknowledged them. Each is stored under its own key, so that two tabs
 * never overwrite each other's leads. If both send the same lead, the server stores it once.
 */
export function createOutbox(slug: string, doors: OutboxDoors): Outbox {
  const { storage } = doors;
  const prefix = `meg:lead:${slug}:`;
  const inFlight = new Set<string>();
  const retries = new Map<string, { count: number; notBeforeMs: number; cancel: () => void }>();

  const read = (key: string) => storage.read(prefix + key) as Entry | Receipt | undefined;
  const keys = () => storage.keys(prefix).map((name) => name.slice(prefix.length));
  const write = (key: string, value: Entry | Receipt) => storage.write(prefix + key, value);

  const deliver = async (key: string) => {
    const entry = read(key);
    if (entry && 'savedAtMs' in entry) return passOn(key, entry);
    if (!entry || inFlight.has(key) || doors.nowMs() < (retries.get(key)?.notBeforeMs ?? 0)) return;
    retries.get(key)?.cancel();
    if (!entry.isComplete) write(key, { ...entry, isComplete: true });
    inFlight.add(key);
    const delivery = await doors.post(key, entry.body);
    inFlight.delete(key);
    settle(key, delivery);
  };

  const settle = (key: string, delivery: Delivery) => {
    if (delivery.outcome === 'failed') return tryAgain(key, delivery.retryAfterMs);
    retries.delete(key);
    if (delivery.outcome === 'refused') {
      storage.remove(prefix + key);
      return doors.report({ type: 'leadRefused', key, fields: delivery.fields });
    }
    const lead = delivery.outcome === 'saved' ? { leadId: delivery.leadId, reference: delivery.reference } : null;
    write(key, { lead, savedAtMs: doors.nowMs() });
    report(key, lead, false);
  };

  const report = (key: string, lead: Receipt['lead'], byOtherTab: boolean) => {
    doors.report(lead === null ? { type: 'leadKnown', key } : { type: 'leadSaved', key, ...lead, byOtherTab });
  };

  const passOn = (key: string, receipt: Receipt) => {
    retries.get(key)?.cancel();
    retries.delete(key);
    // A receipt that an earlier version has stored may lack it.
    report(key, receipt.lead ?? null, true);
  };

  const tryAgain = (key: string, retryAfterMs = 0) => {
    const count = (retries.get(key)?.count ?? 0) + 1;
    const backoffMs = Math.min(mostRetryMs, firstRetryMs * 2 ** (count - 1)) * (0.5 + doors.random() / 2);
    const cancel = doors.schedule(() => void deliver(key), Math.max(backoffMs, retryAfterMs));
    retries.set(key, { count, notBeforeMs: doors.nowMs() + retryAfterMs, cancel });
    doors.report({ type: 'leadUnsent', key, isDurable: storage.isDurable(prefix + key) });
  };

  return {
    keep(key, body) {
      if (!read(key)) write(key, { body, isComplete: false });
    },
    send(key, body) {
      const entry = read(key);
      if (!entry || ('isComplete' in entry && !entry.isComplete)) write(key, { body, isComplete: true });
      void deliver(key);
    },
    async deliver(key) {
      await deliver(key);
      const entry = read(key);
      return entry && 'savedAtMs' in entry ? (entry.lead?.leadId ?? null) : null;
    },
    withdraw(key) {
      storage.remove(prefix + key);
    },
    sendAll(exceptKeys = []) {
      for (const key of keys()) {
        const entry = read(key);
        if (!entry || ('savedAtMs' in entry && doors.nowMs() - entry.savedAtMs > keptMs)) {
          storage.remove(prefix + key);
        } else if ('body' in entry && !exceptKeys.includes(key)) void deliver(key);
      }
    },
    review() {
      for (const key of retries.keys()) {
        const entry = read(key);
        if (entry && 'savedAtMs' in entry) passOn(key, entry);
      }
    },
  };
}
