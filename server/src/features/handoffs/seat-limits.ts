import type { Db } from '../../database/schema.js';
import { siteOf } from '../../http/rate-limits/network-of.js';
import type { Limit, SharedLimits } from '../../limits/shared-limits.js';
import { dayMs, hourMs, minuteMs } from '../../time/time-units.js';
import { type CallbackRow, findBookedStart } from './handoffs.store.js';

/** Enough for a family that plans, or three offices behind one address. */
const perNetworkAnHour = 3;
const perNetworkADay = 10;
/** A provider's customer with thousands of IPv6 networks may be one house, or all phones of a town. */
const perSiteADay = 20;
/** For visitors without a lead, whose earlier callback cannot be replaced. */
const perContactADay = 2;
/** How often a lead may change its time. It holds one seat throughout. */
const changesOfLeadADay = 10;

/** Requests of a network to a company that its people hear of at once; of more they hear together. */
const perNetworkInAWhile = 3;
const whileMs = 10 * minuteMs;

/** Whether this network has asked the company for a person again and again. Counts the request. */
export async function isCrowded(db: Db, limits: SharedLimits, { companyId, network }: Asking): Promise<boolean> {
  const limit = {
    name: 'requests-by-network',
    of: `${companyId} ${network}`,
    most: perNetworkInAWhile,
    windowMs: whileMs,
  };
  return (await limits.takeIn(db, [limit])) !== undefined;
}

interface Asking {
  companyId: string;
  network: string;
}

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

/** Whether a booked callback may get another time: counted with the lead's that the visitor has named, or by itself. */
export async function mayChange(db: Db, limits: SharedLimits, callback: CallbackRow): Promise<boolean> {
  const { id, leadId, linkedByServer } = callback;
  const counted = linkedByServer === 1 ? id : (leadId ?? id);
  return (await limits.takeIn(db, [ofLead(counted)])) === undefined;
}

/** Limits the seats of a company's calendar by network, lead and contact. Counts a seat in the transaction that takes it. */
export async function takeSeat(db: Db, limits: SharedLimits, wish: SeatWish): Promise<boolean> {
  const isFree = async (wanted: readonly Limit[]) => (await limits.takeIn(db, wanted)) === undefined;
  const { companyId, leadId, createdAt } = wish.row;
  if (leadId === null) return isFree([...ofContact(wish.row), ...ofNetwork(wish)]);
  // Checked first, because it makes a second request of the same lead wait.
  if (!(await isFree([ofLead(leadId)]))) return false;
  const held = await findBookedStart(db, { companyId, leadId }, createdAt);
  // A lead that holds a seat only exchanges it.
  return held !== undefined || isFree(ofNetwork(wish));
}
