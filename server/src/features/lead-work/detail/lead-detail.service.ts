import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import type { Quote } from '@meg/shared/contract/quotes';
import { leadReference } from '@meg/shared/domain/leads/lead-reference';
import { AppError } from '../../../app-error.js';
import type { Ground } from '../../../ground.js';
import type { ReaderLanguage } from '../../../languages/choose-language.js';
import type { Member } from '../../../people/person.js';
import { personName } from '../../../people/person-name.js';
import type { CompaniesService, Company } from '../../companies/companies.service.js';
import type { FeedbackService } from '../../feedback/feedback.service.js';
import type { HandoffRow, HandoffsService } from '../../handoffs/handoffs.service.js';
import { quoteAmountOf } from '../../leads/known-lead.service.js';
import { moveOfLead } from '../../leads/lead-move.service.js';
import { conversationText, linesOf, quoteOfLead, readinessOfLead } from '../../leads/lead-said.service.js';
import type { LeadRow, LeadsService } from '../../leads/leads.service.js';
import type { PeopleService } from '../../people/people.service.js';
import type { QuotesService } from '../../quotes/quotes.service.js';
import { clockOf, noExtras, scoreOf, summaryOf } from '../list/lead-list.service.js';
import { extrasOfLeads, listedOf, tagsOfLeads } from '../list/lead-list.store.js';
import {
  type LeadNoteRow,
  listEdits,
  listLeadsOfPerson,
  listNotes,
  listStatusChanges,
  listTags,
} from './lead-detail.store.js';
import { handoffView } from './lead-handoffs.js';
import { timelineOf } from './lead-timeline.js';

const mostOfPerson = 20;
const mostTags = 200;

interface Needs extends Pick<Ground, 'database' | 'now'> {
  companies: CompaniesService;
  leads: LeadsService;
  people: PeopleService;
  handoffs: HandoffsService;
  feedback: FeedbackService;
  quotes: QuotesService;
  /** That of the dashboard. */
  language: ReaderLanguage;
}

export const leadGone = () =>
  new AppError('not_found', { message: 'This lead is not there. It may have been erased.' });

/** The conversation goes on after the lead is stored; a request for a person brings it anew. */
function chatOf(lead: LeadRow, handoffs: readonly HandoffRow[]): Pick<LeadDetail, 'conversation' | 'chatHistory'> {
  const lengthOf = (one: Pick<LeadRow, 'conversation' | 'chatHistory'>) => conversationText(one).length;
  const last = handoffs.findLast((one) => lengthOf(one) > 0);
  const longest = last && lengthOf(last) > lengthOf(lead) ? last : lead;
  return { conversation: linesOf(longest), chatHistory: longest.chatHistory };
}

export function noteView(note: LeadNoteRow, personId: string): LeadDetail['notes'][number] {
  const { id, text, personName, createdAt } = note;
  return { id, text, personName, isMine: note.personId === personId, createdAt: new Date(createdAt).toISOString() };
}

function otherView(row: LeadRow): LeadDetail['samePerson'][number] {
  const { id, name, email, phone, originCity, destinationCity, status, createdAt } = row;
  return {
    id,
    name,
    email,
    phone,
    originCity,
    destinationCity,
    reference: leadReference(id),
    status,
    createdAt: new Date(createdAt).toISOString(),
  };
}

const middleOf = ({ minPrice, maxPrice }: Quote): number | null =>
  minPrice === null || maxPrice === null ? null : Math.round((minPrice + maxPrice) / 2);

export class LeadDetailService {
  constructor(private readonly needs: Needs) {}

  async get({ companyId, personId }: Member, id: string): Promise<LeadDetail> {
    const { companies, database, leads, people } = this.needs;
    const lead = await leads.find(database.reader, companyId, id);
    if (!lead) throw leadGone();
    const [company, everyone, rows] = await Promise.all([
      companies.requireById(companyId),
      people.list(companyId),
      this.rowsOf(lead),
    ]);
    const nameOf = (who: string) => {
      const person = everyone.find((one) => one.id === who);
      return person ? personName(person) : 'A former colleague';
    };
    const extras = rows.extras ?? noExtras;
    const { score, parts } = scoreOf(lead, { extras, nowMs: this.needs.now() });
    const quote = this.quoteAgain(lead, company);
    const { businessHours } = company.config.chatbotConfig;
    return {
      ...summaryOf(listedOf(lead), { ...extras, tags: rows.tags, score, clock: clockOf(company) }),
      language: lead.language,
      sourcePage: lead.sourcePage,
      consentText: lead.consentText,
      move: moveOfLead(lead),
      ...chatOf(lead, rows.handoffs),
      scoreParts: [...parts],
      readinessPercent: readinessOfLead(lead),
      shownQuote: quoteOfLead(lead),
      quote,
      quoteDiffers: quote !== null && middleOf(quote) !== quoteAmountOf(lead),
      assigneeName: lead.assigneeId === null ? null : nameOf(lead.assigneeId),
      handoffs: rows.handoffs.map((row) => handoffView(row, businessHours)),
      feedback: rows.feedback.map((row) => ({
        id: row.id,
        rating: row.rating,
        comment: row.comment,
        createdAt: new Date(row.createdAt).toISOString(),
      })),
      notes: rows.notes.map((note) => noteView(note, personId)),
      timeline: timelineOf({ lead, ...rows }, nameOf),
      samePerson: rows.ofPerson.filter((other) => other.id !== id).map(otherView),
    };
  }

  async choices(companyId: string) {
    const { companies, database, people } = this.needs;
    const [company, everyone, tags] = await Promise.all([
      companies.requireById(companyId),
      people.list(companyId),
      listTags(database.reader, companyId, mostTags),
    ]);
    return {
      people: everyone
        .filter(({ state }) => state === 'active')
        .map(({ id, firstName, lastName }) => ({ id, name: personName({ firstName, lastName }) })),
      tags,
      currency: company.config.currency,
      companyName: company.config.branding.companyName || company.name,
    };
  }

  private async rowsOf(lead: LeadRow) {
    const { database, handoffs, feedback } = this.needs;
    const db = database.reader;
    const { companyId, id } = lead;
    const [statusChanges, edits, notes, asked, rated, tags, extras, ofPerson] = await Promise.all([
      listStatusChanges(db, companyId, [id]),
      listEdits(db, companyId, [id]),
      listNotes(db, companyId, [id]),
      handoffs.ofLead(db, companyId, id),
      feedback.ofLead(db, companyId, id),
      tagsOfLeads(db, companyId, [id]),
      extrasOfLeads(db, companyId, [id]),
      listLeadsOfPerson(db, lead, mostOfPerson + 1),
    ]);
    return {
      statusChanges,
      edits,
      notes,
      ofPerson,
      handoffs: asked,
      feedback: rated,
      tags: tags.get(id) ?? [],
      extras: extras[0],
    };
  }

  /** By the move as it is known, and the rates of now. None where it cannot be quoted. */
  private quoteAgain(lead: LeadRow, company: Company): Quote | null {
    return this.needs.quotes.quoteStored(company, moveOfLead(lead), this.needs.language);
  }
}
