import type { LiveEvent, LiveEventName } from '@meg/shared/contract/live';

/** An event of the server, as the listening tab passes it on to the other tabs. */
export type ReceivedEvent = {
  [Name in LiveEventName]: { id: string; name: Name; data: LiveEvent<Name> };
}[LiveEventName];

/** Typed by the contract: a new event does not compile before it is here. */
const names: Readonly<Record<LiveEventName, true>> = {
  hello: true,
  notification: true,
  notificationsChanged: true,
  leads: true,
  beat: true,
  bye: true,
};

export const liveNames = Object.keys(names) as LiveEventName[];

const remembered = 400;

/** The ids of recent events: a resumed stream repeats some of them. */
export class KnownIds {
  private readonly ids = new Set<string>();

  /** False if the id is known already. An event without an id is always new. */
  add(id: string): boolean {
    if (id === '') return true;
    if (this.ids.has(id)) return false;
    this.ids.add(id);
    const [oldest] = this.ids;
    if (this.ids.size > remembered && oldest !== undefined) this.ids.delete(oldest);
    return true;
  }
}
