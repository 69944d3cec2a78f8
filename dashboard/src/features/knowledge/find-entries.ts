import type { VersionedKnowledgeEntry } from '@meg/shared/contract/knowledge-entries';

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The entries that contain every word, in any of their texts. */
export function findEntries(entries: readonly VersionedKnowledgeEntry[], search: string): VersionedKnowledgeEntry[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return entries.filter(({ question, answer, keywords }) => {
    const text = fold([question, answer, ...keywords].join(' '));
    return words.every((word) => text.includes(word));
  });
}

function withSingleSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The entry that the chat's answer contains, if any. */
export function entryBehind(entries: readonly VersionedKnowledgeEntry[], answer: string) {
  return entries.find((entry) => withSingleSpaces(answer).includes(withSingleSpaces(entry.answer)));
}
