import { chipPhrase } from '../../conversation/chip.js';
import kit from '../../theme/kit.module.css';
import type { MessageCardProps } from '../card-props.js';
import styles from './chips-card.module.css';

/** A line with small buttons, such as the facts that were heard, each of which can be changed. */
export function ChipsCard({ message, text, act }: MessageCardProps<'chips'>) {
  const words = text.phrase(message.text);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame of its own and cannot be laid out everywhere
    <div className={`${kit.card} ${styles.card}`} role="group" aria-label={words} dir="auto">
      <span>{words}</span>
      {message.chips.map((chip, at) => {
        const label = text.phrase(chipPhrase(chip));
        return (
          <button
            key={label}
            type="button"
            dir="auto"
            onClick={() => act({ type: 'chipPressed', messageId: message.id, at })}
          >
            {label}
          </button>
        );
      })}
    </div>
  );
}
