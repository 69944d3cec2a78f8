import { isFeedbackDue } from '../../conversation/steps/feedback.js';
import cards from '../card-kit.module.css';
import type { FeedbackBarProps } from '../card-props.js';
import styles from './feedback-prompt.module.css';

const promptElementId = 'meg-feedback-prompt';

/** One line below a long conversation. It takes no focus and is not announced, so that nobody is interrupted. */
export function FeedbackPrompt({ state, text, act }: FeedbackBarProps) {
  if (!isFeedbackDue(state)) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame of its own and cannot be laid out everywhere
    <div className={styles.prompt} role="group" aria-labelledby={promptElementId}>
      <p id={promptElementId}>{text.t('feedback.prompt')}</p>
      <button type="button" className={cards.link} onClick={() => act({ type: 'feedbackOpened' })}>
        {text.t('feedback.rate')}
      </button>
      <button
        type="button"
        className={`${cards.link} ${styles.later}`}
        onClick={() => act({ type: 'feedbackDismissed' })}
      >
        {text.t('feedback.later')}
      </button>
    </div>
  );
}
