import type { StoredSignup } from '@meg/shared/contract/signup';
import { type Attempt, isAttempt } from '../../../forms/attempt.js';
import { readStored, writeStored } from '../../../ui/browser/browser-storage.js';
import { draftFrom, emptyDraft, type SignupDraft, withoutPasswords } from './signup-draft.js';

export interface KeptSignup {
  draft: SignupDraft;
  step: number;
  attempt: Attempt | undefined;
  /** Set once the company is created. */
  done: { stored: StoredSignup; website: string } | undefined;
}

const storageKey = 'meg-signup';

export const newSignup: KeptSignup = { draft: emptyDraft, step: 0, attempt: undefined, done: undefined };

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isDone(value: unknown): value is KeptSignup['done'] {
  if (!isObject(value) || typeof value.website !== 'string' || !isObject(value.stored)) return false;
  const { company, user, invoiceDetails } = value.stored;
  return isObject(company) && isObject(user) && isObject(invoiceDetails) && Array.isArray(invoiceDetails.lines);
}

/** The stored state, as far as it is valid. */
export function signupFrom(json: string): KeptSignup {
  try {
    const kept = JSON.parse(json) as unknown;
    if (!isObject(kept)) return newSignup;
    const { draft, step, attempt, done } = kept;
    return {
      draft: withoutPasswords(draftFrom(draft)),
      step: Number.isInteger(step) ? (step as number) : 0,
      attempt: isAttempt(attempt) ? attempt : undefined,
      done: isDone(done) ? done : undefined,
    };
  } catch {
    return newSignup;
  }
}

/** Stored for this tab, until it is closed. */
export function readKeptSignup(): KeptSignup {
  return signupFrom(readStored(storageKey, 'sessionStorage') ?? '');
}

export function keepSignup(signup: KeptSignup): void {
  const kept = { ...signup, draft: withoutPasswords(signup.draft) };
  writeStored(storageKey, JSON.stringify(kept), 'sessionStorage');
}
