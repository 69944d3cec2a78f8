import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotli } from '../../brotli.mjs';
import { root } from '../../run.mjs';
import { floorFrame } from '../floor/frame.mjs';
import { floorLoader } from '../floor/loader.mjs';

const types = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css',
  svg: 'image/svg+xml',
};
const example = path.join(root, 'examples/plain-html');
const snippet = /<script async src="\/meg\.js"[^>]*><\/script>/;

async function serve(host, find) {
  const known = new Map();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://bench.example');
    if (!known.has(pathname)) known.set(pathname, find(pathname));
    const [type, body] = known.get(pathname) ?? [];
    if (!body) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': types[type], 'content-encoding': 'br' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://${host}:${server.address().port}`, server };
}

function floorFile(pathname) {
  if (pathname === '/floor.js') return ['js', brotli(`(${floorLoader})()`)];
  if (pathname === '/frame') return ['html', brotli(floorFrame)];
  return undefined;
}

/** The plain example as a customer's server sends it, with one snippet or another, or none. */
function hostFile(pathname, snippets) {
  const [, name, file = 'index.html'] = pathname.split('/');
  const found = path.join(example, file || 'index.html');
  if (snippets[name] === undefined || !existsSync(found)) return undefined;
  const text = readFileSync(found, 'utf8').replace(snippet, () => snippets[name]);
  return [path.extname(found).slice(1), brotli(text)];
}

/** Serves the floor beside Meg: host pages on one site, what they embed on another, as in real use. */
export async function withPages(megUrl, work) {
  const floor = await serve('127.0.0.1', floorFile);
  const snippets = {
    bare: '',
    floor: `<script async src="${floor.url}/floor.js"></script>`,
    meg: `<script async src="${megUrl}/meg.js" data-company="demo"></script>`,
  };
  const host = await serve('localhost', (pathname) => hostFile(pathname, snippets));
  const pageOf = (name, origin) => ({ url: `${host.url}/${name}/`, origin });
  try {
    return await work({
      bare: { url: `${host.url}/bare/` },
      floor: pageOf('floor', floor.url),
      meg: pageOf('meg', megUrl),
    });
  } finally {
    for (const { server } of [floor, host]) {
      server.closeAllConnections();
      server.close();
    }
  }
}
