import type { FrameCompany } from '@meg/shared/contract/companies';
import type { Place } from '@meg/shared/contract/places';
import type { Thing } from '@meg/shared/contract/things';
import type { ConversationEvent } from '../conversation/event.js';
import type { Ask, Conversation, Message } from '../conversation/state.js';
import type { Text } from '../i18n/text.js';

/** How a card reports what the visitor does, and what it may use of its surroundings. */
export interface CardDoors {
  act(event: ConversationEvent): void;
  newKey(): string;
  nowMs(): number;
  findPlaces(q: string, signal: AbortSignal): Promise<readonly Place[]>;
  /** In the language on the screen; undefined if they do not load. */
  findThings(): Promise<readonly Thing[] | undefined>;
}

interface Card extends CardDoors {
  /** Whether the visitor has done something since the page was loaded. */
  readonly hasActed: boolean;
  readonly state: Conversation;
  readonly company: FrameCompany;
  readonly text: Text;
}

/** The props of a card below the last message, in which the visitor is asked for something. */
export interface AskProps<K extends Ask['kind']> extends Card {
  readonly ask: Extract<Ask, { kind: K }> & { readonly id: number };
  /** The id of the element that asks. */
  readonly askedBy: string;
  readonly takesFocus: boolean;
}

/** The props of a card that is a message. */
export interface MessageCardProps<K extends Message['kind']> extends Card {
  readonly message: Extract<Message, { kind: K }>;
}

export type FeedbackBarProps = Pick<Card, 'state' | 'text' | 'act'>;
