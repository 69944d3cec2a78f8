import type { KnowledgeEntry } from '@meg/shared/contract/knowledge';
import { termsOf } from '../../../retrieval/terms.js';
import { plainSentence, wordsOf } from '../../../text/question-words.js';
import type { CompanyMatter } from './company-matters.js';
import { mattersIn, plainWords } from './to-company.js';

/** What an entry is about, beside its words. */
export interface EntryMatters {
  readonly matters: ReadonlySet<CompanyMatter>;
  /** The stems of each of its keywords. */
  readonly keywords: readonly (readonly string[])[];
  /** All of it in plain spelling, to look for names of places. */
  readonly text: string;
}

const known = new WeakMap<KnowledgeEntry, EntryMatters>();

/** Kept as long as the entry, since 500 entries take too long for one question. */
export function mattersOfEntry(entry: KnowledgeEntry): EntryMatters {
  const kept = known.get(entry);
  if (kept) return kept;
  const { question, keywords, answer } = entry;
  const asked = [question, ...keywords].flatMap((text) => plainWords(wordsOf(`${text} .`)));
  const found = {
    matters: mattersIn(asked),
    keywords: keywords.map((keyword) => termsOf(keyword).map(({ stem }) => stem)).filter((stems) => stems.length > 0),
    text: plainSentence(wordsOf([question, ...keywords, answer].join(' '))),
  };
  known.set(entry, found);
  return found;
}
