import { classNames } from '../theme/class-names.js';
import styles from './avatar.module.css';
import { initialsOf } from './initials.js';

/** Decoration: the name stands beside it. */
export function Avatar({ name, size = 'regular' }: { name: string; size?: 'small' | 'regular' | 'large' }) {
  return (
    <span aria-hidden="true" className={classNames(styles.avatar, styles[size])}>
      {initialsOf(name) || '·'}
    </span>
  );
}
