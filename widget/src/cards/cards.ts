import type { ComponentType } from 'react';
import type { Ask, Message } from '../conversation/state.js';
import type { AskProps, FeedbackBarProps, MessageCardProps } from './card-props.js';
import { ChipsCard } from './chips/chips-card.js';
import { CompleteCard } from './complete/complete-card.js';
import { FeedbackCard } from './feedback/feedback-card.js';
import { FeedbackPrompt } from './feedback/feedback-prompt.js';
import { CountryMenu } from './guide/country-menu.js';
import { GuideCard } from './guide/guide-card.js';
import { HandoffCard } from './handoff/handoff-card.js';
import { HandoffDoneCard } from './handoff/handoff-done-card.js';
import { LeadForm } from './lead-form/lead-form.js';
import { DetailCard } from './narrowing/detail-card.js';
import { QuizCard } from './quiz/quiz-card.js';
import { QuoteCard } from './quote/quote-card.js';
import { ReadinessCard } from './readiness/readiness-card.js';
import { WaysOut, type WaysOutProps } from './ways-out/ways-out.js';

export interface Cards {
  readonly asks: { readonly [K in Exclude<Ask['kind'], 'choices'>]: ComponentType<AskProps<K>> };
  readonly messages: {
    readonly [K in Exclude<Message['kind'], 'text' | 'details'>]: ComponentType<MessageCardProps<K>>;
  };
  readonly waysOut: ComponentType<WaysOutProps>;
  readonly feedbackBar: ComponentType<FeedbackBarProps>;
}

/** All cards. None is needed before the engine, so they come in one file with it, which compresses better than several. */
export const cards: Cards = {
  asks: {
    leadForm: LeadForm,
    detail: DetailCard,
    quiz: QuizCard,
    handoff: HandoffCard,
    feedback: FeedbackCard,
    countries: CountryMenu,
  },
  messages: {
    quote: QuoteCard,
    readiness: ReadinessCard,
    handoff: HandoffDoneCard,
    complete: CompleteCard,
    guide: GuideCard,
    chips: ChipsCard,
  },
  waysOut: WaysOut,
  feedbackBar: FeedbackPrompt,
};
