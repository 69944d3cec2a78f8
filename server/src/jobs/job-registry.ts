import type { EventType } from '../events/record-event.js';
import type { JobHandler } from './job.js';

/** The kinds of jobs that this server can do, and the events that create them. Filled before the start. */
export class JobRegistry {
  private readonly handlers = new Map<string, JobHandler>();

  handle(handler: JobHandler): void {
    if (this.handlers.has(handler.kind)) throw new Error(`Two handlers for jobs of the kind ${handler.kind}`);
    this.handlers.set(handler.kind, handler);
  }

  /** The kinds of jobs that the event makes. */
  kindsFor(event: EventType): string[] {
    return [...this.handlers.values()].filter(({ events }) => events?.includes(event)).map(({ kind }) => kind);
  }

  handlerOf(kind: string): JobHandler | undefined {
    return this.handlers.get(kind);
  }

  /** Jobs of other kinds are left for a server that knows them, such as one of a newer version. */
  get kinds(): readonly string[] {
    return [...this.handlers.keys()];
  }

  /** Kinds whose jobs wait while their company may not send anything to others. */
  get waitingKinds(): readonly string[] {
    return [...this.handlers.values()].filter(({ waitsForStanding }) => waitsForStanding).map(({ kind }) => kind);
  }
}
