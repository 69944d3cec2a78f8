import { type ComponentType, lazy } from 'react';

const Nothing: ComponentType = () => null;

/** A part that is loaded when it is first shown. Where it cannot be loaded, the page goes on without it. */
export function lazyPart(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}
