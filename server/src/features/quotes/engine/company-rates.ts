import { movingRates, type Pricing } from '@meg/shared/contract/rates';
import type { MovingRates } from '@meg/shared/domain/quotes/rates';

/** Fills in defaults. Takes longer than a quote, so call it once for a configuration. */
export function companyRates({ showsRates: _, ...pricing }: Pricing): MovingRates {
  return movingRates.parse(pricing);
}
