import type { SentMessage } from '@meg/shared/contract/sent-messages';
import type { TimePlace } from './time/time-cursor.js';

/** Which sent messages a page shows. */
export interface SentMessageQuery {
  companyId: string;
  /** Undefined: all people of the team. */
  personIds: readonly string[] | undefined;
  /** Undefined: every visitor. Null: none. */
  visitorEmail: string | null | undefined;
  leadId: string | undefined;
  before: TimePlace | undefined;
  limit: number;
}

/** The people of the team as the list names them. */
export type PeopleById = ReadonlyMap<string, { name: string; email: string }>;

/** One kind of message that the server sends. */
export interface SentMessageSource {
  /** The newest first. */
  sent: (wanted: SentMessageQuery, people: PeopleById) => Promise<SentMessage[]>;
}

export function recipientOf(people: PeopleById, personId: string): SentMessage['recipient'] {
  const person = people.get(personId);
  return { personId, name: person?.name ?? '', address: person?.email ?? '' };
}
