import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import { restoreAdvice } from './sqlite-file.js';

/** Takes half a second of processor time. Of a larger database only the list of its tables is read, not each page. */
const largestCheckedBytes = 512 * 1024 * 1024;

function bytesOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** The byte of the file format that says whether changes go through a journal such as `-wal`. */
const formatOffset = 18;
const formatWithoutJournal = 1;

/**
 * A backup of `npm run backup` has no journal, so one beside it is of another database. SQLite would apply it, and the
 * result can even look undamaged.
 */
function hasForeignJournal(file: string): boolean {
  if (bytesOf(`${file}-wal`) === 0) return false;
  const format = Buffer.alloc(1);
  const descriptor = openSync(file, 'r');
  const read = readSync(descriptor, format, 0, 1, formatOffset);
  closeSync(descriptor);
  return read === 1 && format[0] === formatWithoutJournal;
}

/** Reads every page if that does not take too long. Returns what is wrong. */
function findDamage(file: string): string | undefined {
  // A read-only connection copies nothing from the journal into a file that was put back.
  const connection = new BetterSqlite3(file, { readonly: true });
  try {
    const isSmall = bytesOf(file) + bytesOf(`${file}-wal`) <= largestCheckedBytes;
    connection.prepare('SELECT count(*) FROM sqlite_schema').get();
    if (!isSmall) return undefined;
    const found = String(connection.pragma('quick_check(1)', { simple: true }));
    return found === 'ok' ? undefined : found.split('\n').at(-1);
  } finally {
    connection.close();
  }
}

/** Called before a database is opened for writing. Refuses files that an incomplete restore has left. */
export function requireWholeFile(file: string): void {
  if (!existsSync(file)) {
    if (bytesOf(`${file}-wal`) === 0) return;
    throw new Error(
      'the database is missing, and its journal (meg.sqlite-wal) is there: they belong together. ' +
        'Put meg.sqlite back beside it, or, to begin with an empty database, remove the journal',
    );
  }
  if (hasForeignJournal(file))
    throw new Error(`meg.sqlite-wal is of another database than meg.sqlite. ${restoreAdvice}`);
  let damage: string | undefined;
  try {
    damage = findDamage(file);
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string };
    if (!/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return;
    damage = message;
  }
  if (damage !== undefined) throw new Error(`the database is damaged (${damage}). ${restoreAdvice}`);
}
