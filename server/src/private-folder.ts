import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** For its owner alone, with the folders above it. Not by `recursive`, which never returns below `/proc`. */
export function createPrivateFolder(folder: string): void {
  if (existsSync(folder)) return;
  createPrivateFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have been faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
