import type { NewKnowledgeEntry } from '@meg/shared/contract/knowledge';
import type {
  addKnowledge,
  changeKnowledge,
  listKnowledge,
  removeKnowledge,
  VersionedKnowledgeEntry,
} from '@meg/shared/contract/knowledge-entries';
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

/** Adds an entry, or changes the one that was opened. */
export function useWriteEntry(opened: VersionedKnowledgeEntry | undefined) {
  return useMutation({
    mutationFn: (entry: NewKnowledgeEntry) =>
      opened
        ? request<typeof changeKnowledge>('PUT', '/api/knowledge/:entryId', {
            params: { entryId: opened.id },
            body: { ...entry, version: opened.version },
          })
        : request<typeof addKnowledge>('POST', '/api/knowledge', { body: entry }),
    // Also after a refusal because somebody else changed the entry: the list then shows that change.
    onSettled: refresh,
  });
}

export const useRemoveEntry = mutationHook(
  (entryId: string) => request<typeof removeKnowledge>('DELETE', '/api/knowledge/:entryId', { params: { entryId } }),
  { onSettled: refresh },
);
