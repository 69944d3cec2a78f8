import { LiveConnection, type LiveDependencies } from './live-connection.js';
import { KnownIds, type ReceivedEvent } from './live-event.js';

type TabMessage = { kind: 'heard'; heard: ReceivedEvent } | { kind: 'who' };

interface TabDependencies extends Omit<LiveDependencies, 'onEvent'> {
  /** The same for all tabs of one person at one company. */
  name: string;
  onEvent: (heard: ReceivedEvent, isLeader: boolean) => void;
}

/**
 * One stream for all tabs of a browser, which opens only six connections to a server: the tab that holds the lock
 * listens and tells the others; when it closes, the next takes over from where it was. Where a browser has no locks,
 * each tab listens for itself.
 */
export class LiveTabs {
  private readonly known = new KnownIds();
  private readonly channel: BroadcastChannel | undefined;
  private readonly stopping = new AbortController();
  private connection: LiveConnection | undefined;
  private lastEventId: string | undefined;
  private latest: ReceivedEvent | undefined;

  constructor(private readonly dependencies: TabDependencies) {
    if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) {
      this.becomeLeader();
      return;
    }
    this.channel = new BroadcastChannel(dependencies.name);
    this.channel.onmessage = ({ data }: MessageEvent<TabMessage>) => this.onTabMessage(data);
    this.post({ kind: 'who' });
    navigator.locks
      .request(dependencies.name, { signal: this.stopping.signal }, () => {
        this.becomeLeader();
        // Holds the lock until the tab is closed, or stops.
        return new Promise<void>((resolve) => this.stopping.signal.addEventListener('abort', () => resolve()));
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
    this.stopping.abort();
    this.connection?.stop();
    this.channel?.close();
  }

  private becomeLeader(): void {
    if (this.stopping.signal.aborted) return;
    const onEvent = (heard: ReceivedEvent) => {
      this.post({ kind: 'heard', heard });
      this.deliver(heard);
    };
    this.connection = new LiveConnection({ ...this.dependencies, onEvent }, this.lastEventId);
  }

  private onTabMessage(said: TabMessage): void {
    if (said.kind === 'heard') this.deliver(said.heard);
    // Tells a tab that has just opened that events arrive.
    else if (this.connection && this.latest) this.post({ kind: 'heard', heard: { id: '', name: 'beat', data: {} } });
  }

  private deliver(heard: ReceivedEvent): void {
    this.latest = heard;
    if (heard.id !== '') this.lastEventId = heard.id;
    if (this.known.add(heard.id)) this.dependencies.onEvent(heard, this.isLeader);
  }

  private post(said: TabMessage): void {
    this.channel?.postMessage(said);
  }
}
