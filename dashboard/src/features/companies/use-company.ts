import type { getCompany, PublicCompany } from '@meg/shared/contract/companies';
import { useEffect, useState } from 'react';
import { request } from '../../api/request.js';

export type CompanyQuery = { state: 'asking' } | { state: 'known'; company: PublicCompany } | { state: 'failed' };

/** What the server knows of a company, and a way to ask again. */
export function useCompany(slug: string): [CompanyQuery, () => void] {
  const [query, setQuery] = useState<CompanyQuery>({ state: 'asking' });
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    const leaving = new AbortController();
    setQuery({ state: 'asking' });
    request<typeof getCompany>('GET', '/api/companies/:slug', { params: { slug } }, { signal: leaving.signal }).then(
      (company) => setQuery({ state: 'known', company }),
      () => {
        if (!leaving.signal.aborted) setQuery({ state: 'failed' });
      },
    );
    return () => leaving.abort();
  }, [slug, attempt]);

  return [query, () => setAttempt(attempt + 1)];
}
