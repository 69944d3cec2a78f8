import { statSync } from 'node:fs';
import { codeOf } from '../database.js';

/** The database is damaged, or its files are no longer at their path, so writes would be lost. */
export class DatabaseFileFault extends Error {
  readonly code = 'MEG_DATABASE_FILE';
}

const damageCode = /^SQLITE_(CORRUPT|NOTADB)$/;

/** Undefined if there is no such file. */
function identityOf(path: string): string | undefined {
  try {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false });
    return found && `${found.dev}:${found.ino}`;
  } catch {
    // Such as a folder that may no longer be entered.
    return undefined;
  }
}

/**
 * Checks whether an open database is still the file at its path, and undamaged. A file that was moved, removed or
 * replaced still takes writes, but they are lost. It stays open, so its inode is given to no other file.
 */
export class SqliteFile {
  private readonly paths: readonly string[];
  private readonly identities = new Map<string, string>();
  private damage: DatabaseFileFault | undefined;
  private reported = '';

  constructor(
    file: string,
    private readonly report: (fault: Error) => void,
  ) {
    // Windows does not allow to move or remove an open file.
    this.paths = process.platform === 'win32' ? [] : [file, `${file}-wal`];
  }

  /** Reads the state of two files, in a few microseconds. Throws while writes would be lost. */
  requireInPlace(): void {
    const fault = this.damage ?? this.findMoved();
    if (!fault) {
      this.reported = '';
      return;
    }
    this.reportOnce(fault);
    throw fault;
  }

  /** Damage is remembered until a restart, because a later write may succeed all the same. */
  noteFault(error: unknown): void {
    if (this.damage || !damageCode.test(codeOf(error))) return;
    this.damage = new DatabaseFileFault(`The database is damaged (${(error as Error).message}). ${restoreAdvice}`);
    this.reportOnce(this.damage);
  }

  private findMoved(): DatabaseFileFault | undefined {
    for (const path of this.paths) {
      const now = identityOf(path);
      const before = this.identities.get(path);
      if (before === undefined && now !== undefined) this.identities.set(path, now);
      else if (now !== before)
        return new DatabaseFileFault(`${path} was ${now ? 'replaced' : 'moved or removed'}. ${movedAdvice}`);
    }
    return undefined;
  }

  private reportOnce(fault: DatabaseFileFault): void {
    if (fault.message === this.reported) return;
    this.reported = fault.message;
    this.report(fault);
  }
}

export const restoreAdvice =
  'Stop the server, remove meg.sqlite-wal and meg.sqlite-shm, put back meg.sqlite and the keys from one backup, ' +
  'and start again: see docs/backup.md';

const movedAdvice =
  'No write is acknowledged until it is back. Put the file back, or stop the server and start it again where the database is';
