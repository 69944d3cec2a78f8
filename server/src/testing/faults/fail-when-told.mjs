/** Loaded before the server by main.test.ts, to make what no part of the server does. */
process.on('message', (what) => {
  const fault = new Error(`Unforeseen: ${what}`);
  if (what === 'a rejection') void Promise.reject(fault);
  else throw fault;
});
// Being able to be told keeps no process alive.
process.channel?.unref();
