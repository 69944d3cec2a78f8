import { leadPath } from '@meg/shared/domain/paths';
import type { Company, NotifiedLead, Teammate } from './causes.js';

export const workers = ({ team }: Company) => team.filter(({ worksLeads }) => worksLeads).map(({ id }) => id);
export const owners = ({ team }: Company) => team.filter(({ isOwner }) => isOwner).map(({ id }) => id);
/** The owners and managers. */
export const leaders = ({ team }: Company) => team.filter(({ runsCompany }) => runsCompany).map(({ id }) => id);

/** The assignee, if still at work on leads; else everyone who may take it. */
export function recipientsOf(lead: NotifiedLead | undefined, company: Company): string[] {
  return lead && assigneeOf(lead, company) ? [lead.assigneeId as string] : everyoneWhoMayTake(lead, company);
}

export function assigneeOf({ assigneeId }: NotifiedLead, { team }: Company): Teammate | undefined {
  return team.find(({ id, worksLeads }) => worksLeads && id === assigneeId);
}

/**
 * Everyone who may take the lead. One that somebody has is hidden from those who see only their own, and who only reads
 * could do nothing with it.
 */
export function everyoneWhoMayTake(lead: NotifiedLead | undefined, { team }: Company): string[] {
  const seen = team.filter(({ id, seesAllLeads }) => !lead?.assigneeId || seesAllLeads || id === lead.assigneeId);
  return seen.filter(({ worksLeads }) => worksLeads).map(({ id }) => id);
}

export const aboutLead = (lead: NotifiedLead) => ({ actionUrl: leadPath(lead.id), leadId: lead.id });
