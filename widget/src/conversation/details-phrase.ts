import type { Phrase } from './phrase.js';
import type { Message } from './state.js';

/** What the form said, as a sentence: without a route, where the route was known before. */
export function detailsPhrase({ form, part }: Extract<Message, { kind: 'details' }>): Phrase {
  return part === 'contact' ? { key: 'say.keep' } : { key: 'lead.given', params: form };
}
