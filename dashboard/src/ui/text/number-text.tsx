import styles from './figure.module.css';
import { formatNumber, formatPercent } from './format.js';

interface NumberTextProps {
  value: number;
  /** A percentage is given as a share from 0 to 1. */
  style?: 'decimal' | 'percent' | undefined;
  digits?: number | undefined;
}

export function NumberText({ value, style = 'decimal', digits }: NumberTextProps) {
  const text = style === 'percent' ? formatPercent(value, digits) : formatNumber(value, digits);
  return <span className={styles.figure}>{text}</span>;
}
