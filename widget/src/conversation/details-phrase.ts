import type { Phrase } from './phrase.js';
import type { Message } from './state.js';

/** The submitted form as a sentence; without the route if that was known before. */
export function detailsPhrase({ form, part }: Extract<Message, { kind: 'details' }>): Phrase {
  return part === 'contact' ? { key: 'say.keep' } : { key: 'lead.given', params: form };
}
