import { drawLauncher } from './launcher.js';
import { settings } from './script.js';
import { drawStyle } from './style.js';

export const draw = (changes: unknown): void => {
  Object.assign(settings, changes);
  drawStyle();
  drawLauncher();
};
