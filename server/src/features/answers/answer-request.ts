import type { PartialMove } from '@meg/shared/contract/move';
import type { Company } from '../companies/companies.service.js';
import type { GuideQuestion } from '../guides/guides.service.js';

export interface AnswerRequest extends GuideQuestion {
  readonly company: Company;
  /** Of the range on the screen. */
  readonly move?: PartialMove | undefined;
  /** The path of the page, of visitors who allowed analytics. */
  readonly page?: string | undefined;
  readonly network?: string;
  /** Somebody of the company tries what the chat answers. */
  readonly isTest?: boolean | undefined;
}
