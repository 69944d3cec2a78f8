import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from 'playwright/test';

export { expect } from 'playwright/test';

/** A customer's web server: another origin than Meg's, so that the chat is embedded as it is in life. */
export interface HostPage {
  /** Origin of the Meg server that the pages load the script from. */
  readonly megUrl: string;
  /** Address of an example, such as `plain-html`. */
  example(name: string): string;
  /** Address of a page with this HTML. */
  containing(html: string): string;
}

const examples = fileURLToPath(new URL('..', import.meta.url));
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

function megUrl(): string {
  return process.env.MEG_URL ?? 'http://127.0.0.1:3000';
}

/** What a customer does when pasting the snippet: the address of the script is the server's. */
function withServerAddress(html: string): string {
  return html.replaceAll('src="/meg.js"', `src="${megUrl()}/meg.js"`);
}

async function sendExample(pathname: string, response: ServerResponse): Promise<void> {
  const file = path.join(examples, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  const type = types[path.extname(file)];
  const content = type && file.startsWith(examples) ? await readFile(file).catch(() => undefined) : undefined;
  if (!type || !content) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': type });
  response.end(file.endsWith('.html') ? withServerAddress(content.toString()) : content);
}

function serve(made: ReadonlyMap<string, string>): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.example');
    const html = made.get(pathname);
    if (html === undefined) return void sendExample(pathname, response);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(withServerAddress(html));
  });
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host page has no port');
  return `http://127.0.0.1:${address.port}`;
}

export const test = base.extend<object, { hostPage: HostPage }>({
  hostPage: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern that nothing else is needed
    async ({}, use) => {
      const made = new Map<string, string>();
      const server = serve(made);
      const origin = await listen(server);
      await use({
        megUrl: megUrl(),
        example: (name) => `${origin}/${name}/`,
        containing(html) {
          const pathname = `/made/${randomUUID()}`;
          made.set(pathname, `<!doctype html><html lang="en"><title>A host page</title>${html}`);
          return origin + pathname;
        },
      });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
});
