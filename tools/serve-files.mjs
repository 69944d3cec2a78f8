import { once } from 'node:events';
import { createServer } from 'node:http';

/** Content types by the ending of a file's name. */
export const contentTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** While `work` runs, serves the headers and body that `find` gives for a path. Calls `work` with the port. */
export async function withFiles(find, work) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://files.example');
    const [headers, body] = find(pathname) ?? [];
    return headers ? response.writeHead(200, headers).end(body) : response.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    return await work(server.address().port);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
