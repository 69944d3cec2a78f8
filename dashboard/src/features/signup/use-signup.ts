import type { signUp } from '@meg/shared/contract/signup';
import { useEffect, useRef, useState } from 'react';
import { noteAnswer, noteFault } from '../../api/reachability.js';
import { request } from '../../api/request.js';
import { refusalOf } from './draft/refused-fields.js';
import { signupBody } from './draft/signup-body.js';
import { emptyDraft, type SignupDraft, withoutPasswords } from './draft/signup-draft.js';
import { type Attempt, type KeptSignup, keepSignup, newSignup, readKeptSignup } from './draft/stored-signup.js';
import { faultOfStep, lastStep, reachableStep, type SignupFault } from './steps/signup-steps.js';

/** Not `randomUUID`, which a page served without TLS does not have. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A password is not kept, so that a reload leads back to where it is typed. */
function resumed(): KeptSignup {
  const kept = readKeptSignup();
  return { ...kept, step: reachableStep(kept.step, kept.draft) };
}

export function useSignup() {
  const [signup, setSignup] = useState(resumed);
  const [fault, setFault] = useState<SignupFault & { isOfServer?: boolean }>();
  const [isSending, setSending] = useState(false);
  const [trap, setTrap] = useState('');
  const shownAt = useRef(Date.now());
  const { draft, step } = signup;

  useEffect(() => keepSignup(signup), [signup]);

  function change(changed: Partial<SignupDraft>): void {
    setSignup((before) => ({ ...before, draft: { ...before.draft, ...changed } }));
    setFault(undefined);
  }

  function goTo(next: number): void {
    setFault(undefined);
    setSignup((before) => ({ ...before, step: reachableStep(next, before.draft) }));
  }

  function attemptFor(contents: string): Attempt {
    const { attempt } = signup;
    if (attempt?.contents === contents) return attempt;
    return { key: newKey(), elapsedMs: Date.now() - shownAt.current, contents };
  }

  async function send(): Promise<void> {
    const attempt = attemptFor(JSON.stringify([withoutPasswords(draft), trap]));
    setSignup((before) => ({ ...before, attempt }));
    setSending(true);
    try {
      const body = signupBody(draft, { website: trap, elapsedMs: attempt.elapsedMs });
      const headers = { 'idempotency-key': attempt.key };
      const stored = await request<typeof signUp>('POST', '/api/signup', { headers, body });
      noteAnswer();
      setSignup({ ...newSignup, draft: emptyDraft, done: { stored, website: draft.website } });
    } catch (error) {
      noteFault(error);
      const refusal = refusalOf(error);
      setFault({ ...refusal, isOfServer: true });
      setSignup((before) => ({ ...before, step: refusal.step }));
    } finally {
      setSending(false);
    }
  }

  function proceed(): void {
    const found = faultOfStep(step, draft);
    if (found) setFault(found);
    else if (step < lastStep) goTo(step + 1);
    else if (!isSending) void send();
  }

  function startAnew(): void {
    setSignup(newSignup);
    shownAt.current = Date.now();
  }

  return { ...signup, fault, isSending, trap, setTrap, change, goTo, proceed, startAnew };
}

export type Signup = ReturnType<typeof useSignup>;
