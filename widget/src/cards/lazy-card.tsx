import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Text } from '../i18n/text.js';
import { CardLoader } from './card-loader.js';
import type { Part } from './part.js';
import { reloadFrame } from './reload-frame.js';
import { NotLoaded } from './try-again.js';

interface LazyCardProps<P extends object> {
  readonly part: Part<ComponentType<P>>;
  readonly card: P;
  readonly text: Text;
  /** Shows nothing while it loads or if it fails. */
  readonly isQuiet?: boolean;
  onReady(): void;
}

type Arrival<P> = { state: 'loading' | 'failed' } | { state: 'here'; Card: ComponentType<P> };

/** A card whose code may still be loading. If loading fails, it says so and offers another try. */
export function LazyCard<P extends object>({ part, card, text, isQuiet, onReady }: LazyCardProps<P>) {
  const [arrival, setArrival] = useState<Arrival<P>>(() => {
    const Card = part.arrived();
    return Card ? { state: 'here', Card } : { state: 'loading' };
  });
  const { state } = arrival;
  const hasRetried = useRef(false);

  useEffect(() => {
    if (state !== 'loading') return;
    part.load().then(
      (Card) => setArrival({ state: 'here', Card }),
      () => setArrival({ state: 'failed' }),
    );
  }, [part, state]);

  // Once for each state, although `onReady` is another function each time.
  useLayoutEffect(onReady, [state]);

  if (arrival.state === 'here') return <arrival.Card {...card} />;
  if (isQuiet) return null;
  if (arrival.state === 'loading') return <CardLoader label={text.t('part.loading')} />;
  const retry = () => {
    // A new release may have removed the file: a new document knows the new name.
    if (hasRetried.current) void reloadFrame();
    hasRetried.current = true;
    setArrival({ state: 'loading' });
  };
  return <NotLoaded text={text} onRetry={retry} />;
}
