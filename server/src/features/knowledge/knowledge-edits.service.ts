import type { KnowledgeEntry, NewKnowledgeEntry } from '@meg/shared/contract/knowledge';
import type { VersionedKnowledgeEntry } from '@meg/shared/contract/knowledge-entries';
import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import type { Member } from '../../people/person.js';
import type { KnowledgeService } from './knowledge.service.js';
import { countEntries, deleteEntry, insertEntryOnce, type KnowledgeRow } from './knowledge.store.js';
import { findEntry, updateSeenEntry } from './knowledge-edits.store.js';

/** More than people write, and as much as stays quick to search. */
const mostEntries = 500;

interface Needs extends Pick<Ground, 'database' | 'now' | 'newId' | 'recordAudit'> {
  knowledge: KnowledgeService;
}

interface Change {
  id: string;
  entry: NewKnowledgeEntry;
  version: number;
}

/** What people of a company do to its own answers: each time with its audit entry, and never over another's change. */
export class KnowledgeEditsService {
  constructor(private readonly needs: Needs) {}

  async list(companyId: string): Promise<VersionedKnowledgeEntry[]> {
    return (await this.needs.knowledge.list(companyId)).map(versioned);
  }

  async add(member: Member, entry: NewKnowledgeEntry): Promise<VersionedKnowledgeEntry> {
    const { newId, now } = this.needs;
    const at = now();
    const row = { id: newId(), companyId: member.companyId, ...columnsOf(entry), createdAt: at, updatedAt: at };
    await this.edit(member, async (trx) => {
      if ((await countEntries(trx, member.companyId)) >= mostEntries) {
        throw new AppError('validation_failed', { fields: { question: `At most ${mostEntries} entries` } });
      }
      await insertEntryOnce(trx, row);
      await this.record(trx, member, { action: 'knowledge.added', row });
    });
    return versioned(entryOf(row));
  }

  async change(member: Member, { id, entry, version }: Change): Promise<VersionedKnowledgeEntry> {
    const key = { companyId: member.companyId, id };
    // The time is the version: it must grow with each change, also with two in one millisecond.
    const columns = { ...columnsOf(entry), updatedAt: Math.max(this.needs.now(), version + 1) };
    const row = await this.edit(member, async (trx) => {
      const changed = await updateSeenEntry(trx, { ...key, seenAt: version }, columns);
      if (changed) {
        await this.record(trx, member, { action: 'knowledge.changed', row: changed });
        return changed;
      }
      const isThere = await findEntry(trx, key);
      throw isThere ? new AppError('edit_conflict') : new AppError('not_found');
    });
    return versioned(entryOf(row));
  }

  async remove(member: Member, id: string): Promise<void> {
    const key = { companyId: member.companyId, id };
    await this.edit(member, async (trx) => {
      const row = await findEntry(trx, key);
      if (!row || !(await deleteEntry(trx, key))) throw new AppError('not_found');
      await this.record(trx, member, { action: 'knowledge.removed', row });
    });
  }

  private async edit<T>({ companyId }: Member, work: (trx: Db) => Promise<T>): Promise<T> {
    const done = await this.needs.database.transaction(work);
    this.needs.knowledge.forget(companyId);
    return done;
  }

  private record(
    trx: Db,
    { companyId, person }: Member,
    { action, row }: { action: `knowledge.${string}`; row: KnowledgeRow },
  ) {
    return this.needs.recordAudit(trx, {
      companyId,
      person,
      action,
      subject: row.id,
      detail: { question: row.question },
    });
  }
}

function columnsOf({ question, answer, keywords, language }: NewKnowledgeEntry) {
  return { question, answer, keywords: JSON.stringify(keywords), language };
}

function entryOf({ id, question, answer, keywords, language, createdAt, updatedAt }: KnowledgeRow): KnowledgeEntry {
  return {
    id,
    question,
    answer,
    language,
    keywords: JSON.parse(keywords) as string[],
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

function versioned(entry: KnowledgeEntry): VersionedKnowledgeEntry {
  return { ...entry, version: Date.parse(entry.updatedAt) };
}
