import type {
  findRecipientCompany,
  listCompanySentMessages,
  listSentMessages,
} from '@meg/shared/contract/sent-messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { cursorPages } from '../../api/cursor-pages.js';
import { request } from '../../api/request.js';

export interface SentMessagesFilter {
  recipient: string;
  leadId: string;
  /** Empty for the own company. */
  companyId: string;
}

function fetchPage({ recipient, leadId, companyId }: SentMessagesFilter, cursor: string, signal: AbortSignal) {
  const query = {
    ...(recipient && { recipient }),
    ...(leadId && { leadId }),
    ...(cursor && { cursor }),
  };
  if (companyId === '') return request<typeof listSentMessages>('GET', '/api/sent-messages', { query }, { signal });
  const path = '/api/platform/companies/:companyId/sent-messages';
  return request<typeof listCompanySentMessages>('GET', path, { params: { companyId }, query }, { signal });
}

export function useSentMessages(filter: SentMessagesFilter) {
  return useInfiniteQuery({
    ...cursorPages,
    queryKey: ['sent-messages', filter],
    queryFn: ({ pageParam, signal }) => fetchPage(filter, pageParam, signal),
  });
}

export function findCompanyOf(email: string) {
  return request<typeof findRecipientCompany>('GET', '/api/platform/recipients/company', { query: { email } });
}
