/** Calls `onChange` whenever an element comes into view or leaves it. Returns a function that stops this. */
export function whenSeen(
  element: HTMLElement | null,
  options: IntersectionObserverInit,
  onChange: (isSeen: boolean) => void,
): () => void {
  if (!element) return () => {};
  const watcher = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting === true), options);
  watcher.observe(element);
  return () => watcher.disconnect();
}
