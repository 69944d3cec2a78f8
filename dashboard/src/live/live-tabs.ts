import { LiveConnection, type LiveDependencies } from './live-connection.js';
import { KnownIds, type ReceivedEvent } from './live-event.js';

type TabMessage = { kind: 'heard'; heard: ReceivedEvent } | { kind: 'who' };

interface TabDependencies extends Omit<LiveDependencies, 'onHeard'> {
  /** The same for all tabs of one person at one company. */
  name: string;
  onHeard: (heard: ReceivedEvent, isLeader: boolean) => void;
}

/**
 * One stream for all tabs of a browser, which opens only six connections to a server: the tab that holds the lock
 * listens and tells the others; when it closes, the next takes over from where it was. Where a browser has no locks,
 * each tab listens for itself.
 */
export class LiveTabs {
  private readonly known = new KnownIds();
  private readonly channel: BroadcastChannel | undefined;
  private readonly giveUp = new AbortController();
  private connection: LiveConnection | undefined;
  private lastEventId: string | undefined;
  private latest: ReceivedEvent | undefined;

  constructor(private readonly dependencies: TabDependencies) {
    if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) {
      this.lead();
      return;
    }
    this.channel = new BroadcastChannel(dependencies.name);
    this.channel.onmessage = ({ data }: MessageEvent<TabMessage>) => this.hearOther(data);
    this.tell({ kind: 'who' });
    navigator.locks
      .request(dependencies.name, { signal: this.giveUp.signal }, () => {
        this.lead();
        // Held until the tab is gone, or stops.
        return new Promise<void>((resolve) => this.giveUp.signal.addEventListener('abort', () => resolve()));
      })
      .catch(() => undefined);
  }

  get isLeader(): boolean {
    return this.connection !== undefined;
  }

  reopen(): void {
    this.connection?.reopen();
  }

  stop(): void {
    this.giveUp.abort();
    this.connection?.stop();
    this.channel?.close();
  }

  private lead(): void {
    if (this.giveUp.signal.aborted) return;
    const onHeard = (heard: ReceivedEvent) => {
      this.tell({ kind: 'heard', heard });
      this.take(heard);
    };
    this.connection = new LiveConnection({ ...this.dependencies, onHeard }, this.lastEventId);
  }

  private hearOther(said: TabMessage): void {
    if (said.kind === 'heard') this.take(said.heard);
    // A tab that has just opened wants to know that somebody listens.
    else if (this.connection && this.latest) this.tell({ kind: 'heard', heard: { id: '', name: 'beat', data: {} } });
  }

  private take(heard: ReceivedEvent): void {
    this.latest = heard;
    if (heard.id !== '') this.lastEventId = heard.id;
    if (this.known.add(heard.id)) this.dependencies.onHeard(heard, this.isLeader);
  }

  private tell(said: TabMessage): void {
    this.channel?.postMessage(said);
  }
}
