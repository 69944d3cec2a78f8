import type { Place } from '@meg/shared/contract/places';
import { useEffect, useRef, useState } from 'react';

const pauseMs = 150;
const leastCharacters = 2;

export type FindPlaces = (q: string, signal: AbortSignal) => Promise<readonly Place[]>;

export interface Suggestions {
  /** Undefined until something has been looked for. */
  readonly places: readonly Place[] | undefined;
  lookFor(typed: string): void;
  clear(): void;
}

/** Asks once the visitor pauses typing, and drops outdated answers. A failed request means no suggestions. */
export function useSuggestions(findPlaces: FindPlaces): Suggestions {
  const [places, setPlaces] = useState<readonly Place[]>();
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const clear = () => {
    stop.current();
    setPlaces(undefined);
  };
  const lookFor = (typed: string) => {
    stop.current();
    if (typed.trim().length < leastCharacters) return clear();
    const outdated = new AbortController();
    const timer = setTimeout(async () => {
      const found = await findPlaces(typed.trim(), outdated.signal).catch(() => []);
      if (!outdated.signal.aborted) setPlaces(found);
    }, pauseMs);
    stop.current = () => {
      clearTimeout(timer);
      outdated.abort();
    };
  };
  return { places, lookFor, clear };
}
