import type { FeedbackDraft, Rating } from '../../conversation/drafts/feedback-draft.js';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import { pressInForm } from '../press-in-form.js';
import { CommentField } from './comment-field.js';
import styles from './feedback-card.module.css';
import { RatingChoice } from './rating-choice.js';

export interface FeedbackCardProps {
  readonly feedback: FeedbackDraft;
  readonly text: Text;
  readonly takesFocus: boolean;
  onRate(rating: Rating): void;
  onComment(comment: string): void;
  onSubmit(): void;
  onCancel(): void;
}

/** How the chat was: one tap, then as many words as one likes. */
export function FeedbackCard({ feedback, text, takesFocus, ...actions }: FeedbackCardProps) {
  const { rating, comment } = feedback;
  return (
    // The enter key submits from a radio too, before there is a button for it.
    <form className={kit.card} onSubmit={(event) => event.preventDefault()} aria-label={text.t('feedback.title')}>
      <RatingChoice rating={rating} text={text} takesFocus={takesFocus} onRate={actions.onRate} />
      {rating !== null && <CommentField comment={comment} text={text} onComment={actions.onComment} />}
      <div className={styles.ways}>
        {rating !== null && (
          <button type="submit" className={kit.primary} onClick={pressInForm(actions.onSubmit)}>
            {text.t('feedback.submit')}
          </button>
        )}
        <button type="button" className={styles.quiet} onClick={actions.onCancel}>
          {text.t('feedback.cancel')}
        </button>
      </div>
    </form>
  );
}
