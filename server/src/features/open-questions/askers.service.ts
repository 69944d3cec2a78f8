import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import type { Member } from '../../people/person.js';
import type { PersonTrace } from '../../people/person-trace.js';
import type { GuidesService } from '../guides/guides.service.js';
import type { RecordLeadEdit } from '../lead-work/edit/lead-edits.service.js';
import { linesOf } from '../leads/facts/lead-said.service.js';
import type { LeadRow, LeadsService } from '../leads/leads.service.js';
import { anonymousText, namesCountry } from './anonymous/anonymous-text.js';
import {
  countToBeTold,
  deleteAskedBy,
  findAnswered,
  insertAskerOnce,
  listAskedBy,
  listOpenWordings,
  listWaiting,
  markAnswered,
} from './askers.store.js';
import { questionWords } from './group/record-question.js';
import type { OpenQuestionRow } from './open-questions.store.js';

interface Needs extends Pick<Ground, 'database' | 'now' | 'newId' | 'recordEvent'> {
  leads: LeadsService;
  guides: GuidesService;
  recordLeadEdit: RecordLeadEdit;
}

/** More than a company has open. */
const mostWordings = 2_000;
const mostTold = 200;
/** The edit of a lead is one line. */
const mostShown = 200;

/**
 * Who asked an open question. Questions are stored without a word of who asks, so only a lead says so: it brings the
 * conversation that the visitor has sent along, and the questions are looked for in it.
 */
export class QuestionAskers {
  readonly toBeTold = countToBeTold;
  readonly ofPerson = listAskedBy;
  readonly erase: (trx: Db, person: PersonTrace) => Promise<void> = deleteAskedBy;

  constructor(private readonly needs: Needs) {}

  /** Finds the open questions that the visitor's lines contain. Returns what stores them. */
  async find(companyId: string, leadId: string): Promise<((trx: Db) => Promise<void>) | undefined> {
    const { database, leads } = this.needs;
    const lead = await leads.find(database.reader, companyId, leadId);
    if (!lead || lead.botSign !== null) return undefined;
    const said = this.wordsOf(lead);
    const wordings = said === '' ? [] : await listOpenWordings(database.reader, companyId, mostWordings);
    const found = wordings.filter(({ words }) => said.includes(` ${words} `));
    if (found.length === 0) return undefined;
    return async (trx) => {
      for (const { id: wordingId, questionId } of found)
        await this.link(trx, { companyId, leadId, questionId, wordingId });
    };
  }

  /** Each asker is told once: in the lead's timeline, and by a mail where the visitor wants mail. */
  async tell(trx: Db, member: Member, question: OpenQuestionRow): Promise<void> {
    const { now, recordEvent, recordLeadEdit } = this.needs;
    const { companyId } = member;
    const waiting = await listWaiting(trx, question.id, mostTold);
    for (const { id: subjectId, leadId } of waiting) {
      await recordLeadEdit(trx, { member, leadId }, { kind: 'answered', detail: question.text.slice(0, mostShown) });
      await recordEvent(trx, { type: 'question.answered', companyId, subjectId });
    }
    const ids = waiting.map(({ id }) => id);
    await markAnswered(trx, question.id, ids, now());
  }

  /** For the mail to the visitor. */
  answered(db: Db, companyId: string, askerId: string) {
    return findAnswered(db, companyId, askerId);
  }

  private link(trx: Db, asker: { companyId: string; leadId: string; questionId: string; wordingId: string }) {
    const { now, newId } = this.needs;
    return insertAskerOnce(trx, { ...asker, id: newId(), createdAt: now(), answeredAt: null });
  }

  /** The visitor's lines as wordings are stored, each between marks that no wording crosses. */
  private wordsOf(lead: LeadRow): string {
    const lines = linesOf(lead).filter(({ speaker }) => speaker === 'visitor');
    const words = lines.map(({ text }) => questionWords(anonymousText(text, namesCountry(this.needs.guides))));
    return words.length === 0 ? '' : ` ${words.join(' \n ')} `;
  }
}
