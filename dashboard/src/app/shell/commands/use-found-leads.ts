import { leadPath } from '@meg/shared/domain/paths';
import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useDebouncedValue } from '../../../ui/browser/use-debounced-value.js';
import type { Command } from './commands.js';
import { type FoundLead, searchLeads } from './search-leads.js';

const leastLetters = 2;

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
    commandsWith: (go: (to: string) => void): Command[] => leads.map((lead) => commandFor(lead, go)),
  };
}

function noticeOf(found: { isError: boolean; isFetching: boolean }, isTyping: boolean): string | undefined {
  if (isTyping || found.isFetching) return 'Searching the leads…';
  return found.isError ? 'Leads cannot be searched just now.' : undefined;
}

function commandFor({ id, name, detail }: FoundLead, go: (to: string) => void): Command {
  return { key: id, group: 'Leads', name, detail, icon: UserRound, run: () => go(leadPath(id)) };
}
