import type { getSetup, putSetupAway, Setup, sendTestLead } from '@meg/shared/contract/setup';
import { useQuery } from '@tanstack/react-query';
import { followsConfirmation } from '../api/confirmed-elsewhere.js';
import { mutationHook } from '../api/mutation-hook.js';
import { queryClient } from '../api/query-client.js';
import { request } from '../api/request.js';
import { fetchSettings, keepSettings, saveSettings } from '../settings/company-settings.queries.js';

const setupKey = ['setup'] as const;
const whileSendingMs = 2_000;

const keep = (setup: Setup) => queryClient.setQueryData(setupKey, setup);
const refresh = () => queryClient.invalidateQueries({ queryKey: setupKey });

const fetchSetup = () => request<typeof getSetup>('GET', '/api/setup');

/** A move from the company's own city; null where that is not known. */
export async function fetchRoute(): Promise<Setup['route']> {
  return (await queryClient.ensureQueryData({ queryKey: setupKey, queryFn: fetchSetup })).route;
}

/** Asked anew on each visit, because each thing is done on another page. */
export function useSetup(isWanted = true) {
  return useQuery({
    queryKey: setupKey,
    queryFn: fetchSetup,
    enabled: isWanted,
    meta: followsConfirmation,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => state.data?.testLead?.state === 'sending' && whileSendingMs,
  });
}

export const usePutSetupAway = mutationHook(
  (isPutAway: boolean) => request<typeof putSetupAway>('PUT', '/api/setup', { body: { isPutAway } }),
  { onSuccess: keep },
);

export const useSendTestLead = mutationHook(
  (_: undefined) => request<typeof sendTestLead>('POST', '/api/setup/test-lead'),
  { onSuccess: keep },
);

/** Adds to what is saved now, so that nothing that somebody else has just changed is lost. */
export const useAllowDomains = mutationHook(
  async (domains: readonly string[]) => {
    const { config, version } = await fetchSettings();
    const allowedDomains = [...new Set([...config.allowedDomains, ...domains])];
    return saveSettings({ config: { ...config, allowedDomains }, version });
  },
  {
    onSuccess: (settings) => {
      keepSettings(settings);
      void refresh();
    },
  },
);
