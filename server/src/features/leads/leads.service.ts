import type { ParsedInputOf } from '@meg/shared/contract/endpoint';
import type { LeadQuote } from '@meg/shared/contract/lead-quote';
import type { LeadAddition, NewLead, StoredLead } from '@meg/shared/contract/leads';
import type { addLead } from '@meg/shared/contract/leads-by-hand';
import type { Move, PartialMove } from '@meg/shared/contract/move';
import { leadReference } from '@meg/shared/domain/leads/lead-reference';
import { type LeadStatus, mayChangeStatus } from '@meg/shared/domain/leads/lead-status';
import { openStatuses } from '@meg/shared/domain/leads/lead-views';
import { AppError } from '../../app-error.js';
import type { Database } from '../../database/database.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { requireStoredBefore, storedBefore } from '../../submissions/idempotency.js';
import { dayMs } from '../../time/time-units.js';
import type { LeadAssignmentService } from '../lead-assignment/lead-assignment.service.js';
import type { CityWords } from './city-words.service.js';
import { findErased, rememberErased } from './erased/erased-leads.store.js';
import { editOf, type LeadEdit, withoutEdited } from './facts/lead-edit.service.js';
import { moveOf, moveOfLead, withAddition } from './facts/lead-move.service.js';
import { changeByAddition, namesRange, quoteColumns } from './facts/lead-said.service.js';
import { recordVisitorChange } from './facts/visitor-change.service.js';
import { foldName, personKeys, searchWords } from './lead-search.service.js';
import { addedByPerson, madeFromHandoff } from './lead-source.service.js';
import {
  changeSaid,
  changeSearchEntry,
  changeSearchText,
  clearBotSign,
  deleteLead,
  deleteStatusChange,
  findLead,
  findWholeLead,
  findWholeLeadByKey,
  insertLeadOnce,
  insertStatusChange,
  type LeadRow,
  listFormerContacts,
  listLeadNames,
  listNoteTexts,
  lockLeads,
  moveLeadStatus,
  type StatusChangeRow,
  updateLead,
} from './leads.store.js';
import { type MergedLeadRow, mergedLeadOf, mergeOf } from './merged/merged-lead.js';
import {
  carryMergesOver,
  changeMergeConversation,
  findKeptId,
  findMergeByKey,
  insertMerge,
  listMerges,
  listMergesById,
} from './merged/merged-leads.store.js';
import { newLeadRow, unsaid } from './new-lead.service.js';
import { listLeadsOfPerson } from './person/leads-of-person.store.js';
import type { Contact } from './person/person-keys.service.js';
import { lockPerson } from './person/person-lock.store.js';
import type { QuoteOfMove } from './quote-of-move.service.js';
import type { LeadRanks } from './rank/lead-ranks.service.js';

// `insertLeadOnce` is for tests that fill a database with many leads.
export { insertLeadOnce, type LeadRow, type StatusChangeRow } from './leads.store.js';
export type { MergedLeadRow } from './merged/merged-lead.js';

interface Needs extends Pick<Ground, 'now' | 'newId' | 'recordEvent'> {
  ranks: LeadRanks;
  leadAssignment: LeadAssignmentService;
  cityWords: CityWords;
  /** SQLite has the words that find a lead in an index of its own. */
  dialect: Database['dialect'];
}

export interface LeadRequest {
  companyId: string;
  idempotencyKey: string | undefined;
  lead: NewLead;
}

export interface LeadByHand {
  companyId: string;
  idempotencyKey: string | undefined;
  lead: ParsedInputOf<typeof addLead>['body'];
  /** Who adds it. */
  personId: string;
  quoteOf: QuoteOfMove;
}

/** What is known of who asks for a person without having left a lead. */
export interface AskingPerson {
  companyId: string;
  /** Of the request. The lead gets it too: its reference is the one that the visitor was told. */
  id: string;
  name: string;
  email: string;
  phone: string;
  language: string;
  /** Who gets the details, as they have read it; empty where nothing said so. */
  consentText: string;
  /** With how the visitor came in its query. */
  sourcePage: string;
  /** What the conversation tells of it. */
  move: PartialMove;
  /** The range of the move, and whether the visitor was shown one by then. */
  shown: { quote: LeadQuote | null; otherRange: string; isShown: boolean };
  conversation: NewLead['conversation'];
  chatHistory: string;
  botSign: string | null;
}

