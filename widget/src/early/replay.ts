import type { Early } from './early.js';

function write(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Repeats in the chat what was done in the first view. Elements that have been removed meanwhile are skipped. */
export function replay({ actions, field }: Early): void {
  const written = field.value;
  for (const [target, value] of actions) {
    if (!target.isConnected) continue;
    if (target instanceof HTMLSelectElement) write(target, value);
    else {
      if (value) field.value = value;
      target.click();
    }
  }
  if (written) write(field, written);
}
