import type { AnswerKey, MoveQuestion } from './answer.js';
import type { LeadProblem } from './lead-fields.js';

/** Every sentence that the conversation can speak. Each catalogue has words for each of them. */
export type PhraseKey =
  | 'greeting.welcome'
  | 'typed.reply'
  | `ask.${MoveQuestion}`
  | 'ask.lead'
  | 'lead.given'
  | 'lead.saved'
  | 'lead.unsent'
  | 'lead.unsentHere'
  | 'lead.known'
  | 'lead.refused'
  | 'lead.notAccepted'
  | 'quote.intro'
  | 'quote.introUnavailable'
  | 'quote.failed'
  | 'narrow.agreed'
  | 'narrow.whichPlace'
  | 'narrow.none'
  | 'narrow.skip'
  | 'narrow.skipped'
  | 'narrow.surer'
  | 'narrow.moved'
  | 'narrow.unmoved'
  | 'narrow.refused'
  | 'narrow.failed'
  | 'part.failed'
  | 'widget.fault.text'
  | AnswerKey
  | LeadProblem;

export type PhraseParams = Readonly<Record<string, string | number>>;

/**
 * What is said, as data: a key of the catalogue, so that the language can change without losing the conversation,
 * or somebody's own words.
 */
export type Phrase =
  | {
      key: PhraseKey;
      params?: PhraseParams;
      /** Ends with the offer to call, where the company has a phone number. */
      offersCall?: true;
    }
  | { verbatim: string };
