import { type Attempt, isAttempt } from '../../forms/attempt.js';
import { readStored, removeStored, writeStored } from '../../ui/browser/browser-storage.js';

export interface KeptForm<Name extends string> {
  typed: Record<Name, string>;
  step: number;
  attempt: Attempt | undefined;
  /** When it was first shown. A reload does not reset it, so that nobody seems to be as quick as a bot. */
  shownAtMs: number | undefined;
}

export function emptyForm<Name extends string>(names: readonly Name[]): KeptForm<Name> {
  const typed = Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
  return { typed, step: 0, attempt: undefined, shownAtMs: undefined };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The valid parts of what was stored. */
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

/** The stored form, or a new one that begins now. A clock that was set back does not make its time negative. */
export function shownForm<Name extends string>(kept: KeptForm<Name>, nowMs: number): KeptForm<Name> {
  return { ...kept, shownAtMs: Math.min(kept.shownAtMs ?? nowMs, nowMs) };
}

/** Kept for this tab, until it is closed or the form was sent. */
export function readKeptForm<Name extends string>(storageKey: string, names: readonly Name[]): KeptForm<Name> {
  return formFrom(readStored(storageKey, 'sessionStorage') ?? '', names);
}

export function keepForm(storageKey: string, form: KeptForm<string>): void {
  writeStored(storageKey, JSON.stringify(form), 'sessionStorage');
}

export function forgetForm(storageKey: string): void {
  removeStored(storageKey, 'sessionStorage');
}
