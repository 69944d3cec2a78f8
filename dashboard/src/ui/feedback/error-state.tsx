import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.js';
import { EmptyState } from './empty-state.js';

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
    <div role="alert">
      <EmptyState
        icon={<CloudOff size={24} aria-hidden />}
        title={title}
        action={
          onRetry && (
            <Button onClick={onRetry} isBusy={isRetrying} busyLabel="Trying…">
              Try again
            </Button>
          )
        }
      >
        {children ?? 'Check your connection and try again. Nothing that was saved is lost.'}
      </EmptyState>
    </div>
  );
}
