import type { LeadDetail, LeadHandoff, MergedLead } from '@meg/shared/contract/lead-detail';
import type { Quote } from '@meg/shared/contract/quotes';
import { leadReference } from '@meg/shared/domain/leads/lead-reference';
import { scoreLead } from '@meg/shared/domain/leads/lead-score';
import type { BusinessHours } from '@meg/shared/domain/time/business-hours';
import type { Ground } from '../../../ground.js';
import { languageFor } from '../../../languages/choose-language.js';
import { type Member, mayWorkLeads } from '../../../people/person.js';
import { personName } from '../../../people/person-name.js';
import { pick } from '../../../pick.js';
import { isoTime } from '../../../time/iso-time.js';
import type { Company } from '../../companies/companies.service.js';
import { type HandoffRow, promisedMs } from '../../handoffs/handoffs.service.js';
import { knownLead, quoteAmountOf } from '../../leads/facts/known-lead.service.js';
import { moveOfLead } from '../../leads/facts/lead-move.service.js';
import { conversationText, linesOf, rangeOf, readinessOfLead } from '../../leads/facts/lead-said.service.js';
import type { LeadRow, MergedLeadRow } from '../../leads/leads.service.js';
import { companyCountry } from '../../leads/person/company-country.service.js';
import { listLeadsOfPerson } from '../../leads/person/leads-of-person.service.js';
import { colleagueNames } from '../colleague-names.js';
import { listQuotes } from '../edit/lead-quotes.store.js';
import type { FeaturesUsed } from '../features-used.js';
import type { LeadNotesTable } from '../lead-work.table.js';
import { clockOf, noExtras, summaryOf } from '../list/lead-list.service.js';
import { extrasOfLeads, listedOf, tagsOfLeads } from '../list/lead-list.store.js';
import { onlyOf } from '../list/lead-sight.service.js';
import { shownOutcome } from '../outcome/lead-outcomes.service.js';
import { outcomesOfLeads } from '../outcome/lead-outcomes.store.js';
import { tasksView } from '../tasks/lead-tasks.service.js';
import { listTasks } from '../tasks/lead-tasks.store.js';
import { listEdits, listNotes, listSources, listStatusChanges, listTags } from './lead-detail.store.js';
import { leadGone } from './lead-gone.js';
import { quotesOf } from './lead-quotes.js';
import { timelineOf } from './lead-timeline.js';

const mostOfPerson = 20;
const mostTags = 200;
const mostSources = 100;

type Chat = Pick<LeadRow, 'conversation' | 'chatHistory'>;

/** A visitor goes on chatting after the lead is stored, so a later handoff may hold more of the conversation. */
function chatOf(lead: Chat, handoffs: readonly Chat[]): Pick<LeadDetail, 'conversation' | 'chatHistory'> {
  const lengthOf = (one: Chat) => conversationText(one).length;
  const last = handoffs.findLast((one) => lengthOf(one) > 0);
  const longest = last && lengthOf(last) > lengthOf(lead) ? last : lead;
  return { conversation: linesOf(longest), chatHistory: longest.chatHistory };
}

/** The handoffs of that chat, among those of several leads that were merged. */
function ofChat(lead: Chat, handoffs: readonly HandoffRow[]): HandoffRow[] {
  const start = conversationText(lead);
  return handoffs.filter((one) => start !== '' && conversationText(one).startsWith(start));
}

function mergedView(row: MergedLeadRow, handoffs: readonly HandoffRow[]): MergedLead {
  return {
    ...withIsoTime(pick(row, 'id', 'name', 'email', 'phone', 'sourcePage', 'consentText', 'language', 'createdAt')),
    preliminaryQuote: row.preliminaryQuote,
    range: rangeOf(row),
    reference: leadReference(row.id),
    ...chatOf(row, ofChat(row, handoffs)),
  };
}

const withIsoTime = <Row extends { createdAt: number }>(row: Row) => ({ ...row, createdAt: isoTime(row.createdAt) });

export function noteView(note: LeadNotesTable, personId: string): LeadDetail['notes'][number] {
  return withIsoTime({ ...pick(note, 'id', 'text', 'personName', 'createdAt'), isMine: note.personId === personId });
}

function handoffView(row: HandoffRow, hours: BusinessHours): LeadHandoff {
  return {
    ...withIsoTime(pick(row, 'id', 'email', 'phone', 'timezone', 'createdAt')),
    requestType: row.requestType as LeadHandoff['requestType'],
    contactMethod: row.contactMethod as LeadHandoff['contactMethod'],
    slotStart: isoTime(row.slotStart),
    slotWish: isoTime(row.slotWish),
    holdsSlot: row.slotSeat !== null,
    cancelledAt: isoTime(row.cancelledAt),
    closedAt: isoTime(row.closedAt),
    promisedBy: isoTime(promisedMs(row, hours)),
  };
}

const otherColumns = ['id', 'name', 'email', 'phone', 'originCity', 'destinationCity', 'status', 'createdAt'] as const;

