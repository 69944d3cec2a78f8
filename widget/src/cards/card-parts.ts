import type { ComponentType } from 'react';
import type { Ask, Message } from '../conversation/state.js';
import type { AskProps, FeedbackBarProps, MessageCardProps } from './card-props.js';
import { definePart, type Part, partOf } from './part.js';

/**
 * The cards, which the first message does not need. The build makes a file of its own of each of these imports. Two, as
 * all are fetched ahead: in more they would weigh a fifth more, and in one the form would wait for the rest.
 */
const quoteCards = definePart(() => import('./quote-cards.js'));
const laterCards = definePart(() => import('./later-cards.js'));

export const askParts: {
  readonly [K in Exclude<Ask['kind'], 'choices'>]: Part<ComponentType<AskProps<K>>>;
} = {
  leadForm: partOf(quoteCards, 'leadForm'),
  detail: partOf(quoteCards, 'detail'),
  quiz: partOf(laterCards, 'quiz'),
  handoff: partOf(laterCards, 'handoff'),
  feedback: partOf(laterCards, 'feedback'),
  countries: partOf(laterCards, 'countries'),
};

export const messageParts: {
  readonly [K in Exclude<Message['kind'], 'text' | 'details'>]: Part<ComponentType<MessageCardProps<K>>>;
} = {
  quote: partOf(quoteCards, 'quote'),
  readiness: partOf(laterCards, 'readiness'),
  handoff: partOf(laterCards, 'handoffDone'),
  complete: partOf(laterCards, 'complete'),
  guide: partOf(laterCards, 'guide'),
};

export const feedbackBarPart: Part<ComponentType<FeedbackBarProps>> = partOf(laterCards, 'feedbackBar');

/** Ahead of need, and in silence: what fails here is tried again when it is needed, and told then. */
export function fetchCardsAhead(): void {
  for (const part of [quoteCards, laterCards]) part.load().catch(() => undefined);
}
