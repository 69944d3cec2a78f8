import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { useEffect, useRef } from 'react';

/** The address of a lead that was merged leads to the one that was kept. */
export function useMergedAway(id: string, lead: LeadDetail | undefined, onGo: (id: string) => void): void {
  const keptId = lead && lead.id !== id ? lead.id : undefined;
  const go = useRef(onGo);
  useEffect(() => {
    go.current = onGo;
  });
  useEffect(() => {
    if (keptId !== undefined) go.current(keptId);
  }, [keptId]);
}
