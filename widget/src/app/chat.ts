import type { FrameCompany } from '@meg/shared/contract/companies';
import type { HostPage } from '../bridge/host-page.js';
import type { LanguageEntry } from '../i18n/language-entry.js';
import type { Text } from '../i18n/text.js';

/** The chat of one company on one page. */
export interface Chat {
  readonly company: FrameCompany;
  readonly languages: readonly LanguageEntry[];
  /** The words that came with the document. */
  readonly firstText: Text;
  readonly tellHost: HostPage['tell'];
  /** Undefined where there is no panel to close. */
  readonly onClose: (() => void) | undefined;
  /** Text typed into the composer before the chat took over. */
  readonly composed?: string | undefined;
  sourcePage(): string;
  /** Whether the visitor allows the host page analytics. */
  allowsAnalytics?(): boolean;
}
