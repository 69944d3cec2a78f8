import type { Text } from '../../i18n/text.js';
import styles from './feedback-prompt.module.css';

export interface FeedbackPromptProps {
  readonly text: Text;
  onOpen(): void;
  onDismiss(): void;
}

const promptElementId = 'meg-feedback-prompt';

/** One line that takes no focus and is not announced, so that nobody is interrupted. */
export function FeedbackPrompt({ text, onOpen, onDismiss }: FeedbackPromptProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame of its own and cannot be laid out everywhere
    <div className={styles.prompt} role="group" aria-labelledby={promptElementId}>
      <p id={promptElementId}>{text.t('feedback.prompt')}</p>
      <button type="button" onClick={onOpen}>
        {text.t('feedback.rate')}
      </button>
      <button type="button" className={styles.later} onClick={onDismiss}>
        {text.t('feedback.later')}
      </button>
    </div>
  );
}
