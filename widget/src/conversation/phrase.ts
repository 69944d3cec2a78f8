import type { ChatKey } from '@meg/shared/languages/language';

export type PhraseKey = ChatKey;

/** An amount, or a range where the two differ. */
export interface Money {
  readonly low: number;
  readonly high: number;
  readonly currency: string;
}

/** A list is of phrases, which are joined. */
export type PhraseParams = Readonly<Record<string, string | number | Money | readonly PhraseKey[]>>;

/**
 * A text as data: the key of a phrase, so that the conversation can be shown in another language, or words that
 * somebody wrote.
 */
export type Phrase =
  | {
      key: PhraseKey;
      params?: PhraseParams;
      /** Whether an offer to call follows, if the company has a phone number. */
      offersCall?: true;
    }
  | { verbatim: string };
