import { fork } from 'node:child_process';
import path from 'node:path';
import { build } from '../build/build.mjs';
import { root } from '../run.mjs';

await build();

/** The generated password is stored nowhere, so this is the only time that it can be read. */
function printAdmin({ email, password }) {
  console.log(`
  The first admin's password is shown once; change it under Account:

    email       ${email}
    password    ${password}
`);
}

function printAddresses({ ready, publicUrl }) {
  const address = (publicUrl ?? ready).replace('127.0.0.1', 'localhost');
  console.log(`
  Meg is running. Open

    ${address}/                        the start page
    ${address}/login                   to sign in
    ${address}/examples/plain-html/    a moving company's page with the chat on it
    ${address}/examples/inline/        and the other examples: docs/embedding.md
    ${address}/api/docs                the API

  Stop it with Ctrl+C.
`);
}

const server = fork(path.join(root, 'server/dist/main.js'), { cwd: process.cwd() });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 1));
server.on('message', (message) => {
  if (message.createdAdmin) printAdmin(message.createdAdmin);
  else printAddresses(message);
});
