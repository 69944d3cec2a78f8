import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../ui/browser/browser-storage.js';

export const consentVersion = '1.0';

/** What is asked for. What the pages cannot do without is not. */
export const askedCategories = ['analytics', 'marketing', 'functional'] as const;
export type ConsentChoices = Record<(typeof askedCategories)[number], boolean>;

export interface ConsentRecord {
  version: typeof consentVersion;
  /** When it was given or refused, in UTC. */
  timestamp: string;
  preferences: ConsentChoices & { essential: true };
}

export function allChoices(isGiven: boolean): ConsentChoices {
  return { analytics: isGiven, marketing: isGiven, functional: isGiven };
}

/** As it was kept at first, when only one category was asked for. */
interface FirstRecord {
  at: string;
  choices: { analytics: boolean };
}

const storageKey = 'meg-consent';
const listeners = new Set<(record: ConsentRecord | undefined) => void>();

/** Counts where the storage keeps nothing, and spares reading the same text again. */
let known: { text: string | undefined; record: ConsentRecord | undefined } | undefined;

const preferencesOf = (choices: ConsentChoices) => ({ essential: true, ...choices }) as const;

/** What was kept, if it is a record of this version: an answer to other questions is no answer to these. */
export function consentFrom(text: string | undefined): ConsentRecord | undefined {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<ConsentRecord & FirstRecord>;
    const { version, timestamp = kept.at, preferences = kept.choices } = kept;
    if (version !== consentVersion || typeof timestamp !== 'string' || Number.isNaN(Date.parse(timestamp)))
      return undefined;
    if (typeof preferences?.analytics !== 'boolean') return undefined;
    const given: Partial<ConsentChoices> = preferences;
    const isGiven = (category: keyof ConsentChoices) => given[category] === true;
    return {
      version,
      timestamp,
      preferences: preferencesOf(
        Object.fromEntries(askedCategories.map((category) => [category, isGiven(category)])) as ConsentChoices,
      ),
    };
  } catch {
    return undefined;
  }
}

/** What the visitor has decided; nothing before that, and nothing while a page is written ahead. */
export function consent(): ConsentRecord | undefined {
  if (typeof window === 'undefined') return undefined;
  if (!known) hold(readStored(storageKey));
  return known?.record;
}

/** False until it was given. */
export function hasConsent(category: 'essential' | keyof ConsentChoices): boolean {
  return category === 'essential' || consent()?.preferences[category] === true;
}

export function decideConsent(choices: ConsentChoices, now = Date.now()): void {
  const record: ConsentRecord = {
    version: consentVersion,
    timestamp: new Date(now).toISOString(),
    preferences: preferencesOf(choices),
  };
  const text = JSON.stringify(record);
  writeStored(storageKey, text);
  hold(text);
  announce();
}

/** Hears each decision, also one of another tab. Answers how to stop hearing. */
export function onConsentChange(listener: (record: ConsentRecord | undefined) => void): () => void {
  if (listeners.size === 0) addEventListener('storage', hearOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', hearOtherTab);
  };
}

/** `before` holds on the prerendered page and at the first view in the browser. */
export function useConsentDecided(before: boolean): boolean {
  return useSyncExternalStore(
    onConsentChange,
    () => consent() !== undefined,
    () => before,
  );
}

function hold(text: string | undefined): void {
  if (!known || known.text !== text) known = { text, record: consentFrom(text) };
}

/** A storage that was cleared as a whole names no key. */
function hearOtherTab({ key }: StorageEvent): void {
  if (key !== storageKey && key !== null) return;
  hold(readStored(storageKey));
  announce();
}

function announce(): void {
  const record = consent();
  for (const listener of listeners) listener(record);
}
