import { type FactLine, factLines, factsLine, type SaidMove } from '@meg/shared/contract/lead-facts';
import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { type AddonKey, addons } from '@meg/shared/domain/companies/plan-prices';
import { companyForms } from '@meg/shared/domain/english/company-forms';
import { may } from '@meg/shared/domain/people/permissions';
import type { ResponsePromise } from '@meg/shared/domain/time/response-clock';
import { addDays, instantOf, wallTimeAt } from '@meg/shared/domain/time/zoned-time';
import type { Ground } from '../../../ground.js';
import type { Job } from '../../../jobs/job.js';
import { offDuty } from '../../../people/duty.js';
import { isOwner, mayWorkLeads, teamRoleOf } from '../../../people/person.js';
import { personName } from '../../../people/person-name.js';
import type { HandoffRow } from '../../handoffs/handoffs.service.js';
import type { PersonRow } from '../../people/people.service.js';
import type { FeaturesUsed } from '../features-used.js';
import type { Company, NotifiedLead, OrderNews } from './causes.js';
import { hasToldRoute, rangeWords, safeLine } from './plan-words.js';
import { findVisitorEdit } from './visitor-edit.store.js';

/** Two lines of a telephone. */
const mostOfShortLine = 140;

export interface CompanyFacts extends Company {
  name: string;
  isSuspended: boolean;
  /** Whether its people may be reached by more than the address that they signed up with. */
  reachesOutside: boolean;
  /** The first of its people signed it up. */
  founderId: string | undefined;
  promise: ResponsePromise;
  /** Leads to win in a month; 0 without a goal. */
  monthlyGoal: number;
}

/** An unconfirmed address may be a stranger's: of those, only the founder's gets mail. */
export function reachOf(
  person: PersonRow,
  { reachesOutside, founderId }: Pick<CompanyFacts, 'reachesOutside' | 'founderId'>,
): Company['team'][number]['reach'] {
  const isFounder = person.id === founderId && person.teamRole === 'owner';
  return {
    email: person.emailConfirmedAt !== null || isFounder,
    whatsapp: person.whatsappNumber !== '' && reachesOutside,
  };
}

type KnownLead = LeadSummary & NotifiedLead;

/** Reads from other features what notifications are written from. */
export class NotificationFacts {
  constructor(private readonly needs: Ground & FeaturesUsed) {}

  async company(companyId: string): Promise<CompanyFacts> {
    const { companies, people, standing } = this.needs;
    const [{ slug, name, config }, everyone] = await Promise.all([
      companies.requireById(companyId),
      people.list(companyId),
    ]);
    const hours = config.chatbotConfig.businessHours;
    const reachesOutside = (await standing.waitsFor(companyId)) === null;
    const founderId = everyone[0]?.id;
    const teammateOf = (person: PersonRow) => {
      const reach = reachOf(person, { reachesOutside, founderId });
      return {
        id: person.id,
        name: personName(person),
        isOwner: isOwner(person),
        runsCompany: may(teamRoleOf(person), 'config.change'),
        seesAllLeads: may(teamRoleOf(person), 'leads.seeAll'),
        worksLeads: mayWorkLeads(person),
        isOnDuty: offDuty(person, this.needs.now()) === null,
        reach,
      };
    };
    return {
      name: config.branding.companyName || name,
      isSuspended: await companies.isSuspended(slug),
      reachesOutside,
      founderId,
      currency: config.currency,
      country: config.country,
      timezone: hours.timezone,
      team: everyone.filter(({ state }) => state === 'active').map(teammateOf),
      promise: { hours, minutes: config.responseMinutes },
      monthlyGoal: config.goals.conversionsPerMonth,
    };
  }

  /** The company of the platform's staff. */
  async staff(): Promise<CompanyFacts & { id: string }> {
    const { id } = await this.needs.companies.require();
    const [company, internal] = await Promise.all([this.company(id), this.needs.people.listInternal()]);
    const ofStaff = new Set(internal.map((person) => person.id));
    return { id, ...company, team: company.team.filter((person) => ofStaff.has(person.id)) };
  }

  /** What the platform's staff hears of an order; undefined where it is not there any more. */
  async order(orderId: string): Promise<OrderNews | undefined> {
    const order = await this.needs.orders.find(orderId);
    if (!order) return undefined;
    const { kind, companyName, companySlug, firstBillUsd, addons: keys } = order;
    const names = (JSON.parse(keys) as AddonKey[]).map((key) => addons[key].name);
    return { kind, companyName: safeLine(companyName), companySlug, firstBillUsd, names };
  }

