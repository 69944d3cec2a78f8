import type { KnowledgeEntry } from '@meg/shared/contract/knowledge';
import type { Company } from '../companies/companies.service.js';
import type { Passage } from './answer-source.js';
import { sourceOf } from './company-source.js';
import { EntryIndex } from './entry-index.js';

export interface FoundEntry {
  readonly passage: Passage;
  readonly coverage: number;
  readonly language: string;
}

/** Made once for each list of entries, and gone with it. */
const indexes = new WeakMap<readonly KnowledgeEntry[], EntryIndex<KnowledgeEntry>>();

function indexOf(entries: readonly KnowledgeEntry[]): EntryIndex<KnowledgeEntry> {
  const known = indexes.get(entries);
  if (known) return known;
  const index = new EntryIndex(
    entries.map((value) => ({ value, asks: [value.question], keywords: value.keywords, text: value.answer })),
  );
  indexes.set(entries, index);
  return index;
}

export interface EntryQuestion {
  readonly company: Company;
  readonly entries: readonly KnowledgeEntry[];
  readonly query: string;
  /** Of the reader, by its code: an entry in it comes first. */
  readonly language: string;
}

/** The company's own answer that speaks of what is asked. */
export function findEntry({ company, entries, query, language }: EntryQuestion, least: number): FoundEntry | undefined {
  const matches = indexOf(entries).find(query, least);
  const best = matches.find(({ value }) => value.language === language) ?? matches[0];
  if (!best) return undefined;
  const { id, answer } = best.value;
  const passage = { id: `company:${id}`, text: answer, country: null, sources: [sourceOf(company)] };
  return { passage, coverage: best.coverage, language: best.value.language };
}
