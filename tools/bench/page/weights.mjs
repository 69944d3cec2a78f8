import { brotli } from '../../brotli.mjs';
import { measureSizes } from '../../checks/check-sizes.mjs';
import { floorFrame } from '../floor/frame.mjs';
import { floorLoader } from '../floor/loader.mjs';

/** Brotli bytes of floor and Meg, without headers. */
export function measureWeights() {
  const loader = brotli(`(${floorLoader})()`).length;
  return { floor: { loader, firstMessage: loader + brotli(floorFrame).length }, meg: measureSizes() };
}
