import type { calculateQuote } from '@meg/shared/contract/quotes';
import { useEffect, useRef, useState } from 'react';
import { request } from '../../api/request.js';
import { type ExampleMove, exampleMoves } from './example-moves.js';
import { firstQuote } from './first-quote.js';
import { type ShownQuote, shownQuote } from './shown-quote.js';

export interface LiveQuote {
  move: ExampleMove;
  quote: ShownQuote;
  state: 'recorded' | 'asking' | 'live' | 'failed';
}

/** A move and the server's answer to it. The move changes when its answer is there, so that the two always agree. */
export function useLiveQuote(): [LiveQuote, (move: ExampleMove) => void] {
  const [shown, setShown] = useState<LiveQuote>({ move: exampleMoves[0], quote: firstQuote, state: 'recorded' });
  const asking = useRef<AbortController>(undefined);

  async function ask(move: ExampleMove): Promise<void> {
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    setShown((before) => ({ ...before, state: 'asking' }));
    const quote = await answerTo(move, own.signal);
    if (own.signal.aborted) return;
    setShown((before) => (quote ? { move, quote, state: 'live' } : { ...before, state: 'failed' }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, to put the server's answer in place of the recorded one
  useEffect(() => {
    void ask(exampleMoves[0]);
    return () => asking.current?.abort();
  }, []);

  return [shown, (move) => void ask(move)];
}

async function answerTo({ request: body }: ExampleMove, signal: AbortSignal): Promise<ShownQuote | undefined> {
  try {
    return shownQuote(await request<typeof calculateQuote>('POST', '/api/calculate-quote', { body }, { signal }));
  } catch {
    return undefined;
  }
}
