import { detailsPhrase } from '../../conversation/details-phrase.js';
import type { Message } from '../../conversation/state.js';
import type { Text } from '../../i18n/text.js';

/** Well below the server's limits (and the browser's for a request that outlives its page), whatever the script. */
const mostCharacters = 12_000;

/** The conversation as the company reads it, a line for each message; of a very long one, the end. */
export function transcript(messages: readonly Message[], text: Text): string {
  const lines = messages.map((message) => {
    const speaker = text.t(message.from === 'meg' ? 'log.meg' : 'transcript.visitor');
    return `${speaker} ${messageText(message, text)}`.replace(/\s+/g, ' ');
  });
  while (lines.join('\n').length > mostCharacters) lines.shift();
  return lines.join('\n');
}

function messageText(message: Message, text: Text): string {
  switch (message.kind) {
    case 'text':
      return text.phrase(message.text);
    case 'details':
      return text.phrase(detailsPhrase(message));
    case 'guide':
      return message.answer;
    case 'readiness':
      return `${text.readiness.levels[message.result.readinessLevel]} (${message.result.percentage} %)`;
    case 'handoff':
      return message.handoff.reference;
    case 'complete':
      return text.t('complete.title');
    case 'quote':
      return quoteText(message.quote, text) || text.t('quote.unavailable');
  }
}

/** The range as the visitor sees it; nothing where there is none. */
export function quoteText(quote: Extract<Message, { kind: 'quote' }>['quote'] | null, text: Text): string {
  if (quote === null || quote.minPrice === null || quote.maxPrice === null) return '';
  return text.range(quote.minPrice, quote.maxPrice, quote.currency);
}
