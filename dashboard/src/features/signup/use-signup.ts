import type { signUp } from '@meg/shared/contract/signup';
import { addonsIn } from '@meg/shared/domain/companies/chosen-addons';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { noteAnswer, noteFault } from '../../api/reachability.js';
import { request } from '../../api/request.js';
import { attemptFor } from '../../forms/attempt.js';
import { type Problems, useSubmission } from '../../forms/use-submission.js';
import { refusalOf } from './draft/refused-fields.js';
import { signupBody } from './draft/signup-body.js';
import { emptyDraft, type SignupDraft, withoutPasswords } from './draft/signup-draft.js';
import { type KeptSignup, keepSignup, newSignup, readKeptSignup } from './draft/stored-signup.js';
import { faultOfStep, lastStep, reachableStep, type SignupFault } from './steps/signup-steps.js';

/** Passwords are not stored, so a reload leads back to the step where they are typed. */
function resumed(): KeptSignup {
  const kept = withChosenAddons(readKeptSignup());
  return { ...kept, step: reachableStep(kept.step, kept.draft) };
}

/** What was ticked on the page of prices, which names it in the address of the link. */
function withChosenAddons(kept: KeptSignup): KeptSignup {
  const addons = addonsIn(globalThis.location?.search ?? '');
  return addons.length === 0 ? kept : { ...kept, done: undefined, draft: { ...kept.draft, addons } };
}

export function useSignup() {
  const [signup, setSignup] = useState(resumed);
  const [isRefusedByServer, setRefusedByServer] = useState(false);
  const submission = useSubmission();
  const [trap, setTrap] = useState('');
  const shownAt = useRef(Date.now());
  const { draft, step } = signup;
  const navigate = useNavigate();

  useEffect(() => keepSignup(signup), [signup]);

  // From now on the choice is kept in the tab, where it can be changed.
  useEffect(() => {
    if (addonsIn(window.location.search).length > 0) void navigate({ search: '' }, { replace: true });
  }, [navigate]);

  function change(changed: Partial<SignupDraft>): void {
    setSignup((before) => ({ ...before, draft: { ...before.draft, ...changed } }));
    submission.clear();
    setRefusedByServer(false);
  }

  function goTo(next: number): void {
    submission.clear();
    setRefusedByServer(false);
    setSignup((before) => ({ ...before, step: reachableStep(next, before.draft) }));
  }

  async function send(): Promise<void> {
    const contents = JSON.stringify([withoutPasswords(draft), trap]);
    const attempt = attemptFor(signup.attempt, contents, Date.now() - shownAt.current);
    setSignup((before) => ({ ...before, attempt }));
    const body = signupBody(draft, { website: trap, elapsedMs: attempt.elapsedMs });
    const headers = { 'idempotency-key': attempt.key };
    const stored = await request<typeof signUp>('POST', '/api/signup', { headers, body });
    noteAnswer();
    setSignup({ ...newSignup, draft: emptyDraft, done: { stored, website: draft.website } });
  }

  function fail(error: unknown): void {
    noteFault(error);
    const { step: at, sentence, fields } = refusalOf(error);
    submission.refuse(fields as Problems, sentence);
    setRefusedByServer(true);
    setSignup((before) => ({ ...before, step: at }));
  }

  function refuse({ fields, sentence }: SignupFault): void {
    setRefusedByServer(false);
    submission.refuse(fields as Problems, sentence);
  }

  function proceed(): void {
    const found = faultOfStep(step, draft);
    if (found) refuse(found);
    else if (step < lastStep) goTo(step + 1);
    else if (!submission.isSending) void submission.send(send, fail);
  }

  function startAnew(): void {
    setSignup(newSignup);
    shownAt.current = Date.now();
  }

  return {
    ...signup,
    errors: submission.problems,
    fault: submission.fault,
    isSending: submission.isSending,
    element: submission.element,
    isRefusedByServer,
    trap,
    setTrap,
    change,
    goTo,
    proceed,
    startAnew,
  };
}

export type Signup = ReturnType<typeof useSignup>;
