import type { CompanyConfig } from '@meg/shared/contract/company-config';
import type { CompanySettings } from '@meg/shared/contract/company-settings';
import {
  applyChanges,
  type ChangedValue,
  changedLeaves,
  valueAt,
  withValue,
} from '@meg/shared/domain/companies/changed-values';
import { type ReactNode, useEffect, useState } from 'react';
import { faultSentence } from '../api/fault-sentence.js';
import { isEditConflict } from '../forms/edit-conflict.js';
import { isAny, type Problems, problemsIn, useSubmission } from '../forms/use-submission.js';
import { readStored, writeStored } from '../ui/browser/browser-storage.js';
import { toast } from '../ui/feedback/toast.js';
import { fetchSettings, keepSettings, useSaveSettings } from './company-settings.queries.js';

/** Both sides where two people changed the settings at once. */
export interface Conflict {
  sentence: string;
  theirs: CompanySettings;
  /** What one wants to save, with the values from which one started. */
  mine: readonly ChangedValue[];
}

/** What is asked before the changes go live; undefined where they may without a question. */
export type AskBefore = (saved: CompanySettings, config: CompanyConfig) => Promise<ReactNode | undefined>;

export type SettingsDraft = ReturnType<typeof useSettingsDraft>;

/** `config.pricing.figures.volume.homeM3.Studio/1Bed` and its dotted spelling name one field. */
function fieldKey(path: string): string {
  return path.replace(/^config\./, '').replaceAll('/', '.');
}

function storedChanges(key: string): ChangedValue[] {
  try {
    const stored: unknown = JSON.parse(readStored(key, 'sessionStorage') ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Unsaved changes, kept with this tab until they are saved: a reload or an error loses nothing, and no other tab saves them. */
export function useSettingsDraft(saved: CompanySettings, page: string, askBefore?: AskBefore) {
  const key = `meg:draft:${page}:${saved.slug}`;
  const [changes, setChanges] = useState(() => changesOn(saved.config, storedChanges(key)));
  const [conflict, setConflict] = useState<Conflict>();
  const [question, setQuestion] = useState<ReactNode>();
  const submission = useSubmission<HTMLDivElement>();
  const saving = useSaveSettings();
  const config = applyChanges(saved.config, changes) as CompanyConfig;

  useEffect(() => writeStored(key, JSON.stringify(changes), 'sessionStorage'), [key, changes]);

  function forget() {
    setChanges([]);
    submission.clear();
    setConflict(undefined);
  }

  async function showConflict(sentence: string) {
    const theirs = await fetchSettings();
    setConflict({ sentence, theirs, mine: changes });
    keepSettings(theirs);
  }

  function fail(error: unknown) {
    if (isEditConflict(error)) return void showConflict(faultSentence(error)).catch(submission.fail);
    const problems = problemsOfSettings(error);
    if (isAny(problems)) submission.refuse(problems, wrongFields(Object.keys(problems).length));
    else submission.fail(error);
  }

  async function askOrSave() {
    const asked = await askBefore?.(saved, config);
    if (asked === undefined) return save();
    setQuestion(asked);
  }

  async function save() {
    await saving.mutateAsync({ config, version: saved.version });
    forget();
    toast({ title: 'Saved', description: 'The chat shows it within seconds.' });
  }

  return {
    saved,
    config,
    changes,
    conflict,
    errors: submission.problems,
    fault: submission.fault,
    /** For the element that holds all settings of the page. */
    element: submission.element,
    isSaving: submission.isSending,
    valueAt: (path: string) => valueAt(config, path.split('.')),
    setValue(path: string, value: unknown) {
      setChanges(changedLeaves(saved.config, withValue(config, path.split('.'), value)));
      submission.clear(fieldKey(path));
    },
    /** Saves, unless there is something to ask first. */
    save: () => void submission.send(askOrSave, fail),
    question,
    saveAnyway: () => void submission.send(save, fail),
    endQuestion: () => setQuestion(undefined),
    discard: forget,
    endConflict: () => setConflict(undefined),
  };
}

function problemsOfSettings(error: unknown): Problems {
  return Object.fromEntries(Object.entries(problemsIn(error)).map(([path, message]) => [fieldKey(path), message]));
}

/** What is still a change: somebody else may have saved the same meanwhile. */
function changesOn(config: CompanyConfig, changes: readonly ChangedValue[]): readonly ChangedValue[] {
  try {
    return changedLeaves(config, applyChanges(config, changes));
  } catch {
    return [];
  }
}

function wrongFields(count: number): string {
  return count === 1
    ? 'One setting cannot be saved as it is. It is marked.'
    : `${count} settings cannot be saved as they are. They are marked.`;
}
