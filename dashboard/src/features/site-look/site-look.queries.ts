import type { getSiteLook, readSiteLook, SiteReading } from '@meg/shared/contract/site-look';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';

const siteKey = ['site-look'] as const;

export function useSiteReading() {
  return useQuery({ queryKey: siteKey, queryFn: () => request<typeof getSiteLook>('GET', '/api/site-look') });
}

export function readWebsite(website: string): Promise<SiteReading> {
  return request<typeof readSiteLook>('POST', '/api/site-look', { body: { website } });
}

export function keepReading(reading: SiteReading): void {
  queryClient.setQueryData(siteKey, reading);
}
