import { classNames } from '../theme/class-names.js';
import styles from './share-bar.module.css';

interface ShareBarProps {
  /** From 0 to 1. */
  share: number;
  /** What it says to those who do not see it; undefined where words beside it say so. */
  label?: string;
  className?: string | undefined;
}

/** How much of the whole it is. */
export function ShareBar({ share, label, className }: ShareBarProps) {
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={classNames(styles.track, className)} {...said}>
      <span style={{ width: `${Math.max(0, Math.min(1, share)) * 100}%` }} />
    </span>
  );
}
