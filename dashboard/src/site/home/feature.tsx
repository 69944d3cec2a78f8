import type { ReactNode } from 'react';
import { classNames } from '../../ui/theme/class-names.js';
import styles from './features.module.css';

interface FeatureProps {
  name: string;
  text: string;
  size?: 'wide' | 'full';
  children: ReactNode;
}

export function Feature({ name, text, size, children }: FeatureProps) {
  return (
    <li className={classNames(styles.feature, size && styles[size])}>
      <div className={styles.picture}>{children}</div>
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.text}>{text}</p>
      </div>
    </li>
  );
}
