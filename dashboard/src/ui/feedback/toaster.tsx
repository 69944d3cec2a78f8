import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSharedValue } from '../browser/shared-value.js';
import { Button } from '../buttons/button.js';
import { IconButton } from '../buttons/icon-button.js';
import { useTopDialog } from '../dialog/open-dialogs.js';
import { classNames } from '../theme/class-names.js';
import { dismissToast, type ShownToast, shownToast } from './toast.js';
import styles from './toaster.module.css';

const usualMs = 5_000;

/** Stands once in a shell. */
export function Toaster() {
  const toast = useSharedValue(shownToast, undefined);
  const dialog = useTopDialog();
  const region = (
    <section aria-label="Messages" className={styles.region}>
      <div role="status">{toast && toast.tone !== 'destructive' && <ToastCard key={toast.id} toast={toast} />}</div>
      <div role="alert">{toast?.tone === 'destructive' && <ToastCard key={toast.id} toast={toast} />}</div>
    </section>
  );
  return dialog ? createPortal(region, dialog) : region;
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const { id, title, description, tone = 'default', action, shownMs } = toast;
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (isHeld || shownMs !== undefined) return;
    const timer = setTimeout(() => dismissToast(id), usualMs);
    return () => clearTimeout(timer);
  }, [id, isHeld, shownMs]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while someone reads it
    <div
      className={classNames(styles.toast, styles[tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {tone === 'destructive' ? <CircleAlert size={20} aria-hidden /> : <CircleCheck size={20} aria-hidden />}
      <div className="fill">
        <p className="strong">{title}</p>
        {description && <p>{description}</p>}
      </div>
      {action && (
        <Button
          size="compact"
          onClick={() => {
            dismissToast(id);
            action.onSelect();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        label="Dismiss"
        size="compact"
        icon={X}
        iconSize={16}
        className={styles.close}
        onClick={() => dismissToast(id)}
      />
    </div>
  );
}
