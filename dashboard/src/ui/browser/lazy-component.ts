import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/** A part that is loaded when it is first shown. Where it cannot be loaded, the page goes on without it. */
export function lazyPart<Props extends object = object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));
}
