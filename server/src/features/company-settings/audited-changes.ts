import type { ChangedValue } from '@meg/shared/domain/companies/changed-values';

/** Longer than any text that people type; only pictures inside an address are. */
const mostLetters = 2_000;

/** As a log of changes shows it, from what to what. Pictures are named and long lists cut, which nobody reads in a log. */
export function auditedChange({ path, before, after }: ChangedValue) {
  return { path, from: audited(before), to: audited(after) };
}

function audited(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('data:image/') ? 'a picture' : shortened(value);
  const text = JSON.stringify(value) ?? '';
  if (text.length <= mostLetters) return value;
  return shortened(textOf(value));
}

/** People read it in a log, so it has no signs of JSON. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.entries(value)
    .map(([name, part]) => `${name} ${textOf(part)}`)
    .join(', ');
}

const shortened = (text: string): string => (text.length <= mostLetters ? text : `${text.slice(0, mostLetters - 1)}…`);
