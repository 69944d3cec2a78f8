import type { KnowledgeEntry, NewKnowledgeEntry } from '@meg/shared/contract/knowledge';
import type { VersionedKnowledgeEntry } from '@meg/shared/contract/knowledge-entries';
import type { AuditAction } from '@meg/shared/domain/audit-actions';
import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import type { Member } from '../../people/person.js';
import { columnsOf, entryOf, type KnowledgeService, mostEntries } from './knowledge.service.js';
import {
  countEntries,
  deleteEntry,
  findEntry,
  insertEntryOnce,
  type KnowledgeRow,
  updateSeenEntry,
} from './knowledge.store.js';

interface Needs extends Pick<Ground, 'database' | 'now' | 'newId' | 'recordAudit'> {
  knowledge: KnowledgeService;
}

interface Change {
  id: string;
  entry: NewKnowledgeEntry;
  version: number;
}

interface RecordedEdit {
  action: Extract<AuditAction, `knowledge.${string}`>;
  row: KnowledgeRow;
}

/** Edits of a company's own answers. Each is audited and refused if the entry has changed since it was read. */
export class KnowledgeEditsService {
  constructor(private readonly needs: Needs) {}

  async list(companyId: string): Promise<VersionedKnowledgeEntry[]> {
    return (await this.needs.knowledge.list(companyId)).map(versioned);
  }

  add(member: Member, entry: NewKnowledgeEntry): Promise<VersionedKnowledgeEntry> {
    return this.edit(member, (trx) => this.addIn(trx, member, entry));
  }

  /** As `add`, in the caller's transaction. The caller lets the service forget the company's entries after it. */
  async addIn(trx: Db, member: Member, entry: NewKnowledgeEntry): Promise<VersionedKnowledgeEntry> {
    const { newId, now } = this.needs;
    const at = now();
    const row = { id: newId(), companyId: member.companyId, ...columnsOf(entry), createdAt: at, updatedAt: at };
    if ((await countEntries(trx, member.companyId)) >= mostEntries) {
      throw new AppError('validation_failed', { fields: { question: `At most ${mostEntries} entries` } });
    }
    await insertEntryOnce(trx, row);
    await this.record(trx, member, { action: 'knowledge.added', row });
    return versioned(entryOf(row));
  }

  async change(member: Member, { id, entry, version }: Change): Promise<VersionedKnowledgeEntry> {
    const key = { companyId: member.companyId, id };
    // The time is the version, so it must grow even when two changes fall in one millisecond.
    const columns = { ...columnsOf(entry), updatedAt: Math.max(this.needs.now(), version + 1) };
    const row = await this.edit(member, async (trx) => {
      const changed = await updateSeenEntry(trx, { ...key, seenAt: version }, columns);
      if (changed) {
        await this.record(trx, member, { action: 'knowledge.changed', row: changed });
        return changed;
      }
      throw (await findEntry(trx, key)) ? new AppError('edit_conflict') : new AppError('not_found');
    });
    return versioned(entryOf(row));
  }

  async remove(member: Member, id: string): Promise<void> {
    await this.edit(member, async (trx) => {
      const row = await deleteEntry(trx, { companyId: member.companyId, id });
      if (!row) throw new AppError('not_found');
      await this.record(trx, member, { action: 'knowledge.removed', row });
    });
  }

  private async edit<T>({ companyId }: Member, work: (trx: Db) => Promise<T>): Promise<T> {
    const done = await this.needs.database.transaction(work);
    this.needs.knowledge.forget(companyId);
    return done;
  }

  private record(trx: Db, { companyId, person }: Member, { action, row }: RecordedEdit) {
    const { id, question } = row;
    return this.needs.recordAudit(trx, { companyId, person, action, subject: id, detail: { question } });
  }
}

function versioned(entry: KnowledgeEntry): VersionedKnowledgeEntry {
  return { ...entry, version: Date.parse(entry.updatedAt) };
}
