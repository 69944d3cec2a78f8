import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '../../database/connect.js';
import type { TestDatabase } from '../database/each-database.js';
import { leadBody } from '../factories.js';
import { postLead } from '../run-server.js';

const betweenTriesMs = 20;

/** As the chat does: the same lead under the same key until it is acknowledged. Calls back for each try that was not. */
export async function sendUntilStored(url: string, key: string, failed?: (status: number) => void): Promise<void> {
  for (;;) {
    const status = await postLead(url, leadBody({ name: key }), key).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 201) return;
    failed?.(status);
    await wait(betweenTriesMs);
  }
}

/** Visitors who send leads one after another for as long as the test wants. */
export class PersistentVisitors {
  readonly acknowledged: string[] = [];
  /** How often each status came in place of an acknowledgement; 0 where there was no answer. */
  readonly failures = new Map<number, number>();
  private readonly waiting = new Set<() => void>();
  private readonly visits: Promise<void>[];
  private isStopping = false;
  private isServerGone = false;

  constructor(
    private readonly url: string,
    atOnce: number,
  ) {
    this.visits = Array.from({ length: atOnce }, () => this.visit());
  }

  /** Answers once so many more are acknowledged. */
  async store(count: number): Promise<void> {
    const goal = this.acknowledged.length + count;
    while (this.acknowledged.length < goal) await this.somethingNew();
  }

  /** Answers once a try has been answered so, if none was before. */
  async isAnswered(status: number): Promise<void> {
    while (!this.failures.has(status)) await this.somethingNew();
  }

  /** Answers with the keys of all leads once the last is stored. */
  async stop(): Promise<string[]> {
    this.isStopping = true;
    await Promise.all(this.visits);
    return this.acknowledged;
  }

  /** For when the server is gone, and nothing will be stored any more. */
  async giveUp(): Promise<void> {
    this.isServerGone = true;
    await Promise.allSettled(this.visits);
  }

  private async visit(): Promise<void> {
    while (!this.isStopping) {
      const key = randomUUID();
      await sendUntilStored(this.url, key, (status) => this.note(status));
      this.acknowledged.push(key);
      this.tell();
    }
  }

  private note(status: number): void {
    if (this.isServerGone) throw new Error('The server is gone');
    this.failures.set(status, (this.failures.get(status) ?? 0) + 1);
    this.tell();
  }

  private somethingNew(): Promise<void> {
    return new Promise((resolve) => this.waiting.add(resolve));
  }

  private tell(): void {
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }
}

/** Of each stored lead, once for each event that tells of it. */
export async function storedKeys(target: TestDatabase['target']): Promise<string[]> {
  const database = connect(target);
  const rows = await database.reader
    .selectFrom('leads')
    .innerJoin('events', 'events.subjectId', 'leads.id')
    .where('events.type', '=', 'lead.created')
    .select('leads.idempotencyKey as key')
    .execute();
  await database.close();
  return rows.map(({ key }) => key ?? '');
}
