import type { NewHandoff } from '@meg/shared/contract/handoffs';
import type { PartialMove } from '@meg/shared/contract/move';
import type { Db } from '../../database/schema.js';
import type { ReaderLanguage } from '../../languages/choose-language.js';
import { pick } from '../../pick.js';
import type { Company } from '../companies/companies.service.js';
import type { LeadRow, LeadsService } from '../leads/leads.service.js';
import { companyCountry } from '../leads/person/company-country.service.js';
import { type HandoffRow, linkHandoff } from './handoffs.store.js';
import type { ShownQuote } from './shown-quote.js';

export interface Asking {
  company: Company;
  handoff: NewHandoff;
  move: PartialMove;
  /** The price that the visitor was shown. */
  shown: ShownQuote;
  language: ReaderLanguage;
}

export type LinkedHandoff = HandoffRow & { leadId: string };

/**
 * The newest open lead of who asks without naming one. Looked for before a seat is taken, for which others may wait. What
 * looks like a bot's is nobody's, so that it changes no person's lead.
 */
export async function leadOfPerson(db: Db, row: HandoffRow, leads: LeadsService, { company }: Asking) {
  return row.botSign === null ? leads.openOfPerson(db, row, companyCountry(company)) : undefined;
}

/**
 * Gives a stored request that names no lead that of the same person, or else makes one. The seat of its callback is taken
 * before, by the rules for who has no lead: somebody who knows another's email must not free theirs.
 */
export async function linkToLead(
  db: Db,
  row: HandoffRow,
  { leads, known, asking }: { leads: LeadsService; known: LeadRow | undefined; asking: Asking },
): Promise<LinkedHandoff> {
  if (!known) {
    const person = pick(row, 'id', 'companyId', 'name', 'email', 'phone', 'chatHistory', 'botSign');
    const { handoff, move, shown, language } = asking;
    const { conversation, consentText = '', sourcePage = '' } = handoff;
    const said = { conversation, consentText, sourcePage, language: language.code };
    await leads.addFromHandoff(db, { ...person, move, shown, ...said });
  }
  const link = {
    leadId: known?.id ?? row.id,
    joinedAt: known ? row.createdAt : null,
    linkedByServer: 1 as const,
  };
  await linkHandoff(db, row, link);
  return { ...row, ...link };
}