export interface AdditionRequest {
  companyId: string;
  /** The company's, as whose people the timeline writes money. */
  country: string;
  idempotencyKey: string;
  addition: LeadAddition;
}

const unquoted: QuoteOfMove = () => null;

const shownIf = (isShown: boolean) => ({ rangeShown: isShown ? (1 as const) : (0 as const) });

/** As long as the chat keeps a conversation. */
const mayAddForMs = 7 * dayMs;

/** More open leads than this are no one person's. */
const mostOfPerson = 20;

export type LeadMove = NonNullable<Awaited<ReturnType<typeof findLead>>>;

interface StatusChange {
  companyId: string;
  leadId: string;
  to: LeadStatus;
  /** The id of a person of the company, or `visitor`. */
  by: string;
}

interface Merge {
  kept: LeadRow;
  /** Will be gone. */
  merged: LeadRow;
  /** The person of the company who merges them. */
  by: string;
  /** Of the request to merge them; empty where the visitor caused it. */
  requestHash: string;
}

interface StatusOutcome {
  outcome: 'changed' | 'same' | 'refused';
  from: LeadStatus;
}

/** A lead gets these only after somebody has been in touch with the visitor. */
const workedStatuses: readonly LeadStatus[] = ['contacted', 'qualified', 'converted'];

/** A lead is found by their words. */
const wordColumns: readonly (keyof LeadRow)[] = ['originCity', 'destinationCity', 'conversation'];

const movedOn = (lead: LeadRow, { move }: LeadAddition): Move => withAddition(moveOfLead(lead), moveOf(move));

function answerOf({ id, createdAt }: Pick<LeadRow, 'id' | 'createdAt'>): StoredLead {
  return { id, reference: leadReference(id), status: 'new', createdAt: new Date(createdAt).toISOString() };
}

export class LeadsService {
  constructor(private readonly needs: Needs) {}

  /**
   * Stores the lead and its event, or gives the earlier answer if this request was stored already. Another lead of the
   * same person stays as it is: anybody may know an email or a number, and only the key of a request for a person shows
   * that it is the same conversation, which then joins its lead to this one.
   */
  async create(db: Db, request: LeadRequest, quoteOf = unquoted): Promise<StoredLead> {
    const { lead } = request;
    const quote = quoteOf(moveOf(lead), lead.language);
    const row = await newLeadRow(db, this.needs, { ...request, quote, known: shownIf(namesRange(lead)) });
    await lockPerson(db, row, { dialect: this.needs.dialect, isAlone: false });
    const first = await this.storeOnce(db, row);
    if (first) return answerOf(first);
    await this.needs.recordEvent(db, { type: 'lead.created', companyId: row.companyId, subjectId: row.id });
    await this.assignByRule(db, row);
    return answerOf(row);
  }

  /** Stores a lead of who has asked for a person, with what they had told of the move by then. */
  async addFromHandoff(db: Db, { companyId, id, botSign, move, shown, ...said }: AskingPerson): Promise<void> {
    const known = { id, botSign, addedBy: madeFromHandoff, ...shownIf(shown.isShown) };
    const row = await newLeadRow(db, this.needs, {
      companyId,
      idempotencyKey: undefined,
      lead: { ...unsaid, ...move, ...said, preliminaryQuote: shown.otherRange },
      quote: shown.quote,
      known,
    });
    await insertLeadOnce(db, row, this.needs.dialect);
    const detail = { by: madeFromHandoff };
    await this.needs.recordEvent(db, { type: 'lead.created', companyId, subjectId: id, detail });
    await this.assignByRule(db, row);
  }

  /** Nobody else makes a lead of that person before the transaction ends. */
  holdPerson(db: Db, contact: Contact): Promise<void> {
    return lockPerson(db, contact, { dialect: this.needs.dialect, isAlone: true });
  }

  /** The newest lead of that person that is still open, without what looks like a bot's. */
  async openOfPerson(
    db: Db,
    { companyId, ...contact }: Pick<LeadRow, 'companyId' | 'email' | 'phone'>,
    country: string | null,
  ): Promise<LeadRow | undefined> {
    const keys = { id: '', companyId, ...personKeys(contact) };
    const leads = await listLeadsOfPerson(db, keys, { most: mostOfPerson, country });
    return leads.find(({ status, botSign }) => botSign === null && openStatuses.some((open) => open === status));
  }

