import { type FormField, faultsOfFields } from '@meg/shared/domain/forms/form-field';
import { useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.js';
import { type Attempt, attemptFor } from '../../forms/attempt.js';
import { isAny, type Problems, useSubmission } from '../../forms/use-submission.js';
import { emptyForm, forgetForm, type KeptForm, keepForm, readKeptForm, shownForm } from './stored-form.js';

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

/** A public form in one or more steps. What was typed outlives a reload and a close, until it was sent. */
export function useSiteForm<Name extends string, Answer>(given: SiteForm<Name, Answer>) {
  const { storageKey, fields, steps } = given;
  const names = Object.keys(fields) as Name[];
  const [form, setForm] = useState(() => emptyForm(names));
  // What was typed while a call was under way is there when its answer comes.
  const latest = useRef(form);
  const submission = useSubmission();
  const { problems, isSending, element, clear } = submission;
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
    clear(name);
  }

  function goTo(next: number): void {
    clear();
    update((before) => ({ ...before, step: Math.max(0, next) }));
  }

  /** To the first step that has something to put right. */
  function refuse(found: Problems): void {
    const at = steps.findIndex((ofStep) => ofStep.some((name) => found[name] !== undefined));
    if (at !== -1) update((before) => ({ ...before, step: at }));
    submission.refuse(found);
  }

  function nextAttempt(): Attempt {
    const { attempt, shownAtMs } = latest.current;
    const nowMs = Date.now();
    const elapsedMs = Math.max(0, nowMs - (shownAtMs ?? nowMs));
    return attemptFor(attempt, JSON.stringify([form.typed, trap]), elapsedMs);
  }

  async function send(): Promise<void> {
    const attempt = nextAttempt();
    update((before) => ({ ...before, attempt }));
    const signs = { website: trap, elapsedMs: attempt.elapsedMs };
    const answer = await given.send(form.typed, { headers: { 'idempotency-key': attempt.key }, signs });
    latest.current = emptyForm(names);
    setForm(latest.current);
    forgetForm(storageKey);
    given.onSent(answer);
  }

  function fail(error: unknown): void {
    if (error instanceof ApiError) refuse(error.fields);
    given.onFailure(error);
  }

  /** To the next step, or to the server from the last one. */
  function proceed(): void {
    if (isSending) return;
    const isLast = step === steps.length - 1;
    const found = faultsOfFields(fields, form.typed, isLast ? names : steps[step]) as Problems;
    if (isAny(found)) refuse(found);
    else if (isLast) void submission.send(send, fail);
    else goTo(step + 1);
  }

  return {
    typed: form.typed,
    step,
    faults: problems,
    isSending,
    element,
    trap,
    setTrap,
    change,
    goTo,
    proceed,
  };
}
