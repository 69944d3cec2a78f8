import { type Attempt, isAttempt } from '../../forms/attempt.js';

export interface KeptForm<Name extends string> {
  typed: Record<Name, string>;
  step: number;
  attempt: Attempt | undefined;
  /** When it was first seen: who reloads has not begun anew, and is not as quick as a bot. */
  shownAtMs: number | undefined;
}

export function emptyForm<Name extends string>(names: readonly Name[]): KeptForm<Name> {
  const typed = Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
  return { typed, step: 0, attempt: undefined, shownAtMs: undefined };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What was kept, as far as it is still whole. */
export function formFrom<Name extends string>(json: string, names: readonly Name[]): KeptForm<Name> {
  const form = emptyForm(names);
  try {
    const kept = JSON.parse(json) as unknown;
    if (!isObject(kept) || !isObject(kept.typed)) return form;
    for (const name of names) {
      const text = Object.hasOwn(kept.typed, name) ? kept.typed[name] : '';
      if (typeof text === 'string') form.typed[name] = text;
    }
    const step = Number.isInteger(kept.step) ? Math.max(0, kept.step as number) : 0;
    const shownAtMs = Number.isSafeInteger(kept.shownAtMs) ? (kept.shownAtMs as number) : undefined;
    return { ...form, step, attempt: isAttempt(kept.attempt) ? kept.attempt : undefined, shownAtMs };
  } catch {
    return form;
  }
}

/** What goes on where it was left, or begins now. A clock that was set back meanwhile makes nobody quick. */
export function shownForm<Name extends string>(kept: KeptForm<Name>, nowMs: number): KeptForm<Name> {
  return { ...kept, shownAtMs: Math.min(kept.shownAtMs ?? nowMs, nowMs) };
}

/** For this tab and until it is closed. Storage that is blocked keeps nothing, and nothing fails. */
export function readKeptForm<Name extends string>(storageKey: string, names: readonly Name[]): KeptForm<Name> {
  try {
    return formFrom(sessionStorage.getItem(storageKey) ?? '', names);
  } catch {
    return emptyForm(names);
  }
}

export function keepForm(storageKey: string, form: KeptForm<string>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(form));
  } catch {
    // It holds until the page is left.
  }
}

export function forgetForm(storageKey: string): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
