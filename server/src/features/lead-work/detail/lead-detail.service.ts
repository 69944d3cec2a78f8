import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import type { Quote } from '@meg/shared/contract/quotes';
import { leadReference } from '@meg/shared/domain/leads/lead-reference';
import { AppError } from '../../../app-error.js';
import type { ServiceOf } from '../../../feature.js';
import type { Ground } from '../../../ground.js';
import type { ReaderLanguage } from '../../../languages/choose-language.js';
import type { Member } from '../../../people/person.js';
import { personName } from '../../../people/person-name.js';
import type { companiesFeature } from '../../companies/companies.feature.js';
import type { Company } from '../../companies/companies.service.js';
import type { feedbackFeature } from '../../feedback/feedback.feature.js';
import type { FeedbackRow } from '../../feedback/feedback.service.js';
import type { handoffsFeature } from '../../handoffs/handoffs.feature.js';
import type { HandoffRow } from '../../handoffs/handoffs.service.js';
import { moveOfLead } from '../../leads/lead-move.service.js';
import { conversationText, linesOf, quoteOfLead, readinessOfLead } from '../../leads/lead-said.service.js';
import type { leadsFeature } from '../../leads/leads.feature.js';
import type { LeadRow } from '../../leads/leads.service.js';
import type { peopleFeature } from '../../people/people.feature.js';
import type { quotesFeature } from '../../quotes/quotes.feature.js';
import { colleagueNames } from '../colleague-names.js';
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

export type FeaturesUsed = ServiceOf<typeof companiesFeature> &
  ServiceOf<typeof peopleFeature> &
  ServiceOf<typeof leadsFeature> &
  ServiceOf<typeof quotesFeature> &
  ServiceOf<typeof handoffsFeature> &
  ServiceOf<typeof feedbackFeature>;

interface Needs extends Pick<Ground, 'database' | 'now'>, FeaturesUsed {
  /** The dashboard's. */
  language: ReaderLanguage;
}

export const leadGone = () =>
  new AppError('not_found', { message: 'This lead is not there. It may have been erased.' });

/** A visitor goes on chatting after the lead is stored, so a later handoff may hold more of the conversation. */
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

function feedbackView({ id, rating, comment, createdAt }: FeedbackRow): LeadDetail['feedback'][number] {
  return { id, rating, comment, createdAt: new Date(createdAt).toISOString() };
}

function saidBy(lead: LeadRow) {
  const { language, sourcePage, consentText } = lead;
  return {
    language,
    sourcePage,
    consentText,
    move: moveOfLead(lead),
    readinessPercent: readinessOfLead(lead),
    shownQuote: quoteOfLead(lead),
  };
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
    const { companies, database, leads, people, now } = this.needs;
    const lead = await leads.find(database.reader, companyId, id);
    if (!lead) throw leadGone();
    const [company, everyone, { samePerson, ...history }] = await Promise.all([
      companies.requireById(companyId),
      people.list(companyId),
      this.rowsOf(lead),
    ]);
    const nameOf = colleagueNames(everyone);
    const extras = history.extras ?? noExtras;
    const { score, parts } = scoreOf(lead, { extras, nowMs: now() });
    return {
      ...summaryOf(listedOf(lead), { ...extras, tags: history.tags, score, clock: clockOf(company) }),
      ...saidBy(lead),
      ...chatOf(lead, history.handoffs),
      ...this.quoteAgain(lead, company),
      scoreParts: [...parts],
      assigneeName: lead.assigneeId === null ? null : nameOf(lead.assigneeId),
      handoffs: history.handoffs.map((row) => handoffView(row, company.config.chatbotConfig.businessHours)),
      feedback: history.feedback.map(feedbackView),
      notes: history.notes.map((note) => noteView(note, personId)),
      timeline: timelineOf({ lead, ...history }, nameOf),
      samePerson: samePerson.filter((other) => other.id !== id).map(otherView),
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
    const [statusChanges, edits, notes, asked, rated, tags, [extras], samePerson] = await Promise.all([
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
      handoffs: asked,
      feedback: rated,
      tags: tags.get(id) ?? [],
      extras,
      samePerson,
    };
  }

  /** What the move costs at the present rates; null if it cannot be quoted. */
  private quoteAgain(lead: LeadRow, company: Company): Pick<LeadDetail, 'quote' | 'quoteDiffers'> {
    const quote = this.needs.quotes.quoteStored(company, moveOfLead(lead), this.needs.language);
    return { quote, quoteDiffers: quote !== null && (middleOf(quote) ?? 0) !== lead.quoteAmount };
  }
}
