import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.js';
import { noteAnswer, noteFault } from './reachability.js';
import { noteSessionLost } from './session-lost.js';

function onError(error: unknown): void {
  noteFault(error);
  if (error instanceof ApiError && error.code === 'unauthenticated') noteSessionLost();
}

/**
 * Holds what the server has answered. Nothing is retried or refetched by itself. Network mode `always`: without a
 * network a call must fail at once and say so, instead of waiting in silence.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError, onSuccess: noteAnswer }),
  mutationCache: new MutationCache({ onError, onSuccess: noteAnswer }),
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
