import type { KnowledgeEntry, NewKnowledgeEntry } from '@meg/shared/contract/knowledge';
import { AppError } from '../../app-error.js';
import type { Ground } from '../../ground.js';
import { demoKnowledge } from './demo-knowledge.js';
import {
  countEntries,
  deleteEntry,
  type EntryKey,
  insertEntryOnce,
  type KnowledgeRow,
  listEntries,
  updateEntry,
} from './knowledge.store.js';

/** A change made on another server is answered here within this time. */
const keptMs = 3_000;
/** More than people write, and as much as stays quick to search. */
const mostEntries = 500;
const mostCompaniesKept = 1_000;

interface CachedEntries {
  readonly entries: readonly KnowledgeEntry[];
  readonly untilMs: number;
}

function toEntry({ id, question, answer, keywords, language, createdAt, updatedAt }: KnowledgeRow): KnowledgeEntry {
  return {
    id,
    question,
    answer,
    keywords: JSON.parse(keywords) as string[],
    language,
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

/** What each company answers in its own words. */
export class KnowledgeService {
  private readonly kept = new Map<string, CachedEntries>();

  constructor(private readonly ground: Pick<Ground, 'database' | 'now' | 'newId'>) {}

  async list(companyId: string): Promise<KnowledgeEntry[]> {
    return (await listEntries(this.ground.database.reader, companyId, mostEntries)).map(toEntry);
  }

  /** As `list`, kept for a moment: every question of a visitor asks for it. The list stays the same until it changes. */
  async forCompany(companyId: string): Promise<readonly KnowledgeEntry[]> {
    const kept = this.kept.get(companyId);
    if (kept && kept.untilMs > this.ground.now()) return kept.entries;
    const read = await this.list(companyId);
    const entries = kept && isSame(kept.entries, read) ? kept.entries : read;
    if (this.kept.size >= mostCompaniesKept) this.kept.clear();
    this.kept.set(companyId, { entries, untilMs: this.ground.now() + keptMs });
    return entries;
  }

  /** Read anew at the next question: it was changed here. */
  forget(companyId: string): void {
    this.kept.delete(companyId);
  }

  async create(companyId: string, entry: NewKnowledgeEntry): Promise<KnowledgeEntry> {
    const { database, now, newId } = this.ground;
    const row = { id: newId(), companyId, createdAt: now(), ...this.written(entry) };
    await database.transaction(async (trx) => {
      if ((await countEntries(trx, companyId)) >= mostEntries)
        throw new AppError('validation_failed', { fields: { question: `At most ${mostEntries} entries` } });
      await insertEntryOnce(trx, row);
    });
    this.kept.delete(companyId);
    return toEntry(row);
  }

  async update(key: EntryKey, entry: NewKnowledgeEntry): Promise<KnowledgeEntry> {
    const row = await this.ground.database.transaction((trx) => updateEntry(trx, key, this.written(entry)));
    this.kept.delete(key.companyId);
    if (!row) throw new AppError('not_found');
    return toEntry(row);
  }

  async remove(key: EntryKey): Promise<void> {
    const isRemoved = await this.ground.database.transaction((trx) => deleteEntry(trx, key));
    this.kept.delete(key.companyId);
    if (!isRemoved) throw new AppError('not_found');
  }

  /** For the demo company when it is made. The fixed ids keep two servers from doing it twice. */
  async seedDemo(companyId: string): Promise<void> {
    const createdAt = this.ground.now();
    await this.ground.database.transaction(async (trx) => {
      if ((await countEntries(trx, companyId)) > 0) return;
      for (const { id, ...entry } of demoKnowledge)
        await insertEntryOnce(trx, { id, companyId, createdAt, ...this.written(entry) });
    });
  }

  private written({ question, answer, keywords, language }: NewKnowledgeEntry) {
    return { question, answer, keywords: JSON.stringify(keywords), language, updatedAt: this.ground.now() };
  }
}

function isSame(one: readonly KnowledgeEntry[], other: readonly KnowledgeEntry[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, updatedAt }, at) => id === other[at]?.id && updatedAt === other[at]?.updatedAt)
  );
}
