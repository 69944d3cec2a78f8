import type { ReactNode } from 'react';
import type { WordsFile } from '../i18n/words-file.js';
import type { Outside } from './run-effect.js';
import type { KeyValue } from './storage/key-value.js';

/** All that the chat uses of the browser, so that a test can bring its own. */
export interface World extends Pick<Outside, 'send' | 'schedule' | 'nowMs' | 'timezone' | 'newKey' | 'wantsEmail'> {
  readonly storage: KeyValue;
  /** The browser's, most wanted first. */
  readonly wantedLanguages: readonly string[];
  random(): number;
  render(view: ReactNode): void;
  reload(): void;
  loadWords(address: string): Promise<WordsFile>;
  /** Sets the document's language and direction, for assistive technology and layout. */
  setLanguage(language: string, direction: 'ltr' | 'rtl'): void;
  /** Events of the window: leaving, coming back, online again, or storage changed by another tab. */
  listen(type: 'online' | 'pagehide' | 'pageshow' | 'storage', run: () => void): void;
  whenIdle(run: () => void): void;
}
