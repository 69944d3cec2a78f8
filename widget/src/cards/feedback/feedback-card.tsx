import kit from '../../theme/kit.module.css';
import cards from '../card-kit.module.css';
import type { AskProps } from '../card-props.js';
import { pressInForm } from '../press-in-form.js';
import { CommentField } from './comment-field.js';
import styles from './feedback-card.module.css';
import { RatingChoice } from './rating-choice.js';

/** Asks how the chat was: a rating by one tap, then an optional comment. */
export function FeedbackCard(props: AskProps<'feedback'>) {
  const { ask, state, text, act, newKey } = props;
  const isRated = state.feedback.rating !== null;
  const submit = () => act({ type: 'feedbackSubmitted', askId: ask.id, key: newKey() });
  const cancel = () => act({ type: 'feedbackCancelled', askId: ask.id });
  return (
    // The Enter key submits from a radio button too, even before there is a submit button.
    <form className={kit.card} onSubmit={(event) => event.preventDefault()} aria-label={text.t('feedback.title')}>
      <RatingChoice {...props} />
      {isRated && <CommentField {...props} />}
      <div className={styles.ways}>
        {isRated && (
          <button type="submit" className={kit.primary} onClick={pressInForm(submit)}>
            {text.t('feedback.submit')}
          </button>
        )}
        <button type="button" className={`${cards.quiet} ${styles.cancel}`} onClick={cancel}>
          {text.t('feedback.cancel')}
        </button>
      </div>
    </form>
  );
}
