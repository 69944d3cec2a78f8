import type { LeadQuote } from '@meg/shared/contract/lead-quote';
import type { PartialMove } from '@meg/shared/contract/move';
import { type Languages, languageFor } from '../../languages/choose-language.js';
import type { Company } from '../companies/companies.service.js';
import type { QuotesService } from '../quotes/quotes.service.js';

/** What the company's rates give for a move. Null if it has no price. */
export type QuoteOfMove = (move: PartialMove, language: string) => LeadQuote | null;

/** For a lead that comes. It is stored, even if its quote cannot be worked out. */
export function quoteOfMove(
  { quotes, languages }: { quotes: Pick<QuotesService, 'quoteForLead'>; languages: Languages },
  company: Company,
): QuoteOfMove {
  return (move, language) => {
    try {
      return quotes.quoteForLead(company, move, languageFor(languages, [language]));
    } catch {
      return null;
    }
  };
}
