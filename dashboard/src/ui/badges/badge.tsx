import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';
import tones from '../theme/tones.module.css';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'info' | 'good' | 'warning' | 'bad';

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames(styles.badge, tones[tone])}>{children}</span>;
}
