import { type Conversation, isWorthKeeping } from '../../conversation/state.js';
import type { World } from '../browser.js';
import type { KeyValue } from './key-value.js';
import { keptMs } from './retention.js';
import { conversationKey } from './stored-keys.js';

/** Raise it if a stored conversation could no longer be read as it is. `former-conversation.ts` reads the version before this one. */
const schemaVersion = 6;

const isReadable = (version: number) => version === schemaVersion || version === schemaVersion - 1;

interface Saved {
  readonly version: number;
  readonly savedAtMs: number;
  /** The tab that stored it. */
  readonly tab: string;
  readonly conversation: Conversation;
}

type Clock = Pick<World, 'nowMs' | 'newKey'>;

export interface SavedConversation {
  load(): Conversation | undefined;
  /** Undefined if this tab stored it last; `gone` if another tab has started over. */
  loadFromOtherTab(): Conversation | 'gone' | undefined;
  /** Stores it, or removes what is stored if nothing is worth keeping. */
  save(conversation: Conversation): void;
  forget(): void;
}

export function createSavedConversation(slug: string, storage: KeyValue, { nowMs, newKey }: Clock): SavedConversation {
  const tab = newKey();
  const key = conversationKey + slug;
  /** Undefined before the storage was first read. */
  let isStored: boolean | undefined;

  const forget = () => {
    if (isStored !== false) storage.remove(key);
    isStored = false;
  };

  // The content is not validated: it can be long, and the first message waits for it.
  const fitting = (stored: unknown): Saved | undefined => {
    const saved = stored as Saved | undefined;
    return saved && isReadable(saved.version) && nowMs() - saved.savedAtMs < keptMs ? saved : undefined;
  };

  return {
    load() {
      const stored = storage.read(key);
      isStored = stored !== undefined;
      const saved = fitting(stored);
      // Removed at once, because it holds a name and an address.
      if (!saved) forget();
      return saved?.conversation;
    },
    loadFromOtherTab() {
      const stored = storage.read(key);
      if (isStored !== false && stored === undefined) {
        isStored = false;
        return 'gone';
      }
      const saved = fitting(stored);
      if (!saved || saved.tab === tab) return undefined;
      isStored = true;
      return saved.conversation;
    },
    save(conversation) {
      if (!isWorthKeeping(conversation)) return forget();
      storage.write(key, { version: schemaVersion, savedAtMs: nowMs(), tab, conversation } satisfies Saved);
      isStored = true;
    },
    forget,
  };
}
