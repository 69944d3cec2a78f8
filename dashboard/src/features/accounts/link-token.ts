import { useState } from 'react';

function tokenOf(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get('token') ?? '';
}

/** The token of the link that led here. It is removed from the address, where it could be seen and copied. */
export function useLinkToken(): string {
  const [token] = useState(() => {
    const found = tokenOf(window.location.hash);
    if (found) window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    return found;
  });
  return token;
}
