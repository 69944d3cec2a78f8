import { readStored, removeStored, writeStored } from '../../../ui/browser/browser-storage.js';

const storage = 'sessionStorage';

/** A note that is not saved yet, kept with this tab for the one who types it: going to another lead loses nothing. */
export function noteDraft(personId: string, leadId: string) {
  const key = `meg:note:${personId}:${leadId}`;
  return {
    read: (): string => readStored(key, storage) ?? '',
    keep(text: string): void {
      if (text.trim() === '') removeStored(key, storage);
      else writeStored(key, text, storage);
    },
  };
}
