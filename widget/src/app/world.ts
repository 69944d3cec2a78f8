import type { PublicCompany } from '@meg/shared/contract/companies';
import type { ReactNode } from 'react';
import type { HostPage } from '../bridge/host-page.js';
import type { Text } from '../i18n/text.js';
import type { KeyValue } from './key-value.js';
import type { Outside } from './run-effect.js';

/** All that the chat uses of the browser, so that a test can bring its own. */
export interface World extends Pick<Outside, 'send' | 'schedule' | 'nowMs'> {
  readonly storage: KeyValue;
  random(): number;
  newKey(): string;
  render(view: ReactNode): void;
  reload(): void;
  /** Where the page says that it goes, comes back, or is online again. */
  listen(type: 'online' | 'pagehide' | 'pageshow' | 'storage', run: () => void): void;
  whenIdle(run: () => void): void;
}

/** The chat of one company on one page. */
export interface Chat {
  readonly company: PublicCompany;
  readonly text: Text;
  readonly tellHost: HostPage['tell'];
  /** Missing where no page carries the chat. */
  readonly onClose: (() => void) | undefined;
  sourcePage(): string;
}
