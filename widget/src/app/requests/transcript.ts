import type { ConversationLine } from '@meg/shared/contract/conversation';
import { chipPhrase } from '../../conversation/chip.js';
import { detailsPhrase } from '../../conversation/details-phrase.js';
import { cleanText } from '../../conversation/drafts/lead-form.js';
import type { EarlierRange, Message } from '../../conversation/state.js';
import type { Text } from '../../i18n/text.js';

/** Well below the limits of the server, and of the browser for `keepalive` requests, in any script. */
const mostCharacters = 12_000;
/** The size of a line besides its text. */
const lineCharacters = 40;

/** The conversation as the company reads it, a line for each message. Of a very long one, the end. */
export function transcript(messages: readonly Message[], text: Text): ConversationLine[] {
  const lines = messages.map((message): ConversationLine => {
    const { from, atMs } = message;
    return {
      speaker: from === 'meg' ? 'assistant' : 'visitor',
      ...(atMs && { at: new Date(atMs).toISOString() }),
      text: cleanText(messageText(message, text).replace(/\s+/g, ' ')).slice(0, mostCharacters - lineCharacters),
    };
  });
  let left = mostCharacters;
  const isFitting = (line: ConversationLine) => {
    left -= line.text.length + lineCharacters;
    return left >= 0;
  };
  const from = lines.findLastIndex((line) => !isFitting(line));
  return lines.slice(from + 1);
}

function messageText(message: Message, text: Text): string {
  switch (message.kind) {
    case 'text':
      return text.phrase(message.text);
    case 'chips':
      return [text.phrase(message.text), ...message.chips.map((chip) => text.phrase(chipPhrase(chip)))].join(' ');
    case 'details':
      return text.phrase(detailsPhrase(message));
    case 'guide':
      return message.answer;
    case 'readiness':
      return `${text.t(`readiness.levels.${message.result.readinessLevel}`)} (${message.result.percentage} %)`;
    case 'handoff':
      return message.handoff.reference;
    case 'complete':
      return text.t('complete.title');
    case 'quote':
      return rangeText(message.first ?? message.quote, text) || text.t('quote.unavailable');
  }
}

/** The range as the visitor sees it; empty if there is none. Of a quote that has changed, later messages say the rest. */
function rangeText({ minPrice, maxPrice, currency }: EarlierRange, text: Text): string {
  return minPrice === null || maxPrice === null ? '' : text.range(minPrice, maxPrice, currency);
}
