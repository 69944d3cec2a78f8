import { movingRates, type Pricing } from '@meg/shared/contract/rates';
import type { MoveType } from '@meg/shared/domain/quotes/move-options';
import type { MovingRates } from '@meg/shared/domain/quotes/rates';

export interface CompanyRates {
  readonly rates: MovingRates;
  /** Whether the company has its own rates for such a move; the quote's `source` says so. */
  readonly hasOwnRates: Readonly<Record<MoveType, boolean>>;
}

/** Fills in defaults. Takes longer than a quote, so call it once for a configuration. */
export function companyRates({ showsRates: _, ...pricing }: Pricing): CompanyRates {
  const hasFigures = pricing.figures !== undefined;
  return {
    rates: movingRates.parse(pricing),
    hasOwnRates: {
      local: hasFigures || pricing.localRates !== undefined,
      international: hasFigures || pricing.internationalRates !== undefined,
    },
  };
}
