import type { FormField } from '@meg/shared/domain/forms/form-field';
import { useLayoutEffect, useRef, useState } from 'react';
import { emptyForm, forgetForm, type KeptForm, keepForm, readKeptForm, shownForm } from './stored-form.js';

/** What was typed into a form: it outlives a reload and a close, until it is forgotten. */
export function useStoredForm<Name extends string>(storageKey: string, fields: Readonly<Record<Name, FormField>>) {
  const [form, setForm] = useState(() => emptyForm(Object.keys(fields) as Name[]));
  // What was typed while a call was under way is there when its answer comes.
  const latest = useRef(form);

  // After the first view, which must be the one that was written ahead.
  useLayoutEffect(() => {
    latest.current = shownForm(readKeptForm(storageKey, Object.keys(fields) as Name[]), Date.now());
    setForm(latest.current);
  }, [storageKey, fields]);

  function update(change: (before: KeptForm<Name>) => Partial<KeptForm<Name>>): void {
    latest.current = { ...latest.current, ...change(latest.current) };
    setForm(latest.current);
    keepForm(storageKey, latest.current);
  }

  function forget(): void {
    latest.current = emptyForm(Object.keys(fields) as Name[]);
    setForm(latest.current);
    forgetForm(storageKey);
  }

  return { form, latest, update, forget };
}
