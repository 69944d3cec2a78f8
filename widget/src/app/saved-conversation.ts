import { type Conversation, isWorthKeeping } from '../conversation/state.js';
import type { KeyValue } from './key-value.js';

/** To be raised with any change of the conversation's state: what was stored in the old shape then starts anew. */
const schemaVersion = 2;
const keptMs = 7 * 24 * 60 * 60 * 1000;

interface Saved {
  readonly version: number;
  readonly savedAtMs: number;
  readonly conversation: Conversation;
}

export interface SavedConversation {
  load(): Conversation | undefined;
  /** Stores it, or takes away what is stored where nothing is worth keeping. */
  save(conversation: Conversation): void;
  forget(): void;
}

export function createSavedConversation(slug: string, storage: KeyValue, nowMs: () => number): SavedConversation {
  const key = `meg:conversation:${slug}`;
  let isStored = storage.read(key) !== undefined;

  const forget = () => {
    if (isStored) storage.remove(key);
    isStored = false;
  };

  return {
    load() {
      const saved = storage.read(key) as Saved | undefined;
      const fits = saved?.version === schemaVersion && nowMs() - saved.savedAtMs < keptMs;
      // What is too old is not kept a moment longer: it holds a name and an address.
      if (!fits) forget();
      return fits ? saved.conversation : undefined;
    },
    save(conversation) {
      if (!isWorthKeeping(conversation)) return forget();
      storage.write(key, { version: schemaVersion, savedAtMs: nowMs(), conversation } satisfies Saved);
      isStored = true;
    },
    forget,
  };
}
