import type { Option } from './select.js';

/** All zones by name, with the chosen one, which the browser may call otherwise. Those of `first` come before the rest. */
export function timezoneOptions(chosen: string, first: readonly string[] = []): Option[] {
  const zones = [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
  return [...new Set([...first, ...zones])].map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
