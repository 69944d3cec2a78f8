import { waitingStatuses } from '@meg/shared/domain/leads/lead-views';
import { isAtLeast } from '@meg/shared/domain/notifications/notification-kinds';
import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import type { Person } from '../../../people/person.js';
import type { LeadsService } from '../../leads/leads.service.js';
import type { HeldDeliveries } from './held-deliveries.js';
import { holdDelivery, type KeptBackDelivery, listKeptBack, reopenDelivery } from './notification-deliveries.store.js';

interface Needs extends Pick<Ground, 'now'> {
  leads: Pick<LeadsService, 'find'>;
  held: HeldDeliveries;
}

/**
 * An address that nobody has confirmed gets so many mails a day and no more. Once it is confirmed, each lead beyond
 * them that still waits is mailed, all in one mail. A delivery that is opened again is no longer among those that were
 * kept back, so that nothing goes out twice.
 */
export class KeptBackDeliveries {
  constructor(private readonly needs: Needs) {}

  /** `ids`: only these deliveries. */
  async sendAgain(trx: Db, person: Pick<Person, 'id' | 'companyId'>, ids?: readonly string[]): Promise<void> {
    const { held, now } = this.needs;
    const { id: personId, companyId } = person;
    const untilMs = now();
    const chosen = mostUrgentOfEach(await listKeptBack(trx, personId, ids));
    const waiting = [];
    for (const one of chosen) if (await this.isWaiting(trx, companyId, one)) waiting.push(one);
    if (waiting.length === 0) return;
    for (const { id } of waiting) {
      await reopenDelivery(trx, id);
      await holdDelivery(trx, id, untilMs);
    }
    await held.digestAt(trx, { companyId, personId, channel: 'email', untilMs, wasQuiet: false, wasKeptBack: true });
  }

  /** Not for a lead that was erased, or that somebody has contacted since. */
  private async isWaiting(trx: Db, companyId: string, { leadId }: KeptBackDelivery): Promise<boolean> {
    if (leadId === null) return true;
    const lead = await this.needs.leads.find(trx, companyId, leadId);
    return waitingStatuses.some((status) => status === lead?.status);
  }
}

/** None of a lead about which another mail went out or is still to go out: that one has the facts. */
function mostUrgentOfEach(deliveries: readonly KeptBackDelivery[]): KeptBackDelivery[] {
  const chosen = new Map<string, KeptBackDelivery>();
  const mailed = new Set<string>();
  for (const one of deliveries) {
    const about = one.leadId ?? one.handoffId ?? one.id;
    const before = chosen.get(about);
    if (one.state !== 'dropped') mailed.add(about);
    else if (!before || isAtLeast(one.priority, before.priority)) chosen.set(about, one);
  }
  return [...chosen].filter(([about]) => !mailed.has(about)).map(([, one]) => one);
}
