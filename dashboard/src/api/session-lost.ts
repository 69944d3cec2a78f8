import { paths } from '@meg/shared/domain/paths';

const listeners = new Set<() => void>();

/** The server no longer knows who is calling. */
export function noteSessionLost(): void {
  for (const listener of listeners) listener();
}

export function onSessionLost(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The way to the login and, after it, back to where one was. */
export function loginAddress({ pathname, search }: { pathname: string; search: string }): string {
  return `${paths.login}?returnTo=${encodeURIComponent(pathname + search)}`;
}
