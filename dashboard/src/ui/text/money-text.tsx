import styles from './figure.module.css';
import { formatMoney } from './format.js';

export function MoneyText({ amount, currency }: { amount: number; currency: string }) {
  return <span className={styles.figure}>{formatMoney(amount, currency)}</span>;
}
