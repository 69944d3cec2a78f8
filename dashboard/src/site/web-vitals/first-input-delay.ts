/** How long the first tap or key waited until the page began to answer it; the library measures this no longer. */
export function onFirstInputDelay(listen: (delayMs: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('first-input')) return;
  new PerformanceObserver((list, observer) => {
    const [first] = list.getEntries() as PerformanceEventTiming[];
    if (!first) return;
    listen(Math.max(0, first.processingStart - first.startTime));
    observer.disconnect();
  }).observe({ type: 'first-input', buffered: true });
}
