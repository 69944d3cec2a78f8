import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { measureSizes } from '../../checks/check-sizes.mjs';
import { root } from '../../run.mjs';
import { floorFrame } from '../floor/frame.mjs';
import { floorLoader } from '../floor/loader.mjs';

function brotli(text) {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Every part of the chat, with the words of the one language that has the heaviest. */
function partsBytes() {
  const folder = path.join(root, 'widget/dist/assets');
  const names = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
  const sizes = (chosen) => chosen.map((name) => brotli(readFileSync(path.join(folder, name))));
  const isWords = (name) => name.startsWith('words-');
  const parts = sizes(names.filter((name) => !isWords(name)));
  return parts.reduce((sum, size) => sum + size, Math.max(...sizes(names.filter(isWords))));
}

/** Brotli bytes of floor and Meg, without headers. */
export function measureWeights() {
  const { loader, firstMessage } = measureSizes();
  const floorLoaderBytes = brotli(`(${floorLoader})()`);
  return {
    floor: { loader: floorLoaderBytes, firstMessage: floorLoaderBytes + brotli(floorFrame) },
    meg: { loader, firstMessage, widget: firstMessage - loader + partsBytes() },
  };
}
