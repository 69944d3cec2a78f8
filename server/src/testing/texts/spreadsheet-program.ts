import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const aptTimeoutMs = 600_000;
const openTimeoutMs = 120_000;

async function isThere(): Promise<boolean> {
  return run('soffice', ['--version']).then(
    () => true,
    () => false,
  );
}

/** LibreOffice: the one that is installed, else, for root on Debian, the one of its packages. */
export async function requireSpreadsheetProgram(): Promise<void> {
  if (await isThere()) return;
  if (process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { env, timeout: aptTimeoutMs };
    await run('apt-get', ['update'], options).catch(() => undefined);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'libreoffice-calc-nogui'], options).catch(
      () => undefined,
    );
  }
  if (!(await isThere()))
    throw new Error('This test opens a file in LibreOffice, which is not here: install libreoffice-calc-nogui');
}

const everyCellAsItLooks = '34,UTF8,1,,0,false,true,false,false,false,-1,true';

/** Opens a CSV file by a separator, with formulas allowed, and answers the sheet as a flat OpenDocument. */
export async function openInSpreadsheet(csv: string, separator: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'meg-sheet-'));
  try {
    const file = path.join(folder, 'leads.csv');
    writeFileSync(file, csv);
    const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`;
    const filter = `--infilter=CSV:${separator.charCodeAt(0)},${everyCellAsItLooks}`;
    const words = [profile, '--headless', '--convert-to', 'fods', filter, '--outdir', folder, file];
    await run('soffice', words, { timeout: openTimeoutMs });
    return readFileSync(path.join(folder, 'leads.fods'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
