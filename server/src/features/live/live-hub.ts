import { may } from '@meg/shared/domain/people/permissions';
import { AppError } from '../../app-error.js';
import type { Ground } from '../../ground.js';
import { firstIdAt, timeOfId } from '../../ids/id-time.js';
import { memberOf, type Person } from '../../people/person.js';
import { dayMs } from '../../time/time-units.js';
import { type Listener, type LiveEntry, listEntriesFor, listLiveEntries } from './live-entries.store.js';
import { type LiveFacts, LiveMessages } from './live-messages.js';
import { type LiveMessage, LiveStream } from './live-stream.js';
import { LiveStreams } from './live-streams.js';

interface Needs extends Pick<Ground, 'database' | 'now' | 'newId' | 'logger'> {
  facts: LiveFacts;
  /** The person of a session, without counting as its use. */
  lookUp: (token: string) => Promise<Person | undefined>;
  /** Whether that lead is shown to the listener. */
  seesLead: (listener: Listener, leadId: string) => Promise<boolean>;
  longestStreamMs: number;
}

interface Opening {
  token: string;
  person: Person;
  /** The last event before the connection broke. */
  lastEventId: string | undefined;
}

/** Ids are not in order of commit, so entries are looked for this far back. */
const lookBackMs = 2_000;
/** Each beat looks this far back, for slow transactions and clocks that are behind. */
const longLookBackMs = 30_000;
const keptMs = dayMs;
const readAtOnce = 500;
/** Reading the pages anew is faster than sending more events than this. */
const mostMissed = 200;
/** Entries that are stored together are sent together. */
const restMs = 15;

/** Sends the open dashboards of this process what any process has stored. */
export class LiveHub {
  readonly streams = new LiveStreams();
  private readonly seen = new Set<string>();
  private lookedAt = 0;
  private primed: Promise<void> | undefined;
  private working: Promise<void> | undefined;
  private isWanted = false;
  private isClosed = false;

  constructor(private readonly needs: Needs) {}

  async open({ token, person, lastEventId }: Opening): Promise<LiveStream> {
    if (this.streams.isFull || this.isClosed) throw new AppError('unavailable');
    await this.catchUp();
    const stream = new LiveStream(token, person, this.needs.now());
    this.streams.add(stream);
    void this.wake();
    try {
      stream.begin(await this.firstMessages(memberOf(person), lastEventId));
    } catch (error) {
      stream.readable.destroy();
      throw error;
    }
    // The server may have begun to stop meanwhile, or allow no time for streams.
    if (this.isClosed) stream.end('stopping');
    if (this.hasLasted(stream)) stream.end('renewed');
    return stream;
  }

  /** Looks for new entries. Resolves when they are sent. */
  wake(): Promise<void> {
    if (this.streams.size === 0) {
      this.primed = undefined;
      return Promise.resolve();
    }
    this.isWanted = true;
    this.working ??= this.work();
    return this.working;
  }

  /** Keeps connections open, and ends those whose person may no longer listen. */
  async beat(): Promise<void> {
    for (const stream of this.streams) {
      if (this.hasLasted(stream)) stream.end('renewed');
      // While the database is away, streams stay open.
      else if (await this.mayListen(stream).catch(() => stream.isOpen)) stream.beat();
    }
    await this.working;
    if (this.streams.size > 0) await this.guarded(() => this.readNew(longLookBackMs));
    const floor = firstIdAt(this.lookedAt - 2 * longLookBackMs);
    for (const id of this.seen) if (id < floor) this.seen.delete(id);
  }

  close(): void {
    this.isClosed = true;
    for (const stream of this.streams) stream.end('stopping');
  }

  private hasLasted({ openedAt }: LiveStream): boolean {
    return this.needs.now() - openedAt >= this.needs.longestStreamMs;
  }

  private async work(): Promise<void> {
    while (this.isWanted) {
      this.isWanted = false;
      await new Promise((resolve) => setTimeout(resolve, restMs));
      await this.guarded(() => this.readNew(lookBackMs));
    }
    this.working = undefined;
  }

  /** After a fault the next wake-up or beat reads again, so no entry is lost. */
  private guarded(work: () => Promise<void>): Promise<void> {
    return work().catch((error: Error) =>
      this.needs.logger.error({ reason: error.message }, 'open dashboards were not told what is new'),
    );
  }

