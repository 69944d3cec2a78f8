import { AppError } from '../../../app-error.js';
import type { Ground } from '../../../ground.js';
import { type Member, memberMay } from '../../../people/person.js';
import { findAssigned } from '../edit/lead-work.store.js';
import type { FeaturesUsed } from '../features-used.js';

/** Whose leads a member sees: undefined for all of the company, else their own and nobody's. */
export function onlyOf(member: Pick<Member, 'role' | 'personId'>): string | undefined {
  return memberMay(member, 'leads.seeAll') ? undefined : member.personId;
}

/** Whether a lead with that assignee is shown to the member. */
export function seesAssigned(member: Pick<Member, 'role' | 'personId'>, assigneeId: string | null): boolean {
  return assigneeId === null || memberMay(member, 'leads.seeAll') || assigneeId === member.personId;
}

/** One lead, for calls and live events that name it. The list has the same rule in `lead-filter.store`. */
export class LeadSight {
  constructor(private readonly needs: Pick<Ground, 'database'> & Pick<FeaturesUsed, 'leads'>) {}

  /** Of a lead that was merged, the id of the one that was kept. */
  presentId(companyId: string, leadId: string): Promise<string> {
    return this.needs.leads.presentId(this.needs.database.reader, companyId, leadId);
  }

  /** Also for a lead that is not there: the call says so by itself. */
  async sees(member: Pick<Member, 'role' | 'personId' | 'companyId'>, leadId: string): Promise<boolean> {
    if (memberMay(member, 'leads.seeAll')) return true;
    const { companyId } = member;
    const at = { companyId, leadId: await this.presentId(companyId, leadId) };
    const lead = await findAssigned(this.needs.database.reader, at);
    return lead === undefined || seesAssigned(member, lead.assigneeId);
  }

  /** A lead of a colleague is for this member as one that is not there. */
  async require(member: Member, leadId: string): Promise<void> {
    if (!(await this.sees(member, leadId))) throw new AppError('not_found', { message: leadGoneWords });
  }
}

const leadGoneWords = 'This lead is not there, or it is a colleague’s and your role shows you only your own.';
