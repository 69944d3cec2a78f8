import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.js';
import styles from './state.module.css';

interface ErrorStateProps {
  title?: string | undefined;
  children?: ReactNode | undefined;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
}

export function ErrorState({
  title = 'This could not be loaded',
  children,
  onRetry,
  isRetrying = false,
}: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon}>
        <CloudOff size={24} aria-hidden />
      </span>
      <p className={styles.title}>{title}</p>
      <div className={styles.words}>
        {children ?? 'Check your connection and try again. Nothing that was saved is lost.'}
      </div>
      {onRetry && (
        <div className={styles.action}>
          <Button onClick={onRetry} isBusy={isRetrying} busyLabel="Trying…">
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
