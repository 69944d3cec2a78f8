import type { InputOf } from '@meg/shared/contract/endpoint';
import type { logIn } from '@meg/shared/contract/sessions';
import { meKey } from '../../api/me.js';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';
import { trackEvent } from '../../site/analytics.js';

/** Not a mutation of the query client, which would take a wrong password for a lost session. */
export async function logInWith(body: InputOf<typeof logIn>['body']): Promise<void> {
  const { user } = await request<typeof logIn>('POST', '/api/admin/login', { body });
  // The cached data may belong to a person who was signed in before.
  queryClient.clear();
  queryClient.setQueryData(meKey, user);
  trackEvent({ name: 'admin_login', category: 'engagement', label: user.adminType });
}
