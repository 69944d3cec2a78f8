import { fork } from 'node:child_process';
import path from 'node:path';
import { build } from './build.mjs';
import { root } from './run.mjs';

await build();

const server = fork(path.join(root, 'server/dist/main.js'), { cwd: process.cwd() });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 1));
server.once('message', ({ ready, publicUrl }) => {
  const address = (publicUrl ?? ready).replace('127.0.0.1', 'localhost');
  console.log(`
  Meg is running. Open

    ${address}/                        the start page
    ${address}/examples/plain-html/    a moving company's page with the chat on it
    ${address}/examples/inline/        and others beside it: README.md, "Put it on a page"
    ${address}/api/docs                the API

  Stop it with Ctrl+C.
`);
});
