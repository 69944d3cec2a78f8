import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { useState } from 'react';

/** The leads that are chosen for a common change. */
export function useSelection(leads: readonly LeadSummary[] | undefined) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    ids,
    toggle: (id: string, isChosen: boolean) =>
      setIds((now) => new Set(isChosen ? [...now, id] : [...now].filter((other) => other !== id))),
    toggleAll: (isChosen: boolean) => setIds(new Set(isChosen ? leads?.map(({ id }) => id) : [])),
    clear: () => setIds(new Set()),
  };
}
