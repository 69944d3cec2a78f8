import type { listLeads } from '@meg/shared/contract/lead-work';
import { request } from '../../../api/request.js';

export interface FoundLead {
  id: string;
  name: string;
  /** What tells two of one name apart. */
  detail: string;
}

const most = 6;

export async function searchLeads(words: string, signal: AbortSignal): Promise<FoundLead[]> {
  const query = { search: words, limit: most };
  const { leads } = await request<typeof listLeads>('GET', '/api/leads', { query }, { signal });
  return leads.map(({ id, name, originCity, destinationCity }) => ({
    id,
    name,
    detail: [originCity, destinationCity].filter(Boolean).join(' → '),
  }));
}
