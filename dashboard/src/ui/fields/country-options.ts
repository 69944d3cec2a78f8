import type { Option } from './select.js';

/** Codes that the browser can name and that are not countries. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO', 'AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA']);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function byLabel(one: Option, other: Option): number {
  return one.label.localeCompare(other.label);
}

/** A code that is no longer in use is rewritten to its successor. */
function isInUse(code: string): boolean {
  return Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
}

/** All countries with their names, by their two letters. */
export function countries(): Option[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !noCountries.has(code) && isInUse(code))
    .flatMap((value) => {
      const label = names.of(value);
      return label === undefined ? [] : [{ value, label }];
    })
    .sort(byLabel);
}

export function currencies(): Option[] {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((value) => ({ value, label: `${value}, ${names.of(value)}` }));
}
