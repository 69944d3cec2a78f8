import type { NewKnowledgeEntry } from '@meg/shared/contract/knowledge';
import type {
  addKnowledge,
  changeKnowledge,
  listKnowledge,
  removeKnowledge,
  VersionedKnowledgeEntry,
} from '@meg/shared/contract/knowledge-entries';
import type { firmFacts } from '@meg/shared/domain/companies/firm-facts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { mutationHook } from '../../api/mutation-hook.js';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';

const knowledgeKey = ['knowledge'] as const;
const refresh = () => queryClient.invalidateQueries({ queryKey: knowledgeKey });

export function useKnowledge() {
  return useQuery({
    queryKey: knowledgeKey,
    queryFn: () => request<typeof listKnowledge>('GET', '/api/knowledge'),
    refetchOnMount: 'always',
  });
}

function writeEntry(opened: VersionedKnowledgeEntry | undefined, entry: NewKnowledgeEntry) {
  return opened
    ? request<typeof changeKnowledge>('PUT', '/api/knowledge/:entryId', {
        params: { entryId: opened.id },
        body: { ...entry, version: opened.version },
      })
    : request<typeof addKnowledge>('POST', '/api/knowledge', { body: entry });
}

/** Adds an entry, or changes the one that was opened. */
export function useWriteEntry(opened: VersionedKnowledgeEntry | undefined) {
  return useMutation({
    mutationFn: (entry: NewKnowledgeEntry) => writeEntry(opened, entry),
    // Also after a refusal because somebody else changed the entry: the list then shows that change.
    onSettled: refresh,
  });
}

const removeEntry = (entryId: string) =>
  request<typeof removeKnowledge>('DELETE', '/api/knowledge/:entryId', { params: { entryId } });

export const useRemoveEntry = mutationHook(removeEntry, { onSettled: refresh });

interface FactChange {
  fact: (typeof firmFacts)[number];
  entry: VersionedKnowledgeEntry | undefined;
  /** Empty to have none any more. */
  answer: string;
}

/** One after another, so that what was saved before a fault is known. */
export const useSaveFacts = mutationHook(
  async (changes: readonly FactChange[]) => {
    for (const { fact, entry, answer } of changes) {
      const { question, keywords } = fact;
      if (answer !== '') await writeEntry(entry, { question, keywords: [...keywords], language: 'en', answer });
      else if (entry) await removeEntry(entry.id);
    }
  },
  { onSettled: refresh },
);
