import type { AnswerOf } from '@meg/shared/contract/endpoint';
import type { BulkAction, changeLeads } from '@meg/shared/contract/lead-bulk';
import type { getLeadChoices } from '@meg/shared/contract/lead-choices';
import type {
  addLeadNote,
  changeLeadStatus,
  editLead,
  getLead,
  LeadDetail,
  removeLeadNote,
} from '@meg/shared/contract/lead-detail';
import type { erasePerson } from '@meg/shared/contract/lead-records';
import type { LeadSummary, listLeads } from '@meg/shared/contract/lead-work';
import type { LeadOutcome } from '@meg/shared/domain/leads/lead-outcome';
import type { LeadStatus } from '@meg/shared/domain/leads/lead-status';
import { type InfiniteData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '../../api/api-error.js';
import { faultToast } from '../../api/fault-toast.js';
import { mutationHook } from '../../api/mutation-hook.js';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';
import { editConflictWords, isEditConflict } from '../../forms/edit-conflict.js';
import { useFallbackInterval, useLive } from '../../live/use-live.js';
import { dismissOutdated } from '../../ui/feedback/outdated-toast.js';
import { toast } from '../../ui/feedback/toast.js';
import { conflictWords } from './conflict-words.js';
import { refreshLeadCounts } from './lead-counts.js';
import type { LeadQuery } from './list/lead-filter.js';

const pageSize = 100;
const lists = ['leads'] as const;
const listKey = (query: LeadQuery) => [...lists, query] as const;
export const leadKey = (id: string) => ['lead', id] as const;
const choicesKey = ['lead-choices'] as const;
export const newLeadsKey = ['new-leads'] as const;
/** Apart from those above: it stays as it was when the list was first shown. */
export const firstLeadsKey = ['first-leads'] as const;

type Page = AnswerOf<typeof listLeads>;
type Pages = InfiniteData<Page, string | undefined>;

export function useLeadList(query: LeadQuery) {
  return useInfiniteQuery({
    queryKey: listKey(query),
    queryFn: ({ pageParam, signal }) =>
      request<typeof listLeads>(
        'GET',
        '/api/leads',
        { query: { ...query, limit: pageSize, ...(pageParam !== undefined && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // A list is read again when somebody returns to it.
    gcTime: 30_000,
    staleTime: 10_000,
  });
}

/** The newest leads that fit the filter, read apart from the list, so that no shown row moves. */
export function fetchNewest(query: LeadQuery, from: string | undefined): Promise<Page> {
  const newest = { ...query, sort: 'createdAt' as const, direction: 'desc' as const, limit: 20 };
  return request<typeof listLeads>('GET', '/api/leads', { query: { ...newest, ...(from && { from }) } });
}

export function prependLeads(query: LeadQuery, leads: readonly LeadSummary[]): void {
  queryClient.setQueryData<Pages>(listKey(query), (pages) => {
    const [first, ...rest] = pages?.pages ?? [];
    if (!pages || !first) return pages;
    const known = new Set(pages.pages.flatMap((page) => page.leads.map(({ id }) => id)));
    const added = leads.filter(({ id }) => !known.has(id));
    const total = first.total === null ? null : first.total + added.length;
    return { ...pages, pages: [{ ...first, total, leads: [...added, ...first.leads] }, ...rest] };
  });
}

/** Reads the lists again from their first page; pages that were loaded by scrolling are dropped. */
export function reloadLists(): Promise<void> {
  for (const queryKey of [newLeadsKey, firstLeadsKey]) queryClient.removeQueries({ queryKey });
  return queryClient.resetQueries({ queryKey: lists });
}

function changeInLists(id: string, change: (lead: LeadSummary) => LeadSummary | undefined): void {
  queryClient.setQueriesData<Pages>(
    { queryKey: lists },
    (pages) =>
      pages && {
        ...pages,
        pages: pages.pages.map((page) => ({
          ...page,
          leads: page.leads.flatMap((lead) => (lead.id === id ? (change(lead) ?? []) : lead)),
        })),
      },
  );
}

/** What a list shows of a lead, as it is now. */
function summaryOf(row: LeadSummary, lead: LeadDetail): Partial<LeadSummary> {
  return Object.fromEntries(Object.keys(row).map((name) => [name, lead[name as keyof LeadSummary]]));
}

/** The answer of a write is the latest state: the drawer and each list that has the lead show it. */
export function showAnswer(lead: LeadDetail): void {
  queryClient.setQueryData(leadKey(lead.id), lead);
  dismissOutdated(lead);
  changeInLists(lead.id, (row) => ({ ...row, ...summaryOf(row, lead) }));
  refreshLeadCounts();
}

export const isLeadGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/**
 * Of a lead that was merged, the one that was kept: the other goes from the lists. So does one that was erased, or went to
 * a colleague of who sees only their own.
 */
async function fetchLead(id: string): Promise<LeadDetail> {
  try {
    const lead = await request<typeof getLead>('GET', '/api/leads/:id', { params: { id } });
    if (lead.id !== id) changeInLists(id, () => undefined);
    return lead;
  } catch (error) {
    if (isLeadGone(error)) changeInLists(id, () => undefined);
    throw error;
  }
}

export function useLead(id: string | undefined) {
  const refetchInterval = useFallbackInterval();
  const query = useQuery({
    queryKey: leadKey(id ?? ''),
    queryFn: async () => {
      const lead = await fetchLead(id ?? '');
      dismissOutdated(lead);
      changeInLists(lead.id, (row) => ({ ...row, ...summaryOf(row, lead) }));
      return lead;
    },
    enabled: id !== undefined,
    refetchInterval,
    staleTime: 0,
    gcTime: 60_000,
  });
  return isLeadGone(query.error) ? { ...query, data: undefined } : query;
}

export function useLeadChoices() {
  return useQuery({
    queryKey: choicesKey,
    queryFn: () => request<typeof getLeadChoices>('GET', '/api/leads/choices'),
    staleTime: 60_000,
  });
}

/** The lead as it is now, after somebody else was quicker. */
export const readLeadAgain = (id: string): Promise<LeadDetail> =>
  queryClient.fetchQuery({ queryKey: leadKey(id), queryFn: () => fetchLead(id), staleTime: 0 });

async function readConflict(id: string): Promise<string> {
  const seen = queryClient.getQueryData<LeadDetail>(leadKey(id))?.timeline ?? [];
  return conflictWords(seen, (await readLeadAgain(id)).timeline);
}

/** In a conflict nothing is overwritten: the lead is loaded again, with what the other person did. */
export function showFault(id: string, title: string) {
  return (error: unknown) => {
    if (!isEditConflict(error)) return faultToast(title)(error);
    readConflict(id).then(
      (change) => toast({ tone: 'destructive', title, description: `${change} ${editConflictWords.tryAgain}` }),
      () => toast({ tone: 'destructive', title, description: editConflictWords.reloaded }),
    );
  };
}

export function useLeadWork(lead: Pick<LeadDetail, 'id' | 'version'>) {
  const { id, version } = lead;
  const params = { id };
  const status = useMutation({
    mutationFn: (change: { to: LeadStatus; outcome?: LeadOutcome }) =>
      request<typeof changeLeadStatus>('POST', '/api/leads/:id/status', { params, body: { version, ...change } }),
    onSuccess: showAnswer,
    onError: showFault(id, 'The status is not changed'),
  });
  const edit = useMutation({
    mutationFn: (change: { assigneeId?: string | null; tags?: string[] }) =>
      request<typeof editLead>('PATCH', '/api/leads/:id', { params, body: { version, ...change } }),
    onSuccess: (after) => {
      showAnswer(after);
      void queryClient.invalidateQueries({ queryKey: choicesKey });
    },
    onError: showFault(id, 'Not saved'),
  });
  return { status, edit };
}

export function useLeadNotes(id: string) {
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: leadKey(id) });
  const add = useMutation({
    mutationFn: (text: string) =>
      request<typeof addLeadNote>('POST', '/api/leads/:id/notes', { params: { id }, body: { text } }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (noteId: string) =>
      request<typeof removeLeadNote>('DELETE', '/api/leads/:id/notes/:noteId', { params: { id, noteId } }),
    onSuccess,
    onError: showFault(id, 'The note is still there'),
  });
  return { add, remove };
}

export const useBulk = mutationHook(
  (body: { ids: string[]; action: BulkAction }) => request<typeof changeLeads>('POST', '/api/leads/bulk', { body }),
  {
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: lists }),
        queryClient.invalidateQueries({ queryKey: ['lead'] }),
        queryClient.invalidateQueries({ queryKey: choicesKey }),
        refreshLeadCounts(),
      ]),
    onError: faultToast('Nothing was changed'),
  },
);

