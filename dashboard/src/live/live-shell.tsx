import { useEffect } from 'react';
import { useMe } from '../api/me.js';
import { startLive } from './live.js';

/** Receives live events for all pages, from its one place in the shell. */
export function LiveShell() {
  const { id, company, support } = useMe();
  const companyId = support?.companyId ?? company.id;
  useEffect(() => startLive({ personId: id, companyId }), [id, companyId]);
  return null;
}
