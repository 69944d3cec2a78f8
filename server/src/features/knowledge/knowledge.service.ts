import type { KnowledgeEntry, NewKnowledgeEntry } from '@meg/shared/contract/knowledge';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { demoKnowledge } from './demo-knowledge.js';
import {
  countEntries,
  type EntryKey,
  findEntry,
  insertEntryOnce,
  type KnowledgeRow,
  listEntries,
} from './knowledge.store.js';

/** A change made on another server shows here within this time. */
const keptMs = 3_000;
/** More than people write, and few enough to search quickly. */
export const mostEntries = 500;
const mostCompaniesKept = 1_000;

interface CachedEntries {
  readonly entries: readonly KnowledgeEntry[];
  readonly untilMs: number;
}

export function columnsOf({ question, answer, keywords, language }: NewKnowledgeEntry) {
  return { question, answer, keywords: JSON.stringify(keywords), language };
}

export function entryOf({ companyId: _, ...row }: KnowledgeRow): KnowledgeEntry {
  const { keywords, createdAt, updatedAt } = row;
  return {
    ...row,
    keywords: JSON.parse(keywords) as string[],
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

/** A company's own answers. */
export class KnowledgeService {
  private readonly kept = new Map<string, CachedEntries>();

  constructor(private readonly ground: Pick<Ground, 'database' | 'now'>) {}

  async list(companyId: string): Promise<KnowledgeEntry[]> {
    return (await listEntries(this.ground.database.reader, companyId, mostEntries)).map(entryOf);
  }

  find(db: Db, key: EntryKey): Promise<KnowledgeRow | undefined> {
    return findEntry(db, key);
  }

  /** `list` with a short cache, for the questions of visitors. Returns the same array until an entry changes. */
  async forCompany(companyId: string): Promise<readonly KnowledgeEntry[]> {
    const kept = this.kept.get(companyId);
    if (kept && kept.untilMs > this.ground.now()) return kept.entries;
    const read = await this.list(companyId);
    const entries = kept && isSame(kept.entries, read) ? kept.entries : read;
    if (this.kept.size >= mostCompaniesKept) this.kept.clear();
    this.kept.set(companyId, { entries, untilMs: this.ground.now() + keptMs });
    return entries;
  }

  /** Drops the cached entries after a change on this server. */
  forget(companyId: string): void {
    this.kept.delete(companyId);
  }

  /** For a new demo company. The fixed ids keep two servers from inserting the entries twice. */
  async seedDemo(companyId: string): Promise<void> {
    const createdAt = this.ground.now();
    await this.ground.database.transaction(async (trx) => {
      if ((await countEntries(trx, companyId)) > 0) return;
      for (const { id, ...entry } of demoKnowledge)
        await insertEntryOnce(trx, { id, companyId, ...columnsOf(entry), createdAt, updatedAt: createdAt });
    });
  }
}

function isSame(one: readonly KnowledgeEntry[], other: readonly KnowledgeEntry[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, updatedAt }, at) => id === other[at]?.id && updatedAt === other[at]?.updatedAt)
  );
}
