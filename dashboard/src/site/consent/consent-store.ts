import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../ui/browser/browser-storage.js';

export const consentVersion = '1.0';

/** What is asked for. What the pages cannot do without is not. */
export interface ConsentChoices {
  analytics: boolean;
}

export interface ConsentRecord {
  version: typeof consentVersion;
  /** When it was given or refused, in UTC. */
  at: string;
  choices: ConsentChoices;
}

const storageKey = 'meg-consent';
const listeners = new Set<(record: ConsentRecord | undefined) => void>();

/** Counts where the storage keeps nothing, and spares reading the same text again. */
let known: { text: string | undefined; record: ConsentRecord | undefined } | undefined;

/** What was kept, if it is a record of this version: an answer to other questions is no answer to these. */
export function consentFrom(text: string | undefined): ConsentRecord | undefined {
  try {
    const { version, at, choices } = JSON.parse(text ?? '{}') as Partial<ConsentRecord>;
    if (version !== consentVersion || typeof at !== 'string' || Number.isNaN(Date.parse(at))) return undefined;
    return typeof choices?.analytics === 'boolean'
      ? { version, at, choices: { analytics: choices.analytics } }
      : undefined;
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
  return category === 'essential' || consent()?.choices[category] === true;
}

export function decideConsent(choices: ConsentChoices, now = Date.now()): void {
  const record: ConsentRecord = { version: consentVersion, at: new Date(now).toISOString(), choices };
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
