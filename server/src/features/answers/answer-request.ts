import type { PartialMove } from '@meg/shared/contract/move';
import type { Company } from '../companies/companies.service.js';
import type { GuideQuestion } from '../guides/guides.service.js';

export interface AnswerRequest extends GuideQuestion {
  readonly company: Company;
  readonly move?: PartialMove | undefined;
  /** Whether the range of this move is on the screen. */
  readonly hasRange?: boolean | undefined;
  /** The path of the page, of visitors who allowed analytics. */
  readonly page?: string | undefined;
  readonly network?: string;
  /** Somebody of the company tries what the chat answers. */
  readonly isTest?: boolean | undefined;
}
