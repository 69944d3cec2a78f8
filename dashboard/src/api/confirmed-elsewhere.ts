import { useEffect } from 'react';
import { dismissOutdated } from '../ui/feedback/outdated-toast.js';
import { confirmedChannel } from './announce-confirmed.js';
import { queryClient } from './query-client.js';

/** What a toast says of the link that confirms the address. */
export const aboutConfirmation = { id: 'address-confirmation', version: 0 } as const;

/** The `meta` of a query whose answer is another one once the address is confirmed. */
export const followsConfirmation = { followsConfirmation: true } as const;

/** Asks anew for all that says whether the address is confirmed. */
export function noteConfirmed(): void {
  dismissOutdated({ ...aboutConfirmation, version: 1 });
  void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.followsConfirmation === true });
}

/** Hears of it when another tab has confirmed the address. */
export function useConfirmedElsewhere(): void {
  useEffect(() => {
    const channel = new BroadcastChannel(confirmedChannel);
    channel.onmessage = noteConfirmed;
    return () => channel.close();
  }, []);
}
