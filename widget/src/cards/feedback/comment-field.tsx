import { mostCommentCharacters } from '../../conversation/drafts/feedback-draft.js';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import { charactersLeft } from './characters-left.js';
import styles from './feedback-card.module.css';

interface CommentFieldProps {
  readonly comment: string;
  readonly text: Text;
  onComment(comment: string): void;
}

const countElementId = 'meg-comment-count';

export function CommentField({ comment, text, onComment }: CommentFieldProps) {
  const left = charactersLeft(comment);
  const words = left === null ? '' : text.t('feedback.left', { count: left });
  return (
    <div className={styles.field}>
      <label htmlFor="meg-comment">{text.t('feedback.comment')}</label>
      <textarea
        id="meg-comment"
        className={styles.comment}
        rows={3}
        dir="auto"
        maxLength={mostCommentCharacters}
        value={comment}
        aria-describedby={left === null ? undefined : countElementId}
        onInput={(event) => onComment(event.currentTarget.value)}
      />
      {left !== null && (
        <p id={countElementId} className={styles.left}>
          {words}
        </p>
      )}
      {/* Said once it is full, for then the keys do nothing; at each letter it would talk over the typing. */}
      <p className={kit.hidden} role="status">
        {left === 0 && words}
      </p>
    </div>
  );
}