export async function erasePersonOf(id: string): Promise<AnswerOf<typeof erasePerson>> {
  const body = { confirm: 'erase' as const };
  const erased = await request<typeof erasePerson>('POST', '/api/leads/:id/erase', { params: { id }, body });
  queryClient.removeQueries({ queryKey: leadKey(id) });
  await reloadLists();
  return erased;
}

/** After two leads have become one. */
export async function showMerged(lead: LeadDetail, mergedId: string): Promise<void> {
  changeInLists(mergedId, () => undefined);
  showAnswer(lead);
  queryClient.removeQueries({ queryKey: leadKey(mergedId), type: 'inactive' });
  await queryClient.invalidateQueries({ queryKey: lists });
}

/** Keeps the shown leads up to date while others work on them. */
export function useLiveLeads(): void {
  useLive('leads', ({ leadId, isNew }) => {
    if (isNew) void queryClient.invalidateQueries({ queryKey: newLeadsKey });
    else void refreshLead(leadId);
  });
  const wasConnected = useRef(false);
  useLive('hello', ({ missed }) => {
    // A list that could not be read while the server was away.
    if (wasConnected.current)
      void queryClient.refetchQueries({ queryKey: lists, predicate: ({ state }) => state.status === 'error' });
    wasConnected.current = true;
    if (!missed) return;
    for (const queryKey of [newLeadsKey, ['lead']]) void queryClient.invalidateQueries({ queryKey });
  });
}

/** Only where it is shown; in a list its row changes and no row moves. */
async function refreshLead(id: string): Promise<void> {
  const isOpen =
    queryClient
      .getQueryCache()
      .find({ queryKey: leadKey(id) })
      ?.isActive() ?? false;
  if (isOpen) return queryClient.invalidateQueries({ queryKey: leadKey(id) });
  const all = queryClient.getQueriesData<Pages>({ queryKey: lists });
  const isListed = all.some(([, pages]) => pages?.pages.some(({ leads }) => leads.some((lead) => lead.id === id)));
  if (!isListed) return;
  // After a failure it is read when somebody opens it.
  const lead = await fetchLead(id).catch(() => undefined);
  if (lead) showAnswer(lead);
}
