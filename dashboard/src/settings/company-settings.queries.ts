import type {
  CompanySettings,
  confirmRates,
  getCompanyConfig,
  listConfigChanges,
  saveCompanyConfig,
  undoConfigChange,
} from '@meg/shared/contract/company-settings';
import type { AnswerOf } from '@meg/shared/contract/endpoint';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { mutationHook } from '../api/mutation-hook.js';
import { queryClient } from '../api/query-client.js';
import { request } from '../api/request.js';

const settingsKey = ['company-config'] as const;
const historyKey = ['company-config-history'] as const;

type Topic = 'pricing' | 'allowedDomains' | undefined;

/** Asked anew on each visit of a page: others may have changed them. */
export function useCompanySettings() {
  return useQuery({ queryKey: settingsKey, queryFn: fetchSettings, refetchOnMount: 'always' });
}

/** The server writes every default into its answer, which the type of a wire's input cannot say. */
const complete = (answer: AnswerOf<typeof getCompanyConfig>) => answer as CompanySettings;

export async function fetchSettings(): Promise<CompanySettings> {
  return complete(await request<typeof getCompanyConfig>('GET', '/api/company-config'));
}

/** What the server has answered is what all pages show. */
export function keepSettings(settings: CompanySettings): void {
  queryClient.setQueryData(settingsKey, settings);
  void queryClient.invalidateQueries({ queryKey: historyKey });
}

export async function saveSettings({ config, version }: Pick<CompanySettings, 'config' | 'version'>) {
  return complete(await request<typeof saveCompanyConfig>('PUT', '/api/company-config', { body: { config, version } }));
}

export const useSaveSettings = mutationHook(saveSettings, { onSuccess: keepSettings });

export const useConfirmRates = mutationHook(
  async (_: undefined) => complete(await request<typeof confirmRates>('POST', '/api/quote-engines/confirm')),
  { onSuccess: keepSettings },
);

export function useConfigHistory(topic: Topic) {
  return useInfiniteQuery({
    queryKey: [...historyKey, topic ?? 'all'],
    queryFn: ({ pageParam: before }) =>
      request<typeof listConfigChanges>('GET', '/api/company-config/history', {
        query: { ...(topic && { topic }), ...(before !== '' && { before }) },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.hasMore ? page.changes.at(-1)?.id : undefined),
    refetchOnMount: 'always',
  });
}

export const useUndo = mutationHook(
  async ({ changeId, version }: { changeId: string; version: number }) =>
    complete(
      await request<typeof undoConfigChange>('POST', '/api/company-config/history/:changeId/undo', {
        params: { changeId },
        body: { version },
      }),
    ),
  { onSuccess: keepSettings },
);