  /**
   * Gives what this request has stored before; undefined if the row is new. A lead that was merged is looked for after
   * the insertion, which waits for a merge of the same moment and then finds its key free; so is one that was erased.
   */
  private async storeOnce(db: Db, row: LeadRow): Promise<Pick<LeadRow, 'id' | 'createdAt'> | undefined> {
    const { dialect } = this.needs;
    if (!(await insertLeadOnce(db, row, dialect))) return requireStoredBefore(db, row, findWholeLeadByKey);
    const before =
      (await storedBefore(db, row, findMergeByKey)) ?? (await findErased(db, row.companyId, row.idempotencyKey));
    if (before) await deleteLead(db, row, dialect);
    return before;
  }

  /** Not what looks like a bot's, of which nobody hears, nor what somebody has taken for themselves. */
  private async assignByRule(db: Db, row: LeadRow): Promise<void> {
    if (row.botSign !== null || row.assigneeId !== null) return;
    const { id: leadId, companyId, language } = row;
    const addedBy = addedByPerson(row);
    await this.needs.leadAssignment.assign(db, { companyId, leadId, language, addedBy, move: moveOfLead(row) });
  }

  /** Stores what the visitor has said since the lead was sent. Only the sender knows its key. */
  async add(db: Db, request: AdditionRequest, quoteOf = unquoted): Promise<void> {
    const { companyId, idempotencyKey } = request;
    const lead = await findWholeLeadByKey(db, companyId, idempotencyKey);
    if (!lead) return this.addToMerged(db, request, quoteOf);
    if (this.isOver(lead)) throw new AppError('not_found');
    if (!(await this.applyAddition(db, lead, request, quoteOf))) return this.add(db, request, quoteOf);
  }

  /** False if the lead has changed since it was read. */
  private async applyAddition(
    db: Db,
    lead: LeadRow,
    { addition, country }: Pick<AdditionRequest, 'addition' | 'country'>,
    quoteOf: QuoteOfMove,
  ): Promise<boolean> {
    const news = withoutEdited(lead, addition);
    const quote = news.quote ? quoteOf(movedOn(lead, news), lead.language) : null;
    const change = changeByAddition(lead, news, quote);
    if (Object.keys(change).length === 0) return true;
    if (!(await changeSaid(db, lead, change))) return false;
    if (wordColumns.some((column) => column in change)) await this.indexAgain(db, lead.companyId, lead.id);
    await this.needs.ranks.refresh(db, lead.companyId, lead.id);
    const about = { companyId: lead.companyId, subjectId: lead.id };
    await this.needs.recordEvent(db, { type: 'lead.updated', ...about });
    const editId = await recordVisitorChange(db, this.needs, { lead, change, country });
    if (editId) await this.needs.recordEvent(db, { type: 'lead.revised', ...about, detail: { editId } });
    return true;
  }

  /** What is said goes to the conversation of the merged lead, and the facts to the lead that was kept. */
  private async addToMerged(db: Db, request: AdditionRequest, quoteOf: QuoteOfMove): Promise<void> {
    const { companyId, idempotencyKey, addition } = request;
    const merge = await findMergeByKey(db, companyId, idempotencyKey);
    if (!merge || this.isOver(merge)) throw new AppError('not_found');
    const { conversation, ...facts } = addition;
    const lead = await this.requireOfCompany(db, companyId, merge.leadId);
    if (!(await this.applyAddition(db, lead, { ...request, addition: facts }, quoteOf)))
      return this.addToMerged(db, request, quoteOf);
    if (!conversation?.length) return;
    await changeMergeConversation(db, { id: merge.id, conversation: JSON.stringify(conversation) });
    await this.indexAgain(db, companyId, lead.id);
    await this.needs.recordEvent(db, { type: 'lead.updated', companyId, subjectId: lead.id });
  }

  private isOver({ createdAt }: Pick<LeadRow, 'createdAt'>): boolean {
    return this.needs.now() - createdAt > mayAddForMs;
  }

