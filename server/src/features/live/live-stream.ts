import { Readable } from 'node:stream';
import type { LiveEvent, LiveEventName } from '@meg/shared/contract/live';
import { memberOf, type Person } from '../../people/person.js';
import type { Listener } from './live-entries.store.js';

/** The limit for a browser that has stopped reading. When it reconnects, it resumes where it was. */
const mostWaitingBytes = 64 * 1_024;
/** The time until a browser reconnects. */
const retryMs = 2_000;

export type Goodbye = LiveEvent<'bye'>['reason'];

export type LiveMessage = { [Name in LiveEventName]: { id: string; name: Name; data: LiveEvent<Name> } }[LiveEventName];

/** One open dashboard. */
export class LiveStream {
  readonly readable = new Readable({ read: () => undefined, highWaterMark: mostWaitingBytes });
  readonly listener: Listener;
  /** Events that come before `begin`. */
  private held: LiveMessage[] | undefined = [];
  private hasEnded = false;

  constructor(
    readonly token: string,
    person: Person,
    readonly openedAt: number,
  ) {
    this.listener = memberOf(person);
    this.write(`retry: ${retryMs}\n\n`);
  }

  get isOpen(): boolean {
    return !this.hasEnded && !this.readable.destroyed;
  }

  /** Sends the first events. From here on every event goes out at once. */
  begin(first: readonly LiveMessage[]): void {
    const known = new Set(first.map(({ id }) => id));
    const later = (this.held ?? []).filter(({ id }) => !known.has(id));
    this.held = undefined;
    for (const message of [...first, ...later]) this.send(message);
  }

  send(message: LiveMessage): void {
    if (this.held) this.held.push(message);
    else this.write(`id: ${message.id}\n${textOf(message)}`);
  }

  /** An event, because a page does not see comments and could not tell a dead connection from a quiet one. */
  beat(): void {
    this.write(textOf({ name: 'beat', data: {} }));
  }

  end(reason: Goodbye): void {
    this.write(textOf({ name: 'bye', data: { reason } }));
    if (!this.isOpen) return;
    this.hasEnded = true;
    this.readable.push(null);
  }

  private write(text: string): void {
    if (!this.isOpen) return;
    if (this.readable.readableLength + text.length > mostWaitingBytes) this.readable.destroy();
    else this.readable.push(text);
  }
}

/** JSON has no line breaks of its own, so each event is one line of data. */
function textOf({ name, data }: Pick<LiveMessage, 'name' | 'data'>): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
