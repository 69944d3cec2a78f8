import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../../ui/browser/lazy-component.js';
import { currentToast, subscribeToToasts } from '../../../ui/feedback/toast.js';

const Toaster = lazyPart(() => import('../../../ui/feedback/toaster.js').then((module) => module.Toaster));

/** The area for short messages, which comes with the first of them: most visits have none. */
export function LateToaster() {
  const hasToast = useSyncExternalStore(
    subscribeToToasts,
    () => currentToast() !== undefined,
    () => false,
  );
  return <Suspense fallback={null}>{hasToast && <Toaster />}</Suspense>;
}
