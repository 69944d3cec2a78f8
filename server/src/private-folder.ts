import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';

/** Only its owner may read it and the folders made above it. Without `recursive`, which never returns below `/proc`. */
export function createPrivateFolder(folder: string): void {
  if (existsSync(folder)) return;
  createPrivateFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Only its owner may read it. Leaves an existing file as it is. */
export function createPrivateFile(file: string): void {
  createPrivateFolder(path.dirname(file));
  closeSync(openSync(file, 'a', 0o600));
}
