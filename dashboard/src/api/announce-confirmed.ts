/** Heard by `confirmed-elsewhere.ts`, which the page that confirms an address has no room for. */
export const confirmedChannel = 'meg-address-confirmed';

/** Tells the other tabs of this browser, which show until then that the address is not confirmed. */
export function announceConfirmed(): void {
  const channel = new BroadcastChannel(confirmedChannel);
  channel.postMessage('');
  channel.close();
}
