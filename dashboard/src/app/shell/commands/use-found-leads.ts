import type { listLeads } from '@meg/shared/contract/lead-work';
import { leadPath } from '@meg/shared/domain/paths';
import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { request } from '../../../api/request.js';
import { useDebouncedValue } from '../../../ui/browser/use-debounced-value.js';
import type { Command } from './commands.js';

const leastLetters = 2;
const mostLeads = 6;

/** The leads that the typed words find, asked for when the typing rests. */
export function useFoundLeads(typed: string) {
  const words = useDebouncedValue(typed.trim());
  const isAsking = words.length >= leastLetters;
  const found = useQuery({
    queryKey: ['found-leads', words],
    queryFn: ({ signal }) => searchLeads(words, signal),
    enabled: isAsking,
    gcTime: 0,
  });
  const leads = isAsking ? (found.data ?? []) : [];
  return {
    notice: typed.trim().length < leastLetters ? undefined : noticeOf(found, words !== typed.trim()),
    commandsWith: (go: (to: string) => void): Command[] =>
      leads.map(({ id, name, originCity, destinationCity }) => ({
        key: id,
        group: 'Leads',
        name,
        // Tells two of one name apart.
        detail: [originCity, destinationCity].filter(Boolean).join(' → '),
        icon: UserRound,
        run: () => go(leadPath(id)),
      })),
  };
}

function noticeOf(found: { isError: boolean; isFetching: boolean }, isTyping: boolean): string | undefined {
  if (isTyping || found.isFetching) return 'Searching the leads…';
  return found.isError ? 'Leads cannot be searched just now.' : undefined;
}

async function searchLeads(words: string, signal: AbortSignal) {
  const query = { search: words, limit: mostLeads };
  return (await request<typeof listLeads>('GET', '/api/leads', { query }, { signal })).leads;
}
