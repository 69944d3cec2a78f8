import type pg from 'pg';
import { type Topic, WakeUps } from '../wake-up.js';
import { Client, connectionTo } from './postgres-connection.js';

const channels = { meg_work: 'work', meg_live: 'live' } as const satisfies Record<string, Topic>;
const firstRetryMs = 100;
const longestRetryMs = 3_000;
const answerTimeoutMs = 5_000;

function topicOf(channel: string): Topic | undefined {
  return channels[channel as keyof typeof channels];
}

/**
 * Receives what the triggers of the tables announce at each commit, of any server. It has its own connection, because
 * those of a pool change their user. Announcements are lost while it is broken, so each new connection wakes all
 * listeners.
 */
export class PostgresListener {
  private readonly wakeUps = new WakeUps();
  private client: pg.Client | undefined;
  private opening: Promise<void> = Promise.resolve();
  private retry: NodeJS.Timeout | undefined;
  private retryMs = firstRetryMs;
  private state: 'unused' | 'used' | 'closed' = 'unused';

  constructor(private readonly url: string) {}

  listen(topic: Topic, listener: () => void): () => void {
    if (this.state === 'unused') {
      this.state = 'used';
      this.open();
    }
    return this.wakeUps.add(topic, listener);
  }

  async close(): Promise<void> {
    this.state = 'closed';
    clearTimeout(this.retry);
    await this.opening;
    await this.client?.end().catch(() => undefined);
  }

  private open(): void {
    const client = new Client({ ...connectionTo(this.url), query_timeout: answerTimeoutMs });
    this.client = client;
    client.on('notification', ({ channel }) => {
      const topic = topicOf(channel);
      if (topic) this.wakeUps.wake(topic);
    });
    // Every error is followed by an end.
    client.once('end', () => this.openLater());
    this.opening = this.begin(client).catch(() => client.end().catch(() => undefined));
  }

  private async begin(client: pg.Client): Promise<void> {
    await client.connect();
    await client.query(
      Object.keys(channels)
        .map((channel) => `LISTEN ${channel}`)
        .join(';'),
    );
    this.retryMs = firstRetryMs;
    this.wakeUps.wakeAllSoon();
  }

  private openLater(): void {
    if (this.state === 'closed') return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), this.retryMs).unref();
    this.retryMs = Math.min(2 * this.retryMs, longestRetryMs);
  }
}
