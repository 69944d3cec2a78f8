import { brotliCompressSync, constants } from 'node:zlib';
import { measureSizes } from '../../checks/check-sizes.mjs';
import { floorFrame } from '../floor/frame.mjs';
import { floorLoader } from '../floor/loader.mjs';

function brotli(text) {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Brotli bytes of floor and Meg, without headers. */
export function measureWeights() {
  const { loader, firstMessage, firstVisit, widget } = measureSizes();
  const floorLoaderBytes = brotli(`(${floorLoader})()`);
  return {
    floor: { loader: floorLoaderBytes, firstMessage: floorLoaderBytes + brotli(floorFrame) },
    meg: { loader, firstMessage, firstVisit, widget },
  };
}