  /** Undefined for a lead that was erased, and for one that looks like a bot's: nobody is notified of it. */
  async lead(companyId: string, leadId: string): Promise<KnownLead | undefined> {
    const lead = await this.needs.leadList.find(companyId, leadId);
    if (!lead || lead.looksLikeBot) return undefined;
    return hasToldRoute(lead) ? lead : { ...lead, told: await this.lineOfMove(companyId, leadId) };
  }

  /** Whom a job is about: its request may have joined another lead since, and its lead may have been merged. */
  async leadOf(companyId: string, { leadId, handoffId }: Job['payload']): Promise<KnownLead | undefined> {
    const { leads, database } = this.needs;
    const handoff = typeof handoffId === 'string' ? await this.handoff(companyId, handoffId) : undefined;
    const id = handoff?.leadId ?? String(leadId);
    return this.lead(companyId, await leads.presentId(database.reader, companyId, id));
  }

  /** The price range and the move, in words that are safe to mail; none for a lead that was erased. */
  async ofMove(companyId: string, leadId: string): Promise<FactLine[]> {
    const known = await this.knownMove(companyId, leadId);
    if (!known) return [];
    const range = await this.range(companyId, leadId);
    const lines = [...(range === '' ? [] : [{ label: 'Price range', value: range }]), ...factLines(known)];
    return lines.map(({ label, value }) => ({ label, value: safeLine(value) }));
  }

  /** As the company writes money, or as it was sent; empty where there is none. */
  private async range(companyId: string, leadId: string): Promise<string> {
    const { leadList, companies } = this.needs;
    const found = await leadList.findQuote(companyId, leadId);
    if (!found?.quote) return found?.text ?? '';
    return rangeWords(found.quote, (await companies.requireById(companyId)).config.country);
  }

  /** The same in one short line. Empty where the lead was erased. */
  async lineOfMove(companyId: string, leadId: string): Promise<string> {
    const known = await this.knownMove(companyId, leadId);
    return known ? safeLine(factsLine(known), mostOfShortLine) : '';
  }

  private async knownMove(companyId: string, leadId: string): Promise<SaidMove | undefined> {
    const { leadList, companies } = this.needs;
    const known = await leadList.findMove(companyId, leadId);
    return known && { ...known, written: companyForms((await companies.requireById(companyId)).config) };
  }

  async handoff(companyId: string, handoffId: string): Promise<HandoffRow | undefined> {
    const { handoffs, database } = this.needs;
    const handoff = await handoffs.find(database.reader, companyId, handoffId);
    return handoff?.botSign == null ? handoff : undefined;
  }

  visitorEdit(companyId: string, id: string) {
    return findVisitorEdit(this.needs.database.reader, companyId, id);
  }

  /** Whether the lead has made no later request, and has neither cancelled this one nor changed its time. */
  async isStillPromised(companyId: string, { leadId, handoffId, dueMs, onlyCallback }: Promised): Promise<boolean> {
    const { handoffs, database } = this.needs;
    const last = (await handoffs.ofLead(database.reader, companyId, leadId)).at(-1);
    if (last?.id !== handoffId || last.cancelledAt !== null || last.closedAt !== null) return false;
    return last.slotStart === null ? !onlyCallback : last.slotStart === dueMs;
  }

  /** In the current month of the company's time zone. */
  async wonThisMonth(companyId: string, timezone: string) {
    const { leadFigures, now } = this.needs;
    const month = wallTimeAt(now(), timezone).date.slice(0, 7);
    const first = `${month}-01`;
    const nextFirst = `${addDays(first, 31).slice(0, 7)}-01`;
    const span = { fromMs: instantOf(first, '00:00', timezone), toMs: instantOf(nextFirst, '00:00', timezone) };
    const wins = await leadFigures.wins(companyId, span);
    const named = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
    return {
      month,
      name: new Intl.DateTimeFormat('en-GB', named).format(Date.parse(first)),
      won: wins.reduce((sum, { count }) => sum + count, 0),
    };
  }
}

interface Promised {
  leadId: string;
  handoffId: string;
  dueMs: number;
  /** Somebody has been in touch, and only a booked time is still waited for. */
  onlyCallback: boolean;
}
