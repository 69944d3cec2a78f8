import { paths } from '@meg/shared/domain/paths';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.js';

interface LeaveGuardProps {
  isDirty: boolean;
  /** Whether they are there when one comes back. */
  keepsChanges?: boolean;
}

/** Asks before a page with unsaved changes is left. */
export function LeaveGuard({ isDirty, keepsChanges = true }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // A lost session must lead to the login.
      isDirty && nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== paths.login,
  );

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      confirmLabel="Leave"
      onConfirm={() => blocker.proceed?.()}
    >
      {keepsChanges
        ? 'Your changes are not live yet. They stay in this tab, and you find them here when you come back.'
        : 'Your changes are not saved yet, and are gone when you leave.'}
    </ConfirmDialog>
  );
}
