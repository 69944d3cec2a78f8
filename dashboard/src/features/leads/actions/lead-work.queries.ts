import type { AnswerOf, InputOf } from '@meg/shared/contract/endpoint';
import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import type { editLeadFacts, logLeadCall, noteLeadContact, quoteLeadAgain } from '@meg/shared/contract/lead-edits';
import type { editLeadOutcome, undoLeadOutcome } from '@meg/shared/contract/lead-outcomes';
import type { addLeadTask, changeLeadTask, getMyTasks } from '@meg/shared/contract/lead-tasks';
import type { addLead, findSamePerson } from '@meg/shared/contract/leads-by-hand';
import type { ContactWay } from '@meg/shared/domain/leads/lead-contact';
import type { LeadOutcome } from '@meg/shared/domain/leads/lead-outcome';
import { useMutation, useQuery } from '@tanstack/react-query';
import { faultToast } from '../../../api/fault-toast.js';
import { queryClient } from '../../../api/query-client.js';
import { request } from '../../../api/request.js';
import { leadKey, reloadLists, showAnswer, showFault } from '../leads.queries.js';

type Versioned = Pick<LeadDetail, 'id' | 'version'>;

export type NewLeadByHand = InputOf<typeof addLead>['body'];
export type FactsEdit = Omit<InputOf<typeof editLeadFacts>['body'], 'version'>;

/** The key is the same at each try, so that a lead is stored once. */
export async function addLeadByHand(body: NewLeadByHand, key: string): Promise<AnswerOf<typeof addLead>> {
  const added = await request<typeof addLead>('POST', '/api/leads/by-hand', {
    headers: { 'idempotency-key': key },
    body,
  });
  await reloadLists();
  return added;
}

export function useSamePerson(contact: { email: string; phone: string }) {
  return useQuery({
    queryKey: ['same-person', contact],
    queryFn: () => request<typeof findSamePerson>('GET', '/api/leads/same-person', { query: contact }),
    enabled: contact.email !== '' || contact.phone !== '',
    placeholderData: (before) => before,
  });
}

export async function saveFacts({ id, version }: Versioned, edit: FactsEdit): Promise<void> {
  const body = { version, ...edit };
  showAnswer(await request<typeof editLeadFacts>('PATCH', '/api/leads/:id/facts', { params: { id }, body }));
}

/** Reads the lead again after somebody else was quicker. */
export const readAgain = (id: string): Promise<void> => queryClient.invalidateQueries({ queryKey: leadKey(id) });

export async function saveOutcome({ id, version }: Versioned, outcome: LeadOutcome): Promise<void> {
  const body = { version, outcome };
  showAnswer(await request<typeof editLeadOutcome>('PUT', '/api/leads/:id/outcome', { params: { id }, body }));
}

export function undoOutcome({ id, version }: Versioned): void {
  request<typeof undoLeadOutcome>('POST', '/api/leads/:id/outcome/undo', { params: { id }, body: { version } }).then(
    showAnswer,
    showFault(id, 'Not undone'),
  );
}

export function useQuoteAgain({ id, version }: Versioned) {
  return useMutation({
    mutationFn: () =>
      request<typeof quoteLeadAgain>('POST', '/api/leads/:id/quotes', { params: { id }, body: { version } }),
    onSuccess: showAnswer,
    onError: showFault(id, 'Not quoted again'),
  });
}

export async function saveCall(id: string, body: InputOf<typeof logLeadCall>['body']): Promise<void> {
  showAnswer(await request<typeof logLeadCall>('POST', '/api/leads/:id/calls', { params: { id }, body }));
}

/** Does not hold up what the press opens. */
export function noteTry(id: string, way: ContactWay): void {
  request<typeof noteLeadContact>('POST', '/api/leads/:id/tries', { params: { id }, body: { way } }).then(
    () => readAgain(id),
    faultToast('The timeline does not have this press'),
  );
}

const myTasksKey = ['my-tasks'] as const;

export function useMyTasks() {
  return useQuery({
    queryKey: myTasksKey,
    queryFn: () => request<typeof getMyTasks>('GET', '/api/lead-tasks/mine'),
    // What is due changes by itself.
    refetchInterval: 60_000,
  });
}

function showTasks(lead: LeadDetail): void {
  showAnswer(lead);
  void queryClient.invalidateQueries({ queryKey: myTasksKey });
}

export async function addTask(id: string, body: InputOf<typeof addLeadTask>['body']): Promise<void> {
  showTasks(await request<typeof addLeadTask>('POST', '/api/leads/:id/tasks', { params: { id }, body }));
}

export function useTaskDone(id: string) {
  return useMutation({
    mutationFn: ({ taskId, isDone }: { taskId: string; isDone: boolean }) =>
      request<typeof changeLeadTask>('PATCH', '/api/leads/:id/tasks/:taskId', {
        params: { id, taskId },
        body: { isDone },
      }),
    onSuccess: showTasks,
    onError: showFault(id, 'The task is as it was'),
  });
}