export function otherView(row: LeadRow): LeadDetail['samePerson'][number] {
  return { ...withIsoTime(pick(row, ...otherColumns)), reference: leadReference(row.id) };
}

const middleOf = ({ minPrice, maxPrice }: Quote): number | null =>
  minPrice === null || maxPrice === null ? null : Math.round((minPrice + maxPrice) / 2);

export class LeadDetailService {
  constructor(private readonly needs: Ground & FeaturesUsed) {}

  async get(member: Member, id: string): Promise<LeadDetail> {
    const { companyId, personId } = member;
    const { companies, database, leads, people, now } = this.needs;
    const lead = await leads.find(database.reader, companyId, id);
    if (!lead) throw leadGone();
    const company = await companies.requireById(companyId);
    const [everyone, { extras, tags, samePerson, outcome, quotes, tasks, mergedLeads, ...history }] = await Promise.all(
      [people.list(companyId), this.rowsOf(member, lead, companyCountry(company))],
    );
    const nameOf = colleagueNames(everyone);
    const { score, parts } = scoreLead({ ...knownLead(lead, now()), ...extras });
    return {
      ...summaryOf(listedOf(lead), { ...extras, tags, score, clock: clockOf(company), outcome }),
      ...pick(lead, 'language', 'sourcePage', 'consentText', 'otherRange'),
      ...chatOf(lead, mergedLeads.length > 0 ? ofChat(lead, history.handoffs) : history.handoffs),
      ...this.quoteAgain(lead, company),
      move: moveOfLead(lead),
      readinessPercent: readinessOfLead(lead),
      ...quotesOf(lead, quotes),
      tasks: tasksView(tasks, nameOf),
      scoreParts: [...parts],
      assigneeName: lead.assigneeId === null ? null : nameOf(lead.assigneeId),
      handoffs: history.handoffs.map((row) => handoffView(row, company.config.chatbotConfig.businessHours)),
      feedback: history.feedback.map((row) => withIsoTime(pick(row, 'id', 'rating', 'comment', 'createdAt'))),
      notes: history.notes.map((note) => noteView(note, personId)),
      timeline: timelineOf({ lead, mergedLeads, ...history }, nameOf),
      samePerson: samePerson.filter((other) => other.id !== id).map(otherView),
      mergedLeads: mergedLeads.map((row) => mergedView(row, history.handoffs)),
    };
  }

  async choices(companyId: string) {
    const { companies, database, people } = this.needs;
    const [company, everyone, tags, sources] = await Promise.all([
      companies.requireById(companyId),
      people.list(companyId),
      listTags(database.reader, companyId, mostTags),
      listSources(database.reader, companyId, mostSources),
    ]);
    return {
      people: everyone.filter(mayWorkLeads).map((person) => ({ id: person.id, name: personName(person) })),
      tags,
      sources,
      currency: company.config.currency,
      businessHours: company.config.chatbotConfig.businessHours,
      companyName: company.config.branding.companyName || company.name,
      country: companyCountry(company),
    };
  }

  private async rowsOf(member: Member, lead: LeadRow, country: string | null) {
    const { companyId, id } = lead;
    const db = this.needs.database.reader;
    const [
      statusChanges,
      edits,
      notes,
      handoffs,
      feedback,
      tags,
      [extras = noExtras],
      samePerson,
      outcomes,
      quotes,
      tasks,
      mergedLeads,
    ] = await Promise.all([
      listStatusChanges(db, companyId, [id]),
      listEdits(db, companyId, [id]),
      listNotes(db, companyId, [id]),
      this.needs.handoffs.ofLead(db, companyId, id),
      this.needs.feedback.ofLead(db, companyId, id),
      tagsOfLeads(db, companyId, [id]),
      extrasOfLeads(db, companyId, [id], country),
      listLeadsOfPerson(db, lead, { most: mostOfPerson + 1, country, onlyOf: onlyOf(member) }),
      outcomesOfLeads(db, companyId, [id]),
      listQuotes(db, companyId, [id]),
      listTasks(db, companyId, [id]),
      this.needs.leads.mergedInto(db, companyId, [id]),
    ]);
    const outcome = shownOutcome(outcomes.get(id));
    return {
      outcome,
      quotes,
      tasks,
      mergedLeads,
      statusChanges,
      edits,
      notes,
      handoffs,
      feedback,
      tags: tags.get(id) ?? [],
      extras,
      samePerson,
    };
  }

  /** What the move costs at the present rates, in the dashboard's language; null if it cannot be quoted. */
  private quoteAgain(lead: LeadRow, company: Company): Pick<LeadDetail, 'quote' | 'quoteDiffers'> {
    const { quotes, languages } = this.needs;
    const quote = quotes.quoteForPeople(company, moveOfLead(lead), languageFor(languages, []));
    return { quote, quoteDiffers: quote !== null && middleOf(quote) !== quoteAmountOf(lead) };
  }
}
