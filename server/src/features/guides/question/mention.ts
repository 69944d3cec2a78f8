import type { Span } from '../../../text/misleading-names.js';
import type { KnownCountry, NameKind } from './country-index.js';

/** A name of a country, or of what tells one, in a question. */
export interface Mention extends Span {
  readonly country: KnownCountry;
  readonly kind: NameKind;
  /** Whether a letter was wrong. */
  readonly isGuess: boolean;
  /** Whether the word's ending says that the move begins there. */
  readonly isInflectedFrom: boolean;
  /** Whether the word's ending says that something is there. */
  readonly isInflectedPlace: boolean;
  /** Whether the word's ending says that one goes there. */
  readonly isInflectedGoal: boolean;
  /** False for a street, a dish or a firm, or an adjective alone. */
  readonly isMeant: boolean;
}

/** A name that is meant and has neither a slip nor an ending. */
export const plainMention = {
  isGuess: false,
  isInflectedFrom: false,
  isInflectedPlace: false,
  isInflectedGoal: false,
  isMeant: true,
} as const;
