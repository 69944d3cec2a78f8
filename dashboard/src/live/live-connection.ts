import type { LiveEvent, LiveEventName } from '@meg/shared/contract/live';
import { liveNames, type ReceivedEvent } from './live-event.js';

/** The part of an EventSource that is used. */
export interface LiveSource {
  addEventListener(name: string, listener: (event: { data: string; lastEventId: string }) => void): void;
  onerror: unknown;
  close(): void;
}

export interface LiveDependencies {
  open: (lastEventId: string | undefined) => LiveSource;
  /** False: nobody is signed in, and the connection stays closed. */
  isSignedIn: () => Promise<boolean>;
  onEvent: (heard: ReceivedEvent) => void;
  wait: (work: () => void, delayMs: number) => () => void;
  random: () => number;
}

const firstRetryMs = 1_000;
const longestRetryMs = 30_000;
/** Three beats of the server. */
const silentForMs = 50_000;
const afterByeMs: Record<LiveEvent<'bye'>['reason'], number> = {
  renewed: 500,
  stopping: 1_000,
  session: 1_000,
  replaced: 60_000,
};

/**
 * Keeps one stream open and reconnects by itself. The browser's own reconnection is not enough: it gives up at the first
 * refusal, always waits equally long, and does not notice a dead connection.
 */
export class LiveConnection {
  private source: LiveSource | undefined;
  private failures = 0;
  private isStopped = false;
  private cancelRetry: (() => void) | undefined;
  private cancelWatch: (() => void) | undefined;

  constructor(
    private readonly dependencies: LiveDependencies,
    private lastEventId: string | undefined,
  ) {
    this.open();
  }

  /** After a sleep, or when the network is back. */
  reopen(): void {
    if (this.isStopped) return;
    this.disconnect();
    this.open();
  }

  stop(): void {
    this.isStopped = true;
    this.disconnect();
  }

  private disconnect(): void {
    this.cancelRetry?.();
    this.cancelWatch?.();
    this.source?.close();
    this.source = undefined;
  }

  private open(): void {
    const source = this.dependencies.open(this.lastEventId);
    this.source = source;
    for (const name of liveNames) {
      source.addEventListener(name, ({ data, lastEventId }) => {
        if (this.source === source) this.receive(name, JSON.parse(data), lastEventId);
      });
    }
    source.onerror = () => {
      if (this.source === source) void this.fail();
    };
    this.watchForSilence();
  }

  private receive<Name extends LiveEventName>(name: Name, data: LiveEvent<Name>, lastEventId: string): void {
    this.failures = 0;
    this.watchForSilence();
    const isOwnId = name !== 'beat' && name !== 'bye';
    if (isOwnId && lastEventId !== '') this.lastEventId = lastEventId;
    if (name === 'bye') void this.reconnectAfterBye((data as LiveEvent<'bye'>).reason);
    else this.dependencies.onEvent({ id: isOwnId ? lastEventId : '', name, data } as ReceivedEvent);
  }

  private watchForSilence(): void {
    this.cancelWatch?.();
    this.cancelWatch = this.dependencies.wait(() => void this.fail(), silentForMs);
  }

  private reconnectAfterBye(reason: LiveEvent<'bye'>['reason']): Promise<void> {
    return this.reconnect(afterByeMs[reason] * (1 + this.dependencies.random()), reason === 'session');
  }

  private fail(): Promise<void> {
    const delayMs = Math.min(firstRetryMs * 2 ** this.failures, longestRetryMs);
    this.failures += 1;
    // The second time in a row: it may be a refusal, whose reason the browser keeps to itself.
    return this.reconnect(delayMs * (0.5 + this.dependencies.random() / 2), this.failures > 1);
  }

  private async reconnect(delayMs: number, isDoubtful: boolean): Promise<void> {
    this.disconnect();
    if (isDoubtful && !(await this.dependencies.isSignedIn())) this.stop();
    if (!this.isStopped && !this.source) this.cancelRetry = this.dependencies.wait(() => this.reopen(), delayMs);
  }
}
