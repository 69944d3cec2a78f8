import type { Detail } from '../../conversation/drafts/quote-details.js';
import type { Text } from '../../i18n/text.js';
import type { CardDoors } from '../card-props.js';

export interface QuestionProps extends Pick<CardDoors, 'findPlaces' | 'findThings'> {
  readonly text: Text;
  readonly takesFocus: boolean;
  /** `said` is the answer in words, as the conversation shows it. */
  onAnswer(detail: Detail, said: string): void;
}
