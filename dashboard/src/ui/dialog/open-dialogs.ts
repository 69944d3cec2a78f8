import { sharedValue, useSharedValue } from '../browser/shared-value.js';

const open = sharedValue<readonly HTMLDialogElement[]>([]);
const none: readonly HTMLDialogElement[] = [];

/** Returns a function that takes it off again. The dialogs inside of it stay above it. */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  const isInside = (other: HTMLDialogElement) => dialog.contains(other);
  const others = open.get();
  open.set([...others.filter((other) => !isInside(other)), dialog, ...others.filter(isInside)]);
  return () => open.set(open.get().filter((other) => other !== dialog));
}

/** The modal dialog above all others: nothing outside of it can be seen or reached. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSharedValue(open, none).at(-1);
}
