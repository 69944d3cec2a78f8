import { useEffect } from 'react';
import { dismissOutdated } from '../ui/feedback/toast.js';
import { queryClient } from './query-client.js';

const name = 'meg-address-confirmed';

/** What a toast says of the link that confirms the address. */
export const aboutConfirmation = { id: 'address-confirmation', version: 0 } as const;

/** The `meta` of a query whose answer is another one once the address is confirmed. */
export const followsConfirmation = { followsConfirmation: true } as const;

/** Asks anew for all that says whether the address is confirmed. */
export function noteConfirmed(): void {
  dismissOutdated({ ...aboutConfirmation, version: 1 });
  void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.followsConfirmation === true });
}

/** Tells this tab and the other ones of this browser, which show until then that the address is not confirmed. */
export function announceConfirmed(): void {
  noteConfirmed();
  const channel = new BroadcastChannel(name);
  channel.postMessage('');
  channel.close();
}

/** Hears of it when another tab has confirmed the address. */
export function useConfirmedElsewhere(): void {
  useEffect(() => {
    const channel = new BroadcastChannel(name);
    channel.onmessage = noteConfirmed;
    return () => channel.close();
  }, []);
}
