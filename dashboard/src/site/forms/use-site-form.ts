import { type FormField, faultsOfFields } from '@meg/shared/domain/forms/form-field';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.js';
import {
  type Attempt,
  emptyForm,
  forgetForm,
  type KeptForm,
  keepForm,
  readKeptForm,
  shownForm,
} from './stored-form.js';

/** What goes with what was typed: the key of this request, and what tells a bot from a person. */
export interface SentWith {
  headers: { 'idempotency-key': string };
  signs: { website: string; elapsedMs: number };
}

interface SiteForm<Name extends string, Answer> {
  storageKey: string;
  fields: Readonly<Record<Name, FormField>>;
  /** The fields of each step; a form without steps has one. */
  steps: readonly (readonly Name[])[];
  send: (typed: Record<Name, string>, sentWith: SentWith) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  /** What was typed stays. */
  onFailure: (error: unknown) => void;
}

/** Not `randomUUID`, which a page served without TLS does not have. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A public form in one or more steps. What was typed outlives a reload and a close, until it was sent. */
export function useSiteForm<Name extends string, Answer>(given: SiteForm<Name, Answer>) {
  const { storageKey, fields, steps } = given;
  const names = Object.keys(fields) as Name[];
  const [form, setForm] = useState(() => emptyForm(names));
  // What was typed while a call was under way is there when its answer comes.
  const latest = useRef(form);
  const [faults, setFaults] = useState<Partial<Record<Name, string>>>({});
  const [timesFaulty, setTimesFaulty] = useState(0);
  const [isSending, setSending] = useState(false);
  const [trap, setTrap] = useState('');
  const step = Math.min(form.step, steps.length - 1);

  // After the first view, which must be the one that was written ahead.
  useLayoutEffect(() => {
    latest.current = shownForm(readKeptForm(storageKey, Object.keys(fields) as Name[]), Date.now());
    setForm(latest.current);
  }, [storageKey, fields]);

  function update(change: (before: KeptForm<Name>) => KeptForm<Name>): void {
    latest.current = change(latest.current);
    setForm(latest.current);
    keepForm(storageKey, latest.current);
  }

  function change(name: Name, text: string): void {
    update((before) => ({ ...before, typed: { ...before.typed, [name]: text } }));
    setFaults(({ [name]: _, ...others }) => others as Partial<Record<Name, string>>);
  }

  function goTo(next: number): void {
    setFaults({});
    update((before) => ({ ...before, step: Math.max(0, next) }));
  }

  /** To the first step that has something to put right. */
  function showFaults(found: Partial<Record<Name, string>>): void {
    const at = steps.findIndex((ofStep) => ofStep.some((name) => found[name] !== undefined));
    if (at !== -1) update((before) => ({ ...before, step: at }));
    setFaults(found);
    setTimesFaulty((times) => times + 1);
  }

  function attemptFor(contents: string): Attempt {
    const { attempt, shownAtMs } = latest.current;
    if (attempt?.contents === contents) return attempt;
    const nowMs = Date.now();
    return { key: newKey(), elapsedMs: Math.max(0, nowMs - (shownAtMs ?? nowMs)), contents };
  }

  async function send(): Promise<void> {
    const attempt = attemptFor(JSON.stringify([form.typed, trap]));
    update((before) => ({ ...before, attempt }));
    setSending(true);
    try {
      const signs = { website: trap, elapsedMs: attempt.elapsedMs };
      const answer = await given.send(form.typed, { headers: { 'idempotency-key': attempt.key }, signs });
      latest.current = emptyForm(names);
      setForm(latest.current);
      forgetForm(storageKey);
      given.onSent(answer);
    } catch (error) {
      if (error instanceof ApiError) showFaults(error.fields as Partial<Record<Name, string>>);
      given.onFailure(error);
    } finally {
      setSending(false);
    }
  }

  /** To the next step, or to the server from the last one. */
  function proceed(): void {
    if (isSending) return;
    const isLast = step === steps.length - 1;
    const found = faultsOfFields(fields, form.typed, isLast ? names : steps[step]);
    if (Object.keys(found).length > 0) showFaults(found);
    else if (isLast) void send();
    else goTo(step + 1);
  }

  return { typed: form.typed, step, faults, timesFaulty, isSending, trap, setTrap, change, goTo, proceed };
}

/** Puts the focus at the first fault each time that faults are found, and never while they are put right. */
export function useFaultFocus(timesFaulty: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (timesFaulty > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [timesFaulty]);
  return form;
}
