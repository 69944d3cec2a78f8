import { type AddonKey, billFor } from './plan-prices.js';

const plan = billFor([]);

/** What add-ons cost that are ordered later, without the plan: apart from `plan-prices`, which public pages load. */
export function billForAddons(selected: Iterable<AddonKey>): ReturnType<typeof billFor> {
  const all = billFor(selected);
  return {
    setupUsd: all.setupUsd - plan.setupUsd,
    oneTimeUsd: all.oneTimeUsd,
    monthlyUsd: all.monthlyUsd - plan.monthlyUsd,
    firstBillUsd: all.firstBillUsd - plan.firstBillUsd,
  };
}
