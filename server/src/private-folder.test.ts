import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createPrivateFolder } from './private-folder.js';

it('a folder is made for its owner alone, with those above it, and once', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'meg-folder-'));
  const folder = path.join(root, 'data', 'of', 'meg');
  createPrivateFolder(folder);
  createPrivateFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(path.dirname(folder)).mode & 0o777).toBe(0o700);
  rmSync(root, { recursive: true });
});

it.runIf(existsSync('/proc/self'))('a folder that the system makes itself is refused at once', () => {
  expect(() => createPrivateFolder('/proc/meg/data')).toThrow(/ENOENT|EACCES|EPERM/);
});
