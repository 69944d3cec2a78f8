import { type FormField, faultsOfFields } from '@meg/shared/domain/forms/form-field';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../api/api-error.js';
import { type Attempt, attemptFor } from '../../forms/attempt.js';
import { isAny, type Problems, useSubmission } from '../../forms/use-submission.js';
import type { KeptForm } from './stored-form.js';
import { useStoredForm } from './use-stored-form.js';

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
  const stored = useStoredForm(storageKey, fields);
  const { typed } = stored.form;
  const submission = useSubmission();
  const { problems, isSending, element, clear } = submission;
  const [trap, setTrap] = useState('');
  const step = Math.min(stored.form.step, steps.length - 1);

  function change(name: Name, text: string): void {
    stored.update((before) => ({ typed: { ...before.typed, [name]: text } }));
    clear(name);
  }

  function goTo(next: number): void {
    clear();
    stored.update(() => ({ step: Math.max(0, next) }));
  }

  /** Goes to the first step that has something to put right. */
  function refuse(found: Problems): void {
    const at = steps.findIndex((names) => names.some((name) => found[name] !== undefined));
    if (at !== -1) stored.update(() => ({ step: at }));
    submission.refuse(found);
  }

  async function send(): Promise<void> {
    const attempt = nextAttempt(stored.latest.current, JSON.stringify([typed, trap]));
    stored.update(() => ({ attempt }));
    const signs = { website: trap, elapsedMs: attempt.elapsedMs };
    const answer = await given.send(typed, { headers: { 'idempotency-key': attempt.key }, signs });
    stored.forget();
    given.onSent(answer);
  }

  function fail(error: unknown): void {
    if (error instanceof ApiError) refuse(error.fields);
    given.onFailure(error);
  }

  /** Goes to the next step, or sends the form from the last one. */
  function proceed(event: FormEvent): void {
    event.preventDefault();
    if (isSending) return;
    const isLast = step === steps.length - 1;
    const found = faultsOfFields(fields, typed, isLast ? (Object.keys(fields) as Name[]) : steps[step]) as Problems;
    if (isAny(found)) refuse(found);
    else if (isLast) void submission.send(send, fail);
    else goTo(step + 1);
  }

  return {
    fields,
    typed,
    step,
    faults: problems,
    isSending,
    element,
    /** For the form's element. */
    props: { ref: element, noValidate: true, onSubmit: proceed },
    /** For the field that only programs fill in. */
    honeypot: { text: trap, onChange: setTrap },
    change,
    goTo,
  };
}

function nextAttempt({ attempt, shownAtMs }: KeptForm<string>, contents: string): Attempt {
  const nowMs = Date.now();
  return attemptFor(attempt, contents, Math.max(0, nowMs - (shownAtMs ?? nowMs)));
}
