/** The cards beside and after the quote, as one file, which compresses better than several. */
export { OpenCountries as countries, ShownGuide as guide } from './guide-cards.js';
export {
  FeedbackBar as feedbackBar,
  OpenFeedback as feedback,
  OpenHandoff as handoff,
  ShownComplete as complete,
  ShownHandoff as handoffDone,
} from './handoff-cards.js';
export { OpenQuiz as quiz, ShownReadiness as readiness } from './quiz-cards.js';
