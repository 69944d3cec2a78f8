import type { Endpoint } from '@meg/shared/contract/endpoint';
import { paths } from '@meg/shared/domain/paths';
import { queryClient } from '../../../api/query-client.js';
import { request } from '../../../api/request.js';

/** Back to one's own company, by a new document: nothing that was read of the other one stays. */
export async function leaveSupport(): Promise<void> {
  await request<Endpoint>('DELETE', '/api/platform/support');
  queryClient.clear();
  window.location.assign(paths.platform);
}
