import { type Subject, shownToast } from './toast.js';

// Apart from `toast.ts`, which the pages of the site load as well.

/** Takes away what was said of an earlier version: it is no longer so, and an Undo in it would be refused. */
export function dismissOutdated({ id, version }: Subject): void {
  const about = shownToast.get()?.about;
  if (about?.id === id && about.version !== version) shownToast.set(undefined);
}
