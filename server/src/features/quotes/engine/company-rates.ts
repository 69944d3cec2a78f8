import { movingRates, type Pricing } from '@meg/shared/contract/rates';
import type { MoveType } from '@meg/shared/domain/quotes/move-options';
import type { MovingRates } from '@meg/shared/domain/quotes/rates';

export interface CompanyRates {
  readonly rates: MovingRates;
  /** Whether the company has set rates of its own for such a move: the quote names its source by it. */
  readonly hasOwnRates: Readonly<Record<MoveType, boolean>>;
}

/** Fills in what the company has not set. It takes longer than a quote: do it when the configuration is read. */
export function companyRates(pricing: Pricing): CompanyRates {
  const hasFigures = pricing.figures !== undefined;
  return {
    rates: movingRates.parse(pricing),
    hasOwnRates: {
      local: hasFigures || pricing.localRates !== undefined,
      international: hasFigures || pricing.internationalRates !== undefined,
    },
  };
}
