/** Fewer than this are not enough for the files that a start reads, the database and some visitors. */
const fewestOpenFiles = 512;

function openFilesLimit(): number {
  const report = process.report.getReport() as unknown as { userLimits?: { open_files?: { soft: number | string } } };
  return Number(report.userLimits?.open_files?.soft ?? Number.POSITIVE_INFINITY);
}

// Imported here and not above: where too few files may be opened, reading the server's own files is what fails, by
// whatever name.
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
