import type { CountriesInQuestion } from '../advice/advice.service.js';
import type { Understood } from '../guides/guides.service.js';
import type { AnswerRequest } from './answer-request.js';
import type { EntryQuestion, findEntry } from './company/company-entries.js';
import type { CompanyQuestion } from './company/company-question.js';

/** A question, with all that was found out about it. */
export interface Asked {
  readonly request: AnswerRequest;
  readonly understood: Understood;
  readonly entries: EntryQuestion;
  readonly entry: ReturnType<typeof findEntry>;
  readonly question: CompanyQuestion;
  /** Whose rules may be meant. */
  readonly places: () => CountriesInQuestion;
  readonly isToCompany: boolean;
  /** Whether it asks if the price includes tax. */
  readonly isOnTax: boolean;
  /** The codes of the countries of its towns. */
  readonly towns: readonly string[];
  /** Whether it surely has nothing to do with moving. */
  readonly isOutOfScope: boolean;
}
