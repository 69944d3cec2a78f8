import type { EventType } from '../events/record-event.js';
import type { JobHandler } from './job.js';

/** Which kinds of jobs this server knows how to do, and which events make one. Filled by `app.ts` before the start. */
export class JobRegistry {
  private readonly handlers = new Map<string, JobHandler>();
  private readonly subscriptions = new Map<EventType, Set<string>>();

  handle(handler: JobHandler): void {
    if (this.handlers.has(handler.kind)) throw new Error(`Two handlers for jobs of the kind ${handler.kind}`);
    this.handlers.set(handler.kind, handler);
  }

  /** Each of these events makes one job of this kind, whose payload is `{ eventId, type, subjectId, happenedAt, ...detail }`. */
  subscribe(kind: string, events: readonly EventType[]): void {
    for (const event of events) this.subscriptions.set(event, this.kindsFor(event).add(kind));
  }

  kindsFor(event: EventType): Set<string> {
    return this.subscriptions.get(event) ?? new Set();
  }

  handlerOf(kind: string): JobHandler | undefined {
    return this.handlers.get(kind);
  }

  /** Jobs of other kinds are left for a server that knows them, such as one of a newer version. */
  get kinds(): readonly string[] {
    return [...this.handlers.keys()];
  }

  /** Those that wait while their company may not reach outside. */
  get waitingKinds(): readonly string[] {
    return [...this.handlers.values()].filter(({ waitsForStanding }) => waitsForStanding).map(({ kind }) => kind);
  }

  /** A job that nobody does would wait for ever. */
  check(): void {
    for (const kind of new Set([...this.subscriptions.values()].flatMap((kinds) => [...kinds]))) {
      if (!this.handlers.has(kind)) throw new Error(`Events make jobs of the kind ${kind}, and nothing does them`);
    }
  }
}