  /** A dashboard gets only what is stored after it opens. */
  private async catchUp(): Promise<void> {
    await this.wake();
    this.primed ??= this.prime();
    await this.primed;
  }

  /** Marks all present entries as seen, before the first dashboard opens. */
  private async prime(): Promise<void> {
    this.lookedAt = this.needs.now();
    for await (const entries of this.entriesSince(this.lookedAt - longLookBackMs)) {
      for (const { id } of entries) this.seen.add(id);
    }
  }

  private async readNew(backMs: number): Promise<void> {
    const startedAt = this.needs.now();
    for await (const entries of this.entriesSince(this.lookedAt - backMs)) {
      const fresh = entries.filter(({ id }) => !this.seen.has(id));
      await this.deliver(fresh);
      for (const { id } of fresh) this.seen.add(id);
    }
    this.lookedAt = startedAt;
  }

  private async *entriesSince(timeMs: number): AsyncGenerator<LiveEntry[]> {
    let after = firstIdAt(timeMs);
    for (let read = readAtOnce; read === readAtOnce; ) {
      const entries = await listLiveEntries(this.needs.database.reader, after, readAtOnce);
      if (entries.length > 0) yield entries;
      after = entries.at(-1)?.id ?? after;
      read = entries.length;
    }
  }

  private async deliver(entries: readonly LiveEntry[]): Promise<void> {
    const messages = new LiveMessages(this.needs.facts);
    const checked = new Map<LiveStream, Promise<boolean>>();
    for (const entry of entries) {
      const streams = this.streams.listeningTo(entry);
      if (streams.length === 0) continue;
      const message = await messages.messageOf(entry);
      for (const stream of streams) {
        if (!(await this.hears(stream.listener, entry))) continue;
        const mayListen = checked.get(stream) ?? this.mayListen(stream);
        checked.set(stream, mayListen);
        if (await mayListen) stream.send(message);
      }
    }
  }

  /** Ends the stream if its person has signed out, is disabled or suspended, or looks at another company. */
  private async mayListen(stream: LiveStream): Promise<boolean> {
    const person = await this.needs.lookUp(stream.token);
    const { personId, companyId } = stream.listener;
    const now = person && memberOf(person);
    const isSame = now?.personId === personId && now.companyId === companyId && now.role === stream.listener.role;
    if (isSame) return true;
    stream.end('session');
    return false;
  }

  private async firstMessages(listener: Listener, lastEventId: string | undefined): Promise<LiveMessage[]> {
    const { facts, newId } = this.needs;
    const messages = new LiveMessages(facts);
    const missed = await this.missedSince(listener, lastEventId);
    const unread = await messages.unreadOf(listener.personId);
    const hello: LiveMessage = { id: newId(), name: 'hello', data: { unread, missed: missed === undefined } };
    const rest: LiveMessage[] = [];
    for (const entry of missed ?? []) {
      if (await this.hears(listener, entry)) rest.push(await messages.messageOf(entry));
    }
    return [hello, ...rest];
  }

  /** Undefined if more was missed than is kept or can be sent. */
  private async missedSince(listener: Listener, lastEventId = ''): Promise<LiveEntry[] | undefined> {
    const { database, now } = this.needs;
    const heardAt = timeOfId(lastEventId);
    if (heardAt === undefined || heardAt < now() - keptMs + longLookBackMs) return undefined;
    const wanted = { after: firstIdAt(heardAt - longLookBackMs), most: mostMissed + 1 };
    const entries = await listEntriesFor(database.reader, listener, wanted);
    return entries.length > mostMissed ? undefined : entries;
  }

  /**
   * What is for nobody in person is about a lead of the company. Who gets it is told to all: whoever saw it until then has
   * it open or in a list. The event has its id alone, with which they are shown nothing of it any more.
   */
  private async hears(listener: Listener, { kind, personId, subjectId }: LiveEntry): Promise<boolean> {
    if (personId !== null) return true;
    if (!may(listener.role, 'leads.see')) return false;
    return kind === 'assignedLead' || (await this.needs.seesLead(listener, subjectId ?? ''));
  }
}
