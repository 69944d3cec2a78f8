import type { ComponentType } from 'react';
import type { Ask, Message } from '../conversation/state.js';
import type { AskProps, FeedbackBarProps, MessageCardProps } from './card-props.js';
import { definePart, type Part, partOf } from './part.js';

/**
 * The cards, which the first message does not need. The build makes a file of its own of each of these imports; what
 * comes one after the other stands in one.
 */
const quizCards = definePart(() => import('./quiz-cards.js'));
const handoffCards = definePart(() => import('./handoff-cards.js'));
const guideCards = definePart(() => import('./guide-cards.js'));

export const askParts: {
  readonly [K in Exclude<Ask['kind'], 'choices'>]: Part<ComponentType<AskProps<K>>>;
} = {
  leadForm: definePart(() => import('./lead-form/open-lead-form.js').then((module) => module.OpenLeadForm)),
  detail: definePart(() => import('./narrowing/open-detail.js').then((module) => module.OpenDetail)),
  quiz: partOf(quizCards, 'OpenQuiz'),
  handoff: partOf(handoffCards, 'OpenHandoff'),
  feedback: partOf(handoffCards, 'OpenFeedback'),
  countries: partOf(guideCards, 'OpenCountries'),
};

export const messageParts: {
  readonly [K in Exclude<Message['kind'], 'text' | 'details'>]: Part<ComponentType<MessageCardProps<K>>>;
} = {
  quote: definePart(() => import('./quote/shown-quote.js').then((module) => module.ShownQuote)),
  readiness: partOf(quizCards, 'ShownReadiness'),
  handoff: partOf(handoffCards, 'ShownHandoff'),
  complete: partOf(handoffCards, 'ShownComplete'),
  guide: partOf(guideCards, 'ShownGuide'),
};

export const feedbackBarPart: Part<ComponentType<FeedbackBarProps>> = partOf(handoffCards, 'FeedbackBar');

/** Ahead of need, and in silence: what fails here is tried again when it is needed, and told then. */
export function fetchCardsAhead(): void {
  for (const part of [...Object.values(askParts), ...Object.values(messageParts), feedbackBarPart]) {
    part.load().catch(() => undefined);
  }
}
