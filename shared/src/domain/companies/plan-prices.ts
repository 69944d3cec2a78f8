/** All prices of the product, in whole US dollars: pages, wizard, order summary and the server's invoice read them here. */
export const corePlan = { name: 'Core', monthlyUsd: 75, setupUsd: 95, minimumMonths: 6, supportHours: 48 } as const;

/** What setting up one add-on costs, whatever the add-on is. */
export const addonSetupUsd = 15;

export const addons = {
  'priority-support': { name: 'Priority Support', monthlyUsd: 99 },
  'knowledge-sync': { name: 'Knowledge Base Auto-Sync', monthlyUsd: 30 },
  'advanced-dashboard': { name: 'Advanced Dashboard', monthlyUsd: 29 },
  'lead-scoring': { name: 'Lead Scoring & CRM Sync', monthlyUsd: 35 },
  'api-integration': { name: 'API Integration Builder', monthlyUsd: 20, perCallUsd: 0.01 },
  'white-label': { name: 'White Label Customization', oneTimeUsd: 49 },
} as const satisfies Record<string, { name: string; monthlyUsd?: number; oneTimeUsd?: number; perCallUsd?: number }>;

export type AddonKey = keyof typeof addons;

export const addonKeys = Object.keys(addons) as AddonKey[];

/** Names that add-ons had in older forms. */
const formerNames: Readonly<Record<string, AddonKey>> = { 'api-builder': 'api-integration' };

/** The add-on for a key that a form sent; undefined if there is none. */
export function addonOfKey(key: string): AddonKey | undefined {
  const current = Object.hasOwn(formerNames, key) ? formerNames[key] : key;
  return addonKeys.find((known) => known === current);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What an order costs; the first bill includes the first month. An add-on that is named twice counts once. */
export function billFor(selected: Iterable<AddonKey>) {
  return billWith(corePlan, selected);
}

/** The same of add-ons that are ordered later, without the plan. */
export function billForAddons(selected: Iterable<AddonKey>) {
  return billWith({ setupUsd: 0, monthlyUsd: 0 }, selected);
}

function billWith(plan: { setupUsd: number; monthlyUsd: number }, selected: Iterable<AddonKey>) {
  const chosen = [...new Set(selected)].map((key) => addons[key]);
  const setupUsd = plan.setupUsd + chosen.length * addonSetupUsd;
  const oneTimeUsd = sum(chosen.map((addon) => ('oneTimeUsd' in addon ? addon.oneTimeUsd : 0)));
  const monthlyUsd = plan.monthlyUsd + sum(chosen.map((addon) => ('monthlyUsd' in addon ? addon.monthlyUsd : 0)));
  return { setupUsd, oneTimeUsd, monthlyUsd, firstBillUsd: setupUsd + oneTimeUsd + monthlyUsd };
}
