/** The cards that come after the quote or apart from it, in one file, which compresses better than several. */
export { ChipsCard as chips } from './chips/chips-card.js';
export { CompleteCard as complete } from './complete/complete-card.js';
export { FeedbackCard as feedback } from './feedback/feedback-card.js';
export { FeedbackPrompt as feedbackBar } from './feedback/feedback-prompt.js';
export { CountryMenu as countries } from './guide/country-menu.js';
export { GuideCard as guide } from './guide/guide-card.js';
export { HandoffCard as handoff } from './handoff/handoff-card.js';
export { HandoffDoneCard as handoffDone } from './handoff/handoff-done-card.js';
export { QuizCard as quiz } from './quiz/quiz-card.js';
export { ReadinessCard as readiness } from './readiness/readiness-card.js';
