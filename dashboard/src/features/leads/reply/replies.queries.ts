import type { InputOf } from '@meg/shared/contract/endpoint';
import type {
  addReplyTemplate,
  changeReplyTemplate,
  getLeadReplies,
  listReplyTemplates,
  ReplyTemplate,
  removeReplyTemplate,
  replyToLead,
} from '@meg/shared/contract/lead-replies';
import { useQuery } from '@tanstack/react-query';
import { followsConfirmation } from '../../../api/confirmed-elsewhere.js';
import { queryClient } from '../../../api/query-client.js';
import { request } from '../../../api/request.js';
import { leadKey } from '../leads.queries.js';

const repliesKey = (id: string) => ['lead-replies', id] as const;
const templatesKey = ['reply-templates'] as const;

type TemplateFields = Pick<ReplyTemplate, 'name' | 'subject' | 'text'>;

export function useReplies(id: string) {
  return useQuery({
    queryKey: repliesKey(id),
    queryFn: () => request<typeof getLeadReplies>('GET', '/api/leads/:id/replies', { params: { id } }),
    meta: followsConfirmation,
    // Until each is sent or has failed.
    refetchInterval: ({ state }) => (state.data?.replies.some((reply) => reply.state === 'waiting') ? 3_000 : false),
  });
}

/** The key is the same at each try, so that a mail is sent once. */
export async function sendReply(id: string, body: InputOf<typeof replyToLead>['body'], key: string): Promise<void> {
  const headers = { 'idempotency-key': key };
  await request<typeof replyToLead>('POST', '/api/leads/:id/replies', { params: { id }, headers, body });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: repliesKey(id) }),
    queryClient.invalidateQueries({ queryKey: leadKey(id) }),
  ]);
}

export function useTemplates() {
  return useQuery({
    queryKey: templatesKey,
    queryFn: () => request<typeof listReplyTemplates>('GET', '/api/reply-templates'),
    staleTime: 60_000,
  });
}

const readTemplates = () => queryClient.invalidateQueries({ queryKey: templatesKey });

/** A template without an id is a new one. */
export async function saveTemplate(before: ReplyTemplate | undefined, fields: TemplateFields): Promise<void> {
  if (before) {
    const { id: templateId, version } = before;
    const input = { params: { templateId }, body: { ...fields, version } };
    await request<typeof changeReplyTemplate>('PUT', '/api/reply-templates/:templateId', input);
  } else await request<typeof addReplyTemplate>('POST', '/api/reply-templates', { body: fields });
  await readTemplates();
}

export async function removeTemplate(templateId: string): Promise<void> {
  await request<typeof removeReplyTemplate>('DELETE', '/api/reply-templates/:templateId', { params: { templateId } });
  await readTemplates();
}
