import type { StoredSignup } from '@meg/shared/contract/signup';
import {
  type AddonKey,
  addonSetupUsd,
  addons,
  billFor,
  billForAddons,
  corePlan,
} from '@meg/shared/domain/companies/plan-prices';

type Invoice = StoredSignup['invoiceDetails'];
type Line = Invoice['lines'][number];

const coreLines: readonly Line[] = [
  { label: `${corePlan.name} plan: setup`, kind: 'setup', amountUsd: corePlan.setupUsd },
  { label: `${corePlan.name} plan: first month`, kind: 'monthly', amountUsd: corePlan.monthlyUsd },
];

function linesOf(key: AddonKey): Line[] {
  const addon = addons[key];
  const price: Line =
    'oneTimeUsd' in addon
      ? { label: addon.name, kind: 'one-time', amountUsd: addon.oneTimeUsd }
      : { label: `${addon.name}: first month`, kind: 'monthly', amountUsd: addon.monthlyUsd };
  return [{ label: `${addon.name}: setup`, kind: 'setup', amountUsd: addonSetupUsd }, price];
}

function invoice(
  { setupUsd, oneTimeUsd, monthlyUsd, firstBillUsd }: ReturnType<typeof billFor>,
  lines: Line[],
): Invoice {
  return {
    setupFees: setupUsd,
    oneTimeTotal: oneTimeUsd,
    monthlyTotal: monthlyUsd,
    firstBill: firstBillUsd,
    currency: 'USD',
    lines,
  };
}

const linesOfAll = (selected: readonly AddonKey[]) => [...new Set(selected)].flatMap(linesOf);

/** The first bill of a sign-up, line by line. */
export function invoiceOf(selected: readonly AddonKey[]): Invoice {
  return invoice(billFor(selected), [...coreLines, ...linesOfAll(selected)]);
}

/** The first bill of add-ons that a company orders later. */
export function invoiceOfAddons(selected: readonly AddonKey[]): Invoice {
  return invoice(billForAddons(selected), linesOfAll(selected));
}
