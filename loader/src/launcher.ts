import { append } from './elements.js';
import type { ScriptOptions } from './script-options.js';
import { words } from './words.js';

/** The button on the host page. Its icon is the style sheet's. */
export function drawLauncher(root: ShadowRoot, { label, position }: ScriptOptions): HTMLButtonElement {
  return append(root, 'button', {
    textContent: label,
    ariaLabel: label || words.name,
    // The name stays the same in both states: this tells them apart.
    ariaExpanded: 'false',
    className: position,
  });
}
