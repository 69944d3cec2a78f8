import type { KnowledgeEntry } from '@meg/shared/contract/knowledge';
import type { EntryIndex } from '../../../retrieval/entry-index.js';
import type { Company } from '../../companies/companies.service.js';
import { sourceOf } from './company-source.js';

interface EntryQuestion {
  readonly company: Company;
  readonly index: EntryIndex<KnowledgeEntry>;
  readonly query: string;
  /** The code of the reader's language, in which entries are preferred. */
  readonly language: string;
}

/** The company's own entry that covers the question best. */
export function findEntry({ company, index, query, language }: EntryQuestion, least: number) {
  const matches = index.find(query, least);
  const best = matches.find(({ value }) => value.language === language) ?? matches[0];
  if (!best) return undefined;
  const { id, answer } = best.value;
  const passage = { id: `company:${id}`, text: answer, country: null, sources: [sourceOf(company)] };
  return { passage, coverage: best.coverage, language: best.value.language };
}
