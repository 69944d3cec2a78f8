import { setImmediate } from 'node:timers/promises';
import type { KnowledgeEntry } from '@meg/shared/contract/knowledge';
import { EntryIndex } from '../../../retrieval/entry-index.js';
import { mattersOfEntry } from './entry-matters.js';

type Entries = readonly KnowledgeEntry[];

interface Place {
  readonly at: number;
  readonly updatedAt: string;
}

/** After so much work, other requests get a turn. */
const sliceMs = 5;

/** The index of one company's entries. It follows their changes at the cost of the changed entries. */
class CompanyIndex {
  readonly index = new EntryIndex<KnowledgeEntry>();
  private readonly places = new Map<string, Place>();
  private next = 0;
  private entries: Entries = [];
  private following: Promise<void> = Promise.resolve();

  get size(): number {
    return this.entries.length;
  }

  /** Applies changes one after the other. */
  follow(entries: Entries): Promise<void> {
    this.following = this.following
      .catch(() => undefined)
      .then(() => (this.entries === entries ? undefined : this.update(entries)));
    return this.following;
  }

  private async update(entries: Entries): Promise<void> {
    this.entries = entries;
    this.removeAllBut(new Set(entries.map(({ id }) => id)));
    let sinceMs = performance.now();
    for (const entry of entries) {
      this.put(entry);
      if (performance.now() - sinceMs < sliceMs) continue;
      await setImmediate();
      sinceMs = performance.now();
    }
  }

  private removeAllBut(ids: ReadonlySet<string>): void {
    for (const [id, { at }] of this.places) {
      if (ids.has(id)) continue;
      this.index.remove(at);
      this.places.delete(id);
    }
  }

  private put(value: KnowledgeEntry): void {
    const { id, updatedAt, question, keywords, answer } = value;
    const before = this.places.get(id);
    if (before?.updatedAt === updatedAt) return;
    const at = before?.at ?? this.next++;
    this.places.set(id, { at, updatedAt });
    this.index.put(at, { value, asks: [question], keywords, text: answer });
    mattersOfEntry(value);
  }
}

/** About 100 MB of indexes. */
const mostEntries = 20_000;

export class CompanyIndexes {
  private readonly kept = new Map<string, CompanyIndex>();

  /** Returns the company's index once it has these entries. */
  async of(companyId: string, entries: Entries): Promise<EntryIndex<KnowledgeEntry>> {
    const kept = this.kept.get(companyId) ?? new CompanyIndex();
    this.kept.delete(companyId);
    this.kept.set(companyId, kept);
    await kept.follow(entries);
    this.forgetOldest();
    return kept.index;
  }

  private forgetOldest(): void {
    let size = 0;
    for (const { size: entries } of this.kept.values()) size += entries;
    for (const [companyId, kept] of this.kept) {
      if (size <= mostEntries) return;
      size -= kept.size;
      this.kept.delete(companyId);
    }
  }
}
