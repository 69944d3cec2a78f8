import { launcher } from '../elements.js';
import { make } from '../make.js';
import { settings } from '../script.js';
import { words } from '../words.js';
import { drawStyle } from './style.js';

/** Applies the settings to the button. The style sheet draws the usual icon; an own one replaces it once loaded. */
const drawLauncher = (): void => {
  const { label, icon } = settings;
  launcher.textContent = label as string;
  launcher.ariaLabel = label || words.name;
  if (icon) {
    const image = make('img', { alt: '', src: icon, onload: () => launcher.prepend(image) });
  }
};

export const draw = (changes: unknown): void => {
  Object.assign(settings, changes);
  drawStyle();
  drawLauncher();
};
