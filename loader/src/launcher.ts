import { make } from './elements.js';
import type { Settings } from './page-api/settings.js';
import { words } from './words.js';

/** Applies the settings to the button. The style sheet draws the usual icon; an own one replaces it once loaded. */
export function dress(launcher: HTMLButtonElement, { label, icon }: Settings): void {
  launcher.textContent = label as string;
  launcher.ariaLabel = label || words.name;
  if (!icon) return;
  const image = make('img', { alt: '', src: icon, onload: () => launcher.prepend(image) });
}
