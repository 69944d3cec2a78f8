import type { Theme } from '@meg/shared/bridge/messages';
import type { PublicCompany } from '@meg/shared/contract/companies';
import type { FirstView } from '../i18n/first-view.js';
import type { LanguageEntry } from '../i18n/language-entry.js';

/** The data block of the document, as the server writes it. */
export interface FrameData {
  readonly company: PublicCompany | null;
  readonly problem: null | 'company_unknown';
  readonly theme: Theme;
  readonly language: string;
  readonly firstView: FirstView;
  readonly languages: readonly LanguageEntry[];
}
