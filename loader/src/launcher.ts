import { make } from './elements.js';
import type { Settings } from './page-api/settings.js';
import { words } from './words.js';

/** Puts on the button what was set. Its own icon is the style sheet's; another one takes its place once it has come. */
export function dress(launcher: HTMLButtonElement, { label, icon }: Settings): void {
  launcher.textContent = label as string;
  launcher.ariaLabel = label || words.name;
  if (!icon) return;
  const image = make('img', { alt: '', src: icon, onload: () => launcher.prepend(image) });
}
