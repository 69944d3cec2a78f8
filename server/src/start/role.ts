import type { Config } from '../config/config.js';

export interface Role {
  /** Whether requests are answered. */
  serves: boolean;
  /** Whether jobs are done: mails, webhooks, notifications. */
  works: boolean;
}

const flags = {
  '--worker': { serves: false, works: true },
  '--no-worker': { serves: true, works: false },
} as const satisfies Record<string, Role>;

function isFlag(text: string): text is keyof typeof flags {
  return Object.hasOwn(flags, text);
}

/** What this process does, by its command-line arguments. Without arguments it does everything. */
export function readRole(args: readonly string[], database: Config['database']): Role {
  const [flag, ...more] = args;
  if (flag === undefined) return { serves: true, works: true };
  if (more.length > 0 || !isFlag(flag)) {
    throw new Error(`Meg cannot start with "${args.join(' ')}": it takes --worker, --no-worker or nothing`);
  }
  if (database.kind === 'sqlite') {
    throw new Error(
      `Meg cannot start with ${flag} without DATABASE_URL: only servers that share a PostgreSQL hear of each other's jobs`,
    );
  }
  return flags[flag];
}
