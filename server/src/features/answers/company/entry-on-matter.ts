import type { KnowledgeEntry } from '@meg/shared/contract/knowledge';
import type { EntryIndex } from '../../../retrieval/entry-index.js';
import type { Matters } from '../../../retrieval/matters/matters.js';
import { mattersOfEntry } from './entry-matters.js';

const leastShare = 0.3;
const learnt = new WeakMap<KnowledgeEntry, string | null>();

/** What the words of an entry are learnt to be about. Kept as long as the entry. */
function matterOf(entry: KnowledgeEntry, matters: Matters): string | null {
  const kept = learnt.get(entry);
  if (kept !== undefined) return kept;
  const [likeliest] = matters.rank([entry.question, ...entry.keywords].join(' '));
  const matter = likeliest && likeliest.share >= leastShare ? likeliest.matter : null;
  learnt.set(entry, matter);
  return matter;
}

/** The company's own entry on a matter: the one whose words are about it, else one that has a word for it. */
export function entryOn(
  matter: string,
  index: EntryIndex<KnowledgeEntry>,
  matters: Matters | undefined,
): KnowledgeEntry | undefined {
  const entries = [...index.values()];
  const byLearning = matters && entries.find((entry) => matterOf(entry, matters) === matter);
  const name = matter.slice(matter.indexOf('.') + 1);
  return byLearning ?? entries.find((entry) => [...mattersOfEntry(entry).matters].some((one) => one === name));
}
