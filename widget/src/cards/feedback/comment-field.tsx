import { mostCommentCharacters } from '../../conversation/drafts/feedback-draft.js';
import kit from '../../theme/kit.module.css';
import cards from '../card-kit.module.css';
import type { AskProps } from '../card-props.js';
import { charactersLeft } from './characters-left.js';
import styles from './feedback-card.module.css';

const countElementId = 'meg-comment-count';

export function CommentField({ state, text, act }: AskProps<'feedback'>) {
  const { comment } = state.feedback;
  const left = charactersLeft(comment);
  const words = left === null ? '' : text.t('feedback.left', { count: left });
  return (
    <div className={`${cards.field} ${styles.comment}`}>
      <label htmlFor="meg-comment">{text.t('feedback.comment')}</label>
      <textarea
        id="meg-comment"
        rows={3}
        dir="auto"
        maxLength={mostCommentCharacters}
        value={comment}
        aria-describedby={left === null ? undefined : countElementId}
        onInput={(event) => act({ type: 'commentChanged', comment: event.currentTarget.value })}
      />
      {left !== null && (
        <p id={countElementId} className={`${cards.caption} ${styles.left}`}>
          {words}
        </p>
      )}
      {/* Announced only once it is full: at each letter it would talk over the typing. */}
      <p className={kit.hidden} role="status">
        {left === 0 && words}
      </p>
    </div>
  );
}