  /** After a change of anything that a lead is found by: its person, its cities, what was said, or its notes. */
  async indexAgain(db: Db, companyId: string, leadId: string): Promise<void> {
    const lead = await findWholeLead(db, companyId, leadId);
    if (!lead) return;
    const merged = await this.mergedInto(db, companyId, [leadId]);
    const notes = await listNoteTexts(db, companyId, leadId);
    const cities = [lead, ...merged].flatMap(this.needs.cityWords);
    const formerContacts = await listFormerContacts(db, companyId, leadId);
    const words = searchWords(lead, { notes, merged, cities, formerContacts });
    if (this.needs.dialect === 'sqlite') await changeSearchEntry(db, { words, leadId });
    else await changeSearchText(db, leadId, words);
  }

  /** Stores a lead that a person of the company has written down. Nothing is mailed to its person. */
  async addByHand(
    db: Db,
    { companyId, idempotencyKey, lead, personId, quoteOf }: LeadByHand,
  ): Promise<StoredLead & { isNew: boolean }> {
    const { name, email, phone, move, isMine } = lead;
    const said = { ...unsaid, sourcePage: 'Added by hand', name, email, phone, ...move };
    const assigneeId = isMine ? personId : null;
    const known = { addedBy: personId, assigneeId, cameFrom: lead.cameFrom, ...shownIf(false) };
    const quote = quoteOf(moveOf(said), said.language);
    const row = await newLeadRow(db, this.needs, { companyId, idempotencyKey, lead: said, quote, known });
    const first = await this.storeOnce(db, row);
    if (first) return { ...answerOf(first), isNew: false };
    await this.needs.recordEvent(db, { type: 'lead.created', companyId, subjectId: row.id, detail: { by: personId } });
    await this.assignByRule(db, row);
    return { ...answerOf(row), isNew: true };
  }

  /** Changes facts of the move and of its person. Returns what has changed, in words; empty if nothing has. */
  async edit(db: Db, lead: LeadRow, edit: LeadEdit) {
    const { columns, changes } = editOf(lead, edit);
    if (changes.length === 0) return changes;
    const after: LeadRow = { ...lead, ...columns };
    await updateLead(db, lead, { ...columns, nameKey: foldName(after.name), ...personKeys(after) });
    await this.indexAgain(db, lead.companyId, lead.id);
    await this.rankAgain(db, lead.companyId, lead.id);
    await this.needs.recordEvent(db, { type: 'lead.updated', companyId: lead.companyId, subjectId: lead.id });
    return changes;
  }

  /** Makes this quote the current one; the locale is that of the company's money. */
  async setQuote(db: Db, lead: LeadRow, quote: LeadQuote, locale: string): Promise<void> {
    await updateLead(db, lead, quoteColumns(quote, locale));
    await this.rankAgain(db, lead.companyId, lead.id);
    await this.needs.recordEvent(db, { type: 'lead.updated', companyId: lead.companyId, subjectId: lead.id });
  }

  /** Of a lead that was merged, the one that was kept. */
  async require(db: Db, companyId: string, leadId: string): Promise<LeadMove> {
    const lead = (await findLead(db, companyId, leadId)) ?? (await this.findKept(db, companyId, leadId));
    if (!lead) throw new AppError('lead_unknown');
    return lead;
  }

  private async findKept(db: Db, companyId: string, leadId: string): Promise<LeadMove | undefined> {
    const keptId = await findKeptId(db, companyId, leadId);
    return keptId === undefined ? undefined : findLead(db, companyId, keptId);
  }

  /** The id under which the lead is found: of a lead that was merged, that of the one that was kept. */
  async presentId(db: Db, companyId: string, leadId: string): Promise<string> {
    return (await findKeptId(db, companyId, leadId)) ?? leadId;
  }

  /** The leads that were merged into these, as they were. */
  async mergedInto(db: Db, companyId: string, leadIds: readonly string[]): Promise<MergedLeadRow[]> {
    return (await listMerges(db, companyId, leadIds)).map(mergedLeadOf);
  }

  /** By the id of each lead that is there or was merged; whoever was erased has none. */
  async namesOf(db: Db, companyId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const merged = (await listMergesById(db, companyId, ids)).map(mergedLeadOf);
    const all = [...(await listLeadNames(db, companyId, ids)), ...merged];
    return new Map(all.map(({ id, name }) => [id, name]));
  }

  /** The whole row, for people of the company who have opened it. */
  async requireOfCompany(db: Db, companyId: string, leadId: string): Promise<LeadRow> {
    const lead = await findWholeLead(db, companyId, leadId);
    if (!lead) throw new AppError('not_found', { message: 'This lead is not there. It may have been erased.' });
    return lead;
  }

