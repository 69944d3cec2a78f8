import type { KnowledgeEntry } from '@meg/shared/contract/knowledge';
import type { EntryIndex } from '../../../retrieval/entry-index.js';
import type { Matters } from '../../../retrieval/matters/matters.js';
import { entryOn } from './entry-on-matter.js';
import { chatTopicOf, settingOf } from './matter-topics.js';

/** The id of the passage that the company's entries or settings have on this matter. */
export function ownPassageOn(matter: string, index: EntryIndex<KnowledgeEntry>, matters: Matters): string | undefined {
  const own = entryOn(matter, index, matters)?.id ?? settingOf(matter) ?? chatTopicOf(matter);
  return own && `company:${own}`;
}
