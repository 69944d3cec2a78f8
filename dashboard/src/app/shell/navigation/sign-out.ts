import type { logOut } from '@meg/shared/contract/sessions';
import { faultToast } from '../../../api/fault-toast.js';
import { queryClient } from '../../../api/query-client.js';
import { request } from '../../../api/request.js';
import { serverAddress } from '../../../api/server-address.js';

/** Leaves by a new document, so that nothing of the company stays in the page's memory. */
export async function signOut(): Promise<void> {
  try {
    await request<typeof logOut>('POST', '/api/admin/logout');
    queryClient.clear();
    window.location.assign(`${serverAddress()}/`);
  } catch (error) {
    faultToast('You are still signed in')(error);
  }
}
