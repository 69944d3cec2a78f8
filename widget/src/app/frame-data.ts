import type { FrameCompany } from '@meg/shared/contract/companies';
import type { FirstView } from '../i18n/first-view.js';
import type { LanguageEntry } from '../i18n/language-entry.js';

/** The data block of the document, as the server writes it. */
export interface FrameData {
  readonly company: FrameCompany | null;
  readonly problem?: 'company_unknown';
  readonly firstView: FirstView;
  readonly languages: readonly LanguageEntry[];
}
