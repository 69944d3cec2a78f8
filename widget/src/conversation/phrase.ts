import type { ChatKey } from '@meg/shared/languages/language';

export type PhraseKey = ChatKey;

export type PhraseParams = Readonly<Record<string, string | number>>;

/**
 * What is said, as data: a key of the language, so that it can change without losing the conversation, or somebody's
 * own words.
 */
export type Phrase =
  | {
      key: PhraseKey;
      params?: PhraseParams;
      /** Ends with the offer to call, where the company has a phone number. */
      offersCall?: true;
    }
  | { verbatim: string };
