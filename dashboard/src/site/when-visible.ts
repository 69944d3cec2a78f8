/** Calls `tell` whenever an element comes into view or leaves it. Returns a function that stops this. */
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
