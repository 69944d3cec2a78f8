import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../ui/lazy-part.js';
import { currentToast, subscribeToToasts } from '../../ui/toast.js';

const Toaster = lazyPart(() => import('../../ui/toaster.js').then((module) => module.Toaster));

/** The area for short messages, which comes with the first of them: most visits have none. */
export function LateToaster() {
  const hasToast = useSyncExternalStore(
    subscribeToToasts,
    () => currentToast() !== undefined,
    () => false,
  );
  return <Suspense fallback={null}>{hasToast && <Toaster />}</Suspense>;
}
