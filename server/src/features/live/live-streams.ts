import type { LiveEntry } from './live-entries.store.js';
import type { LiveStream } from './live-stream.js';

const mostOfPerson = 10;
const mostOfAll = 2_000;

/** The open dashboards of this process. */
export class LiveStreams {
  private readonly streams = new Set<LiveStream>();

  get size(): number {
    return this.streams.size;
  }

  get isFull(): boolean {
    return this.streams.size >= mostOfAll;
  }

  [Symbol.iterator](): Iterator<LiveStream> {
    return [...this.streams][Symbol.iterator]();
  }

  /** Closes the oldest stream of a person who has too many. */
  add(stream: LiveStream): void {
    const own = [...this.streams].filter(({ listener }) => listener.personId === stream.listener.personId);
    for (const oldest of own.slice(0, Math.max(0, own.length - mostOfPerson + 1))) oldest.end('replaced');
    this.streams.add(stream);
    stream.readable.once('close', () => this.streams.delete(stream));
  }

  /** The streams that an entry is for. */
  listeningTo({ companyId, personId }: LiveEntry): LiveStream[] {
    return [...this.streams].filter(({ listener, isOpen }) => {
      if (!isOpen) return false;
      return personId === null ? listener.companyId === companyId : listener.personId === personId;
    });
  }
}
