import type { LiveEvent, LiveEventName } from '@meg/shared/contract/live';

/** What the server told, as it goes from the tab that listens to all others. */
export type Heard = { [Name in LiveEventName]: { id: string; name: Name; data: LiveEvent<Name> } }[LiveEventName];

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

/** A stream that is resumed tells some things again. */
export class KnownIds {
  private readonly ids = new Set<string>();

  /** False where it was there before. An event without an id is never the same as another. */
  add(id: string): boolean {
    if (id === '') return true;
    if (this.ids.has(id)) return false;
    this.ids.add(id);
    const [oldest] = this.ids;
    if (this.ids.size > remembered && oldest !== undefined) this.ids.delete(oldest);
    return true;
  }
}
