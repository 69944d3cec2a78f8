/** Imports nothing by itself: where too few files may be opened, that shows while the server's own are read. */
try {
  await import('./start-server.js');
} catch (error) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'EMFILE') throw error;
  process.stderr.write(
    'Meg cannot start: it may open too few files at once. Raise the limit (ulimit -n) to 1024 or more.\n',
  );
  process.exit(1);
}

export {};
