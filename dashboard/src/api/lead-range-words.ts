import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { formatRange } from '../ui/text/format.js';

/**
 * The price range of a lead as the company writes money, whatever the language that its visitor was quoted in. A range
 * that was sent in words alone stands as it was sent; empty where there is none.
 */
export function rangeWords({ range, preliminaryQuote }: Pick<LeadSummary, 'range' | 'preliminaryQuote'>): string {
  return range ? formatRange(range.minPrice, range.maxPrice, range.currency) : preliminaryQuote;
}
