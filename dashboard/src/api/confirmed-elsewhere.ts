import { useEffect } from 'react';
import { meKey } from './me.js';
import { queryClient } from './query-client.js';

const name = 'meg-address-confirmed';

/** Tells the other tabs of this browser, which show until then that the address is not confirmed. */
export function announceConfirmed(): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage('');
  channel.close();
}

/** Asks who is signed in once more when another tab has confirmed the address. */
export function useConfirmedElsewhere(): void {
  useEffect(() => {
    const channel = new BroadcastChannel(name);
    channel.onmessage = () => void queryClient.invalidateQueries({ queryKey: meKey });
    return () => channel.close();
  }, []);
}
