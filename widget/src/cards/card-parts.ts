import type { ComponentType } from 'react';
import type { Ask, Message } from '../conversation/state.js';
import type { AskProps, FeedbackBarProps, MessageCardProps } from './card-props.js';
import { definePart, type Part, partOf } from './part.js';
import type { WaysOutProps } from './ways-out/ways-out.js';

/**
 * The cards, which the first message does not need. The build makes a file of each of these imports. More files than
 * two would weigh more, as all are fetched ahead; with one file, the form would wait for the cards that come later.
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
  chips: partOf(laterCards, 'chips'),
};

export const waysOutPart: Part<ComponentType<WaysOutProps>> = partOf(quoteCards, 'waysOut');

export const feedbackBarPart: Part<ComponentType<FeedbackBarProps>> = partOf(laterCards, 'feedbackBar');

/** Fetched before they are needed. A failure is not shown: the card tries again when it is opened. */
export function fetchCardsAhead(): void {
  for (const part of [quoteCards, laterCards]) part.load().catch(() => undefined);
}
