import type { logOut } from '@meg/shared/contract/sessions';
import { faultSentence } from '../../../api/fault-sentence.js';
import { queryClient } from '../../../api/query-client.js';
import { request } from '../../../api/request.js';
import { serverAddress } from '../../../api/server-address.js';
import { toast } from '../../../ui/feedback/toast.js';

/** Leaves by a new document, so that nothing of the company stays in the page's memory. */
export async function signOut(): Promise<void> {
  try {
    await request<typeof logOut>('POST', '/api/admin/logout');
    queryClient.clear();
    window.location.assign(`${serverAddress()}/`);
  } catch (error) {
    toast({ tone: 'destructive', title: 'You are still signed in', description: faultSentence(error) });
  }
}
