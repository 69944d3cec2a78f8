import type { Detail } from '../../conversation/drafts/quote-details.js';
import type { Text } from '../../i18n/text.js';
import type { FindPlaces } from '../place/use-suggestions.js';

export interface QuestionProps {
  readonly text: Text;
  readonly findPlaces: FindPlaces;
  /** `said` is the answer in words, as the conversation shows it. */
  onAnswer(detail: Detail, said: string): void;
}
