import { markColour, markPath } from './page-picture.js';

/** The mark on its ground; `share` is how much of the width it takes. */
function icon(sizePx: number, { radius, share }: { radius: number; share: number }): string {
  const edge = (24 * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="0 0 24 24">
    <rect width="24" height="24" rx="${radius}" fill="${markColour}"/>
    <path transform="translate(${edge} ${edge}) scale(${share})" d="${markPath}" fill="none" stroke="#fff" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>
  </svg>`;
}

/** A system that cuts its own shape out of an icon needs it to fill the square, with the mark well inside. */
export const icons: readonly [file: string, svg: string][] = [
  ['icon-192.png', icon(192, { radius: 6, share: 1 })],
  ['icon-512.png', icon(512, { radius: 6, share: 1 })],
  ['maskable-512.png', icon(512, { radius: 0, share: 0.8 })],
  ['apple-touch-icon.png', icon(180, { radius: 0, share: 0.95 })],
];
