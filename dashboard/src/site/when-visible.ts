/** Tells each time whether an element is seen, until it is told to stop. */
export function whenSeen(
  element: HTMLElement | null,
  options: IntersectionObserverInit,
  tell: (isSeen: boolean) => void,
): () => void {
  if (!element) return () => {};
  const watcher = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting === true), options);
  watcher.observe(element);
  return () => watcher.disconnect();
}
