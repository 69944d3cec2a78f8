import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from './postgres-connection.js';

/** A connection that waits for an answer, and how much it had received when it was reported. */
interface Suspect {
  readonly client: Client;
  readonly heardBytes: number;
}

/** Answers that were under way during the question arrive in this time. */
const lastChanceMs = 250;

/**
 * Distinguishes a dead connection from one that waits for a slow statement. A route that drops packets resets nothing,
 * so another connection asks the database what the silent ones are doing. If the database waits for us while we wait
 * for it, bytes were lost.
 */
export class SilentConnections {
  private suspects = new Set<Client>();
  private asking: Promise<void> | undefined;

  constructor(
    private readonly openProbe: () => Client,
    private readonly onDead: () => void,
  ) {}

  report(client: Client): void {
    this.suspects.add(client);
    this.asking ??= this.ask()
      .catch(() => undefined)
      .finally(() => {
        this.asking = undefined;
      });
  }

  private async ask(): Promise<void> {
    const suspects = [...this.suspects].map((client) => ({ client, heardBytes: client.heardBytes }));
    this.suspects = new Set();
    const waiting = await this.waitingForUs(suspects.map(({ client }) => client.processId));
    await wait(lastChanceMs);
    const dead = suspects.filter((suspect) => waiting.has(suspect.client.processId) && isSilent(suspect));
    for (const { client } of dead) client.cut();
    if (dead.length > 0) this.onDead();
  }

  private async waitingForUs(processIds: readonly number[]): Promise<ReadonlySet<number>> {
    const probe = this.openProbe();
    try {
      await probe.connect();
      const { rows } = await probe.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity
         WHERE pid = ANY($1) AND datname = current_database() AND usename = current_user AND state LIKE 'idle%'`,
        [processIds],
      );
      return new Set(rows.map(({ pid }) => pid));
    } finally {
      probe.end().catch(() => undefined);
    }
  }
}

function isSilent({ client, heardBytes }: Suspect): boolean {
  return client.isWaiting && client.heardBytes === heardBytes;
}
