import type { Theme } from '@meg/shared/bridge/messages';
import type { PublicCompany } from '@meg/shared/contract/companies';
import type { Catalogue } from '../i18n/catalogues/en.js';

/** The data block of the document, as the server writes it. */
export interface FrameData {
  readonly company: PublicCompany | null;
  readonly problem: null | 'company_unknown';
  readonly theme: Theme;
  readonly language: string;
  readonly catalogue: Catalogue;
}
