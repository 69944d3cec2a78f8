import { AppError } from '../../../app-error.js';
import type { Db } from '../../../database/schema.js';
import type { Member } from '../../../people/person.js';
import { leadGone } from '../detail/lead-gone.js';
import { findAssigned, type LeadAt, takeVersion } from './lead-work.store.js';

/** An edit's author and its lead. */
export interface EditTarget extends LeadAt {
  member: Member;
}

export const targetOf = (member: Member, leadId: string): EditTarget => ({
  member,
  companyId: member.companyId,
  leadId,
});

/** Raises the version. Refuses an edit that is based on another one, and one of a lead that is gone. */
export async function requireVersion(trx: Db, at: LeadAt, version: number): Promise<void> {
  if (await takeVersion(trx, at, version)) return;
  throw (await findAssigned(trx, at)) ? new AppError('edit_conflict') : leadGone();
}

/** Refuses what is written on a lead that is gone. */
export async function requireLead(trx: Db, at: LeadAt) {
  const lead = await findAssigned(trx, at);
  if (!lead) throw leadGone();
  return lead;
}
