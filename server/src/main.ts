/** A start needs this many open files for the server's own files, the database and some visitors. */
const fewestOpenFiles = 512;

function openFilesLimit(): number {
  const report = process.report.getReport() as unknown as { userLimits?: { open_files?: { soft: number | string } } };
  return Number(report.userLimits?.open_files?.soft ?? Number.POSITIVE_INFINITY);
}

// A dynamic import, because with too few open files the import of the server's own files fails, with any kind of error.
try {
  await import('./start/start-server.js');
} catch (error) {
  if (!(openFilesLimit() < fewestOpenFiles)) throw error;
  process.stderr.write(
    'Meg cannot start: it may open too few files at once. Raise the limit (ulimit -n) to 1024 or more.\n',
  );
  process.exit(1);
}

export {};
