import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from 'playwright/test';

export { expect } from 'playwright/test';

type Headers = Readonly<Record<string, string>>;

/** How a page is served. */
export interface PageOptions {
  readonly headers?: Headers;
  /** The HTML is a full document: no doctype and title are put in front of it. */
  readonly isFullDocument?: boolean;
}

/** A customer's web server: another origin than Meg's, so that the chat is embedded as on a real site. */
export interface HostPage {
  /** Origin of the Meg server that the pages load the script from. */
  readonly megUrl: string;
  /** Address of an example, such as `plain-html`, with headers that the customer's server sends. */
  example(name: string, headers?: Headers): string;
  /** Address of a page with this HTML. */
  containing(html: string, sending?: PageOptions): string;
}

interface TestPage {
  readonly html: string;
  readonly headers: Headers;
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

/** Replaces the example's relative addresses by the address of the Meg server, as a customer would. */
function withServerAddress(text: string): string {
  return text
    .replaceAll('src="/meg.js', `src="${megUrl()}/meg.js`)
    .replaceAll("src = '/meg.js'", `src = '${megUrl()}/meg.js'`)
    .replaceAll('name="meg-origin" content=""', `name="meg-origin" content="${megUrl()}"`)
    .replaceAll("script-src 'self'; frame-src 'self'", `script-src ${megUrl()}; frame-src ${megUrl()}`);
}

async function sendExample(pathname: string, headers: Headers, response: ServerResponse): Promise<void> {
  const file = path.join(examples, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  const type = types[path.extname(file)];
  const content = type && file.startsWith(examples) ? await readFile(file).catch(() => undefined) : undefined;
  if (!type || !content) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': type, ...headers });
  response.end(type.startsWith('text/') ? withServerAddress(content.toString()) : content);
}

/** Pages that tests have added, and headers that tests have set for examples. */
class TestPages {
  private readonly pages = new Map<string, TestPage>();
  private readonly headers = new Map<string, Headers>();

  add(page: TestPage): string {
    const pathname = `/made/${randomUUID()}`;
    this.pages.set(pathname, page);
    return pathname;
  }

  addHeaders(headers: Headers): string {
    const prefix = `/sent/${randomUUID()}`;
    this.headers.set(prefix, headers);
    return prefix;
  }

  send(pathname: string, response: ServerResponse): void {
    const page = this.pages.get(pathname);
    if (!page) {
      const prefix = /^\/sent\/[^/]+/.exec(pathname)?.[0] ?? '';
      void sendExample(pathname.slice(prefix.length), this.headers.get(prefix) ?? {}, response);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers });
    response.end(withServerAddress(page.html));
  }
}

function serve(made: TestPages): Server {
  return createServer((request, response) =>
    made.send(new URL(request.url ?? '/', 'http://host.example').pathname, response),
  );
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
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const made = new TestPages();
      const server = serve(made);
      const origin = await listen(server);
      await use({
        get megUrl() {
          return megUrl();
        },
        example: (name, headers) => `${origin}${headers ? made.addHeaders(headers) : ''}/${name}/`,
        containing(html, { headers = {}, isFullDocument = false } = {}) {
          const head = isFullDocument ? '' : '<!doctype html><html lang="en"><title>A host page</title>';
          return origin + made.add({ html: head + html, headers });
        },
      });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
});
