import type { CompanyConfig } from '@meg/shared/contract/company-config';
import type { CompanySettings } from '@meg/shared/contract/company-settings';
import {
  type ChangedValue,
  changedValues,
  makeAgain,
  valueAt,
  withValue,
} from '@meg/shared/domain/companies/changed-values';
import { useEffect, useState } from 'react';
import { ApiError } from '../api/api-error.js';
import { faultSentence } from '../api/fault-sentence.js';
import { readStored, writeStored } from '../ui/browser/browser-storage.js';
import { toast } from '../ui/feedback/toast.js';
import { fetchSettings, keepSettings, useSaveSettings } from './company-settings.queries.js';

/** Both sides of an edit that met another's. */
export interface Conflict {
  sentence: string;
  theirs: CompanySettings;
  /** What one wants to save, with the values from which one started. */
  mine: readonly ChangedValue[];
}

export interface SettingsDraft {
  saved: CompanySettings;
  config: CompanyConfig;
  changes: readonly ChangedValue[];
  errors: Readonly<Record<string, string>>;
  fault: string | undefined;
  isSaving: boolean;
  conflict: Conflict | undefined;
  valueAt: (path: string) => unknown;
  setValue: (path: string, value: unknown) => void;
  save: () => void;
  discard: () => void;
  endConflict: () => void;
}

/** `config.pricing.figures.volume.homeM3.Studio/1Bed` and its dotted spelling name one field. */
function fieldKey(path: string): string {
  return path.replace(/^config\./, '').replaceAll('/', '.');
}

function storedChanges(key: string): ChangedValue[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** What is changed and not yet saved, kept on this device until it is: a reload or a fault loses nothing. */
export function useSettingsDraft(saved: CompanySettings, page: string): SettingsDraft {
  const key = `meg:draft:${page}:${saved.slug}`;
  const [changes, setChanges] = useState(() => changesOn(saved.config, storedChanges(key)));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [fault, setFault] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const [timesFaulty, setTimesFaulty] = useState(0);
  const saving = useSaveSettings();
  const config = makeAgain(saved.config, changes) as CompanyConfig;

  useEffect(() => writeStored(key, JSON.stringify(changes)), [key, changes]);
  // Once it is drawn: a field is marked only then.
  useEffect(() => {
    if (timesFaulty > 0) focusFirstFault();
  }, [timesFaulty]);

  function forget() {
    setChanges([]);
    setErrors({});
    setFault(undefined);
    setConflict(undefined);
  }

  async function fail(error: unknown) {
    if (error instanceof ApiError && error.code === 'edit_conflict') {
      const theirs = await fetchSettings();
      setConflict({ sentence: faultSentence(error), theirs, mine: changes });
      keepSettings(theirs);
      return;
    }
    const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
    setErrors(Object.fromEntries(fields.map(([path, message]) => [fieldKey(path), message])));
    setFault(fields.length > 0 ? wrongFields(fields.length) : faultSentence(error));
    if (fields.length > 0) setTimesFaulty((times) => times + 1);
  }

  return {
    ...{ saved, config, changes, errors, fault, conflict },
    isSaving: saving.isPending,
    valueAt: (path) => valueAt(config, path.split('.')),
    setValue(path, value) {
      setChanges(changedValues(saved.config, withValue(config, path.split('.'), value)));
      setErrors(withoutFault(errors, fieldKey(path)));
    },
    save() {
      setFault(undefined);
      saving.mutate(
        { config, version: saved.version },
        {
          onSuccess() {
            forget();
            toast({ title: 'Saved', description: 'The chat shows it within seconds.' });
          },
          onError: (error) => void fail(error).catch((other: unknown) => setFault(faultSentence(other))),
        },
      );
    },
    discard: forget,
    endConflict: () => setConflict(undefined),
  };
}

/** What is still a change: another device may have saved the same meanwhile. */
function changesOn(config: CompanyConfig, changes: readonly ChangedValue[]): readonly ChangedValue[] {
  try {
    return changedValues(config, makeAgain(config, changes));
  } catch {
    return [];
  }
}

/** A list's entries have faults of their own, which go with the list. */
function withoutFault(errors: Readonly<Record<string, string>>, path: string): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter(([key]) => key !== path && !key.startsWith(`${path}.`)));
}

function wrongFields(count: number): string {
  return count === 1
    ? 'One setting cannot be saved as it is. It is marked.'
    : `${count} settings cannot be saved as they are. They are marked.`;
}

function focusFirstFault(): void {
  const input = document.querySelector<HTMLElement>('main [aria-invalid="true"]');
  input?.closest('details')?.setAttribute('open', '');
  input?.focus();
}
