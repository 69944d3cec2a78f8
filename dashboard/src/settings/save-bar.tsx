import { Button } from '../ui/buttons/button.js';
import { FormError } from '../ui/fields/form-error.js';
import styles from './save-bar.module.css';
import type { SettingsDraft } from './settings-draft.js';

/** Stays at the lower edge while something is not saved. */
export function SaveBar({ changes, fault, isSaving, save, discard }: SettingsDraft) {
  if (changes.length === 0) return null;
  return (
    <section className={styles.bar} aria-label="Unsaved changes" data-lower-bar>
      <div className={styles.words}>
        <p className="strong" role="status">
          {changes.length === 1 ? '1 unsaved change' : `${changes.length} unsaved changes`}
        </p>
        <FormError>{fault}</FormError>
      </div>
      <div className={styles.actions}>
        <Button tone="quiet" onClick={discard} disabled={isSaving}>
          Discard
        </Button>
        <Button tone="primary" onClick={save} isBusy={isSaving} busyLabel="Saving…">
          Save
        </Button>
      </div>
    </section>
  );
}
