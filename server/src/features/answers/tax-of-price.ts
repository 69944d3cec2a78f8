import { asksForTax } from '../../asked/price-topics.js';
import { asksForSalesTax } from '../../asked/sales-tax.js';
import type { GuidesService } from '../guides/guides.service.js';
import type { AnswerRequest } from './answer-request.js';
import { isWithinCountry } from './border-answer.js';

/** Whether tax on the price is asked for: with a price on the screen, or within one country, "VAT?" is of the price. */
export function isOnTaxOfPrice(
  guides: GuidesService,
  sentence: string,
  { move, hasRange }: Pick<AnswerRequest, 'move' | 'hasRange'>,
): boolean {
  const isOfMove = hasRange === true || isWithinCountry(guides.endsOf(move));
  return asksForTax(sentence) || (isOfMove && asksForSalesTax(sentence));
}
