import type { AuditEntry } from '@meg/shared/contract/audit';
import { settingName } from '../settings/setting-names.js';
import { settingText } from '../settings/setting-values.js';
import { formatMoney } from '../ui/text/format.js';

export interface ChangedSetting {
  name: string;
  from: string;
  to: string;
}

interface AuditedChange {
  path: string[];
  from?: unknown;
  to?: unknown;
}

const isChange = (value: unknown): value is AuditedChange =>
  typeof value === 'object' && value !== null && Array.isArray((value as AuditedChange).path);

/** The rates that are amounts in the company's currency. */
const money = /^pricing\.(localRates|internationalRates)\.(baseRate|hourlyRate|perMileRate)$/;

/** What of the settings was changed, from what and to what. None in entries from before this was kept. */
export function changedSettings({ changes, currency }: AuditEntry['detail']): ChangedSetting[] {
  return (Array.isArray(changes) ? changes : []).filter(isChange).map(({ path, from, to }) => {
    const isMoney = money.test(path.join('.')) && typeof currency === 'string';
    const textOf = (value: unknown) =>
      isMoney && typeof value === 'number' ? formatMoney(value, currency as string) : settingText(value, path);
    return { name: settingName(path), from: textOf(from), to: textOf(to) };
  });
}
