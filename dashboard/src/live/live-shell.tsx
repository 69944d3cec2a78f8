import { useEffect } from 'react';
import { useMe } from '../api/me.js';
import { startLive } from './live.js';

/** Stands once in the shell: from here on the pages hear what happens. */
export function LiveShell() {
  const { id, company, support } = useMe();
  const companyId = support?.companyId ?? company.id;
  useEffect(() => startLive({ personId: id, companyId }), [id, companyId]);
  return null;
}