  /** The whole row. Undefined for a lead that was erased, which may happen before a job about it runs. */
  find(db: Db, companyId: string, leadId: string): Promise<LeadRow | undefined> {
    return findWholeLead(db, companyId, leadId);
  }

  /**
   * Changes the status if the rules allow it, and stores who did so. Starts over if somebody else has changed the status
   * since it was read, because the rules may not allow the change from there.
   */
  async changeStatus(db: Db, change: StatusChange): Promise<StatusOutcome> {
    const { companyId, to, by: changedBy } = change;
    const { id: leadId, status: from } = await this.require(db, companyId, change.leadId);
    if (from === to) {
      // Another request for a person may be due at another time.
      await this.rankAgain(db, companyId, leadId);
      return { outcome: 'same', from };
    }
    if (!mayChangeStatus(from, to)) return { outcome: 'refused', from };
    if (!(await moveLeadStatus(db, { companyId, leadId }, { from, to }))) return this.changeStatus(db, change);
    const { newId, now, recordEvent } = this.needs;
    if (changedBy !== 'visitor' && workedStatuses.includes(to)) await clearBotSign(db, companyId, leadId);
    const entry = { id: newId(), companyId, leadId, fromStatus: from, toStatus: to, changedBy, createdAt: now() };
    await insertStatusChange(db, entry);
    await this.rankAgain(db, companyId, leadId);
    const detail = { from, to, by: changedBy };
    await recordEvent(db, { type: 'lead.status_changed', companyId, subjectId: leadId, detail });
    return { outcome: 'changed', from };
  }

  /** Takes a change of status back, as if it had not been. False if the lead has another status by now. */
  async takeBack(
    db: Db,
    { id, companyId, leadId, fromStatus, toStatus, changedBy }: StatusChangeRow,
  ): Promise<boolean> {
    const [from, to] = [toStatus as LeadStatus, fromStatus as LeadStatus];
    if (!(await moveLeadStatus(db, { companyId, leadId }, { from, to }))) return false;
    await deleteStatusChange(db, companyId, id);
    await this.rankAgain(db, companyId, leadId);
    const detail = { from, to, by: changedBy };
    await this.needs.recordEvent(db, { type: 'lead.status_changed', companyId, subjectId: leadId, detail });
    return true;
  }

  /** After a change of anything that the score or the due time of a lead follows from. */
  rankAgain(db: Db, companyId: string, leadId: string): Promise<void> {
    return this.needs.ranks.refresh(db, companyId, leadId);
  }

  /** Whole rows, on which nobody else writes before the transaction ends; without those that are gone. */
  hold(db: Db, companyId: string, ids: readonly string[]): Promise<LeadRow[]> {
    return lockLeads(db, { companyId, ids, dialect: this.needs.dialect });
  }

  /** Before they are erased: a request that comes again stores nobody. */
  rememberErased(db: Db, erased: { companyId: string; leadIds: readonly string[] }): Promise<void> {
    return rememberErased(db, erased, this.needs.now());
  }

  /** By the id of each lead that was merged into it. */
  async requestsOfMerges(db: Db, companyId: string, leadId: string): Promise<ReadonlyMap<string, string>> {
    const merges = await listMerges(db, companyId, [leadId]);
    return new Map(merges.map(({ id, requestHash }) => [id, requestHash]));
  }

  /** Ends the merge of two leads that are held: all that hung on the merged one hangs on the other already. */
  async absorb(db: Db, { kept, merged, by, requestHash }: Merge, change: Partial<LeadRow>): Promise<void> {
    const { companyId, id: keptId } = kept;
    const { dialect, now, recordEvent } = this.needs;
    await carryMergesOver(db, { companyId, mergedId: merged.id, keptId });
    await insertMerge(db, mergeOf(merged, { leadId: keptId, mergedAt: now(), requestHash }));
    await deleteLead(db, merged, dialect);
    const after: LeadRow = { ...kept, ...change };
    const version = Math.max(kept.version, merged.version) + 1;
    await updateLead(db, kept, { ...change, ...personKeys(after), nameKey: foldName(after.name), version });
    await this.indexAgain(db, companyId, keptId);
    await this.rankAgain(db, companyId, keptId);
    const detail = { mergedId: merged.id, by };
    await recordEvent(db, { type: 'lead.updated', companyId, subjectId: keptId, detail });
  }
}
