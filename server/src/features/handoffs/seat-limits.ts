import type { Db } from '../../database/schema.js';
import { siteOf } from '../../http/rate-limits/network-of.js';
import type { Limit, SharedLimits } from '../../limits/shared-limits.js';
import { dayMs, hourMs } from '../../time/time-units.js';
import { type CallbackRow, findBookedStart } from './handoffs.store.js';

/** A family that plans, or three offices behind one address. A flood gets as much, of a calendar of a hundred seats. */
const perNetworkAnHour = 3;
const perNetworkADay = 10;
/** A provider's customer with thousands of networks of IPv6 may be one house, or all phones of a town. */
const perSiteADay = 20;
/** Of a visitor who left no lead, whose earlier callback cannot give way to the new one. */
const perContactADay = 2;
/** How often a lead may choose another time: it holds one seat all the while. */
const changesOfLeadADay = 10;

/** Who asks for a seat, and from where. */
export interface SeatWish {
  row: CallbackRow;
  network: string;
}

function ofNetwork({ row, network }: SeatWish): Limit[] {
  const of = `${row.companyId} ${network}`;
  const ofSite = `${row.companyId} ${siteOf(network)}`;
  return [
    { name: 'seats-by-network-an-hour', of, most: perNetworkAnHour, windowMs: hourMs },
    { name: 'seats-by-network-a-day', of, most: perNetworkADay, windowMs: dayMs },
    { name: 'seats-by-site-a-day', of: ofSite, most: perSiteADay, windowMs: dayMs },
  ];
}

function ofContact({ companyId, email, phone }: CallbackRow): Limit[] {
  const contacts = [email.toLowerCase(), phone.replace(/\D/g, '')].filter((contact) => contact !== '');
  return contacts.map((contact) => ({
    name: 'seats-by-contact',
    of: `${companyId} ${contact}`,
    most: perContactADay,
    windowMs: dayMs,
  }));
}

function ofLead(leadId: string): Limit {
  return { name: 'seats-by-lead', of: leadId, most: changesOfLeadADay, windowMs: dayMs };
}

/** How many seats of a company's calendar can be had from one network, by one lead or for one contact. */
export class SeatLimits {
  constructor(private readonly limits: SharedLimits) {}

  /** Counts a seat that may be had, in the transaction that takes it. */
  async take(db: Db, wish: SeatWish): Promise<boolean> {
    const { leadId } = wish.row;
    if (leadId === null) return this.isFree(db, [...ofContact(wish.row), ...ofNetwork(wish)]);
    // First, because it holds up a second request of the same lead until this one is done.
    if (!(await this.isFree(db, [ofLead(leadId)]))) return false;
    const { companyId, createdAt } = wish.row;
    const held = await findBookedStart(db, { companyId, leadId }, createdAt);
    // Another time for a seat that it holds takes nobody's.
    return held !== undefined || this.isFree(db, ofNetwork(wish));
  }

  private async isFree(db: Db, limits: readonly Limit[]): Promise<boolean> {
    return (await this.limits.takeIn(db, limits)) === undefined;
  }
}
