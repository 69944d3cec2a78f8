import { fork } from 'node:child_process';
import path from 'node:path';
import { build } from './build.mjs';
import { root } from './run.mjs';

await build();

/** The first admin's password is kept nowhere: this is the one time that it can be read. */
function signIn(address, madeAdmin) {
  if (madeAdmin === undefined) return '';
  return `  Sign in at ${address}/login. This password is shown once; change it under Account:

    email       ${madeAdmin.email}
    password    ${madeAdmin.password}

`;
}

const server = fork(path.join(root, 'server/dist/main.js'), { cwd: process.cwd() });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 1));
server.once('message', ({ ready, publicUrl, madeAdmin }) => {
  const address = (publicUrl ?? ready).replace('127.0.0.1', 'localhost');
  console.log(`
  Meg is running. Open

    ${address}/                        the start page
    ${address}/examples/plain-html/    a moving company's page with the chat on it
    ${address}/examples/inline/        and the other examples: docs/embedding.md
    ${address}/api/docs                the API

${signIn(address, madeAdmin)}  Stop it with Ctrl+C.
`);
});
