import type { ParsedInputOf } from '@meg/shared/contract/endpoint';
import type { editLeadFacts } from '@meg/shared/contract/lead-edits';
import type { LeadQuote } from '@meg/shared/contract/lead-quote';
import { moneyLocaleOf } from '@meg/shared/domain/english/english-of-country';
import { AppError } from '../../../app-error.js';
import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import { languageFor } from '../../../languages/choose-language.js';
import type { Member } from '../../../people/person.js';
import { personName } from '../../../people/person-name.js';
import { moveOfLead } from '../../leads/facts/lead-move.service.js';
import { rangeInWords } from '../../leads/facts/lead-said.service.js';
import type { LeadRow } from '../../leads/leads.service.js';
import { leadGone } from '../detail/lead-gone.js';
import { firstQuote, hasQuote } from '../detail/lead-quotes.js';
import type { FeaturesUsed } from '../features-used.js';
import type { RecordLeadEdit } from './lead-edits.service.js';
import { insertQuote, listQuotes } from './lead-quotes.store.js';
import { type EditTarget, requireVersion, targetOf } from './lead-target.js';
import { requireDayAhead } from './require-day-ahead.js';
import { requirePlausible } from './require-plausible.js';

type Edit = ParsedInputOf<typeof editLeadFacts>;

const cannotBeQuoted =
  'This move cannot be quoted yet. It needs where from and where to, a day that is not past, and a country that you serve.';

/** What people of the company correct and add to what is known, and the quote by it. */
export class LeadFactsService {
  constructor(private readonly needs: Ground & FeaturesUsed & { recordLeadEdit: RecordLeadEdit }) {}

  async edit(member: Member, { id }: Edit['params'], { version, contact, move }: Edit['body']): Promise<void> {
    const at = targetOf(member, id);
    const { companies, database, leads, now, recordLeadEdit } = this.needs;
    const company = await companies.requireById(member.companyId);
    requirePlausible(move, now());
    return database.transaction(async (trx) => {
      const lead = await this.take(trx, at, version);
      requireDayAhead(company, { moveDate: move.moveDate, before: [moveOfLead(lead).moveDate], nowMs: now() });
      for (const { label, before, after } of await leads.edit(trx, lead, { contact, move }))
        await recordLeadEdit(trx, at, { kind: 'changed', detail: label, before, after });
    });
  }

  /** The quote that was the current one stays visible with its date. */
  async quoteAgain(member: Member, id: string, version: number): Promise<void> {
    const at = targetOf(member, id);
    const { companies, database, leads, quotes, languages, recordLeadEdit } = this.needs;
    const company = await companies.requireById(member.companyId);
    await database.transaction(async (trx) => {
      const lead = await this.take(trx, at, version);
      const quote = quotes.quoteForLead(company, moveOfLead(lead), languageFor(languages, []));
      if (!quote) throw new AppError('validation_failed', { message: cannotBeQuoted });
      await this.keep(trx, lead, { ...at, quote });
      const locale = moneyLocaleOf(company.config.country);
      await leads.setQuote(trx, lead, quote, locale);
      await recordLeadEdit(trx, at, { kind: 'quoted', detail: rangeInWords(quote, locale) });
    });
  }

  private async keep(trx: Db, lead: LeadRow, { member, quote }: EditTarget & { quote: LeadQuote }): Promise<void> {
    const { newId, now } = this.needs;
    const { id: leadId, companyId } = lead;
    const known = await listQuotes(trx, companyId, [leadId]);
    if (hasQuote(lead) && !known.some(({ quote: earlier }) => earlier === lead.quote))
      await insertQuote(trx, { id: newId(), companyId, leadId, ...firstQuote(lead) });
    const author = { personId: member.personId, personName: personName(member.person) };
    await insertQuote(trx, {
      id: newId(),
      companyId,
      leadId,
      quote: JSON.stringify(quote),
      ...author,
      createdAt: now(),
    });
  }

  private async take(trx: Db, at: EditTarget, version: number): Promise<LeadRow> {
    await requireVersion(trx, at, version);
    const lead = await this.needs.leads.find(trx, at.companyId, at.leadId);
    if (!lead) throw leadGone();
    return lead;
  }
}
