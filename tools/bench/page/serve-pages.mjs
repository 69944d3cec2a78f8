import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotli } from '../../brotli.mjs';
import { root } from '../../run.mjs';
import { contentTypes, withFiles } from '../../serve-files.mjs';
import { floorFrame } from '../floor/frame.mjs';
import { floorLoader } from '../floor/loader.mjs';

const example = path.join(root, 'examples/plain-html');
const snippet = /<script async src="\/meg\.js"[^>]*><\/script>/;

/** Compresses each file once, since Brotli takes long at the highest quality. */
function compressed(find) {
  const known = new Map();
  return (pathname) => {
    if (!known.has(pathname)) {
      const [ending, text] = find(pathname) ?? [];
      const headers = { 'content-type': contentTypes[ending], 'content-encoding': 'br' };
      known.set(pathname, ending && [headers, brotli(text)]);
    }
    return known.get(pathname);
  };
}

function floorFile(pathname) {
  if (pathname === '/floor.js') return ['.js', `(${floorLoader})()`];
  return pathname === '/frame' ? ['.html', floorFrame] : undefined;
}

/** The plain example as a customer's server sends it, with one snippet or another, or none. */
function hostFile(pathname, snippets) {
  const [, name, file = 'index.html'] = pathname.split('/');
  const found = path.join(example, file || 'index.html');
  if (snippets[name] === undefined || !existsSync(found)) return undefined;
  return [path.extname(found), readFileSync(found, 'utf8').replace(snippet, () => snippets[name])];
}

/** Serves the floor beside Meg: host pages on one site, what they embed on another, as in real use. */
export function withPages(megUrl, work) {
  return withFiles(compressed(floorFile), (floorPort) => {
    const floorUrl = `http://127.0.0.1:${floorPort}`;
    const snippets = {
      bare: '',
      floor: `<script async src="${floorUrl}/floor.js"></script>`,
      meg: `<script async src="${megUrl}/meg.js" data-company="demo"></script>`,
    };
    const find = compressed((pathname) => hostFile(pathname, snippets));
    return withFiles(find, (port) => {
      const pageOf = (name, origin) => ({ url: `http://localhost:${port}/${name}/`, origin });
      return work({ bare: pageOf('bare'), floor: pageOf('floor', floorUrl), meg: pageOf('meg', megUrl) });
    });
  });
}
