import { useEffect, useEffectEvent, useState } from 'react';
import type { useLeadList } from '../leads.queries.js';

interface Search {
  typed: string;
  /** What the list was last asked for: it follows what is typed after a pause. */
  searched: string;
  list: Pick<ReturnType<typeof useLeadList>, 'isFetching' | 'data'>;
  onOpen: (id: string) => void;
}

/** What Enter does in the search field: opens the lead that was found, once the list has followed, if it is the only one. */
export function useOnlyHit({ typed, searched, list, onOpen }: Search): () => void {
  const [wanted, setWanted] = useState<string>();
  const open = useEffectEvent(onOpen);
  const isReady = wanted !== undefined && wanted === typed && typed.trim() === searched && !list.isFetching;
  const found = list.data?.pages.flatMap(({ leads }) => leads) ?? [];
  const only = found.length === 1 ? found[0]?.id : undefined;
  useEffect(() => {
    if (!isReady) return;
    setWanted(undefined);
    if (only !== undefined) open(only);
  }, [isReady, only]);
  return () => typed.trim() !== '' && setWanted(typed);
}
