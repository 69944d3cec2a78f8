import type { Company } from '../../companies/companies.service.js';
import type { GuideWords, Understood } from '../../guides/guides.service.js';

export interface CompanyQuestion {
  readonly company: Company;
  readonly understood: Understood;
  readonly query: string;
  readonly words: GuideWords;
  readonly nowMs: number;
  /** What is known of the move, in words; called only if it is asked for. */
  readonly knownOfMove: () => readonly string[];
  /** Which of the things that the question names are on the list of the move; called only if it is asked for. */
  readonly askedThings: () => { readonly noted: readonly string[]; readonly missing: readonly string[] };
  /** The day that the question writes out, as in 2026-12-25; called only if it is asked for. */
  readonly dayAsked: () => string | undefined;
  readonly hasRange: boolean;
  /** Whether a mail to a visitor goes out now: the server sends mails, and the company waits for nothing. */
  readonly mayMail: boolean;
  /** The codes of the languages that the chat of the company offers; called only if they are asked for. */
  readonly chatLanguages: () => readonly string[];
}
