import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const builtPages = fileURLToPath(new URL('../../dashboard/build', import.meta.url));
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

interface StaticDashboard {
  readonly url: string;
  close(): void;
}

async function fileFor(pathname: string, megUrl: () => string): Promise<[text: string | Buffer, type: string]> {
  if (pathname === '/meg-settings.json') return [JSON.stringify({ server: megUrl() }), 'application/json'];
  const type = types[path.extname(pathname)];
  if (type) return [await readFile(path.join(builtPages, 'client', path.normalize(pathname))), type];
  return [await readFile(path.join(builtPages, 'client/__spa-fallback.html')), 'text/html; charset=utf-8'];
}

/** Serves the dashboard's files as an operator may, on another origin of the same site (another port). */
export async function serveDashboardApart(megUrl: () => string): Promise<StaticDashboard> {
  const server = createServer((request, response) => {
    fileFor(new URL(request.url ?? '/', 'http://apart').pathname, megUrl).then(
      ([text, type]) => response.writeHead(200, { 'content-type': type }).end(text),
      () => response.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port to be had');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
