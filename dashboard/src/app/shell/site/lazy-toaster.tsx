import { Suspense } from 'react';
import { lazyPart } from '../../../ui/browser/lazy-component.js';
import { useSharedValue } from '../../../ui/browser/shared-value.js';
import { shownToast } from '../../../ui/feedback/toast.js';

const Toaster = lazyPart(() => import('../../../ui/feedback/toaster.js').then((module) => module.Toaster));

/** The area for short messages, which comes with the first of them: most visits have none. */
export function LateToaster() {
  const hasToast = useSharedValue(shownToast, undefined) !== undefined;
  return <Suspense fallback={null}>{hasToast && <Toaster />}</Suspense>;
}
