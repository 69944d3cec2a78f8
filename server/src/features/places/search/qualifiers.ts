import { greatCircleKm } from '@meg/shared/domain/quotes/great-circle';
import { foldText } from '../../../text/fold-text.js';
import { ordinaryNames } from '../../../text/misleading-names.js';
import { isOneSlipAway } from '../../../text/one-typo.js';
import { type Gazetteer, positionAt } from '../gazetteer/gazetteer.js';

/** A country or a region, named beside a place. */
export interface Target {
  readonly country: number;
  readonly region: number | null;
  /** The words named only a part of the region, such as a county. */
  readonly isPart: boolean;
  /** Where that part is, as far as it is known. */
  readonly circle?: Circle | undefined;
}

interface Circle {
  readonly lat: number;
  readonly lon: number;
  readonly reachKm: number;
}

/** What words such as "UK", "IL" or "Selangor" mean. A word may mean several: IL is Illinois and Israel. */
export interface Qualifiers {
  exactly(text: string): readonly Target[];
  beginningWith(text: string): readonly Target[];
  oneSlipFrom(text: string): readonly Target[];
}

export const displayNames = (language: string): Intl.DisplayNames =>
  new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'code' });

type Named = readonly [name: string, target: Target];

function groupByText(named: readonly Named[]): Map<string, Target[]> {
  const all = new Map<string, Target[]>();
  for (const [name, target] of named) {
    const key = foldText(name);
    const targets = all.get(key) ?? [];
    const isKnown = targets.some((each) => each.country === target.country && each.region === target.region);
    if (key !== '' && !isKnown) all.set(key, [...targets, target]);
  }
  return all;
}

/** The index of the text in the sorted names. */
function firstNotBefore(names: readonly string[], text: string): number {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((names[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Sorted for beginnings, and grouped by length for typing errors: scanning all names took most of a search's time. */
function lookup(named: readonly Named[]): Qualifiers {
  const all = groupByText(named);
  const sorted = [...all.keys()].sort();
  const byLength = new Map<number, string[]>();
  for (const name of sorted) byLength.set(name.length, [...(byLength.get(name.length) ?? []), name]);
  const targetsOf = (names: readonly string[]): Target[] => names.flatMap((name) => all.get(name) ?? []);
  return {
    exactly: (text) => all.get(text) ?? [],
    beginningWith(text) {
      const from = firstNotBefore(sorted, text);
      let to = from;
      while (sorted[to]?.startsWith(text)) to++;
      return targetsOf(sorted.slice(from, to));
    },
    oneSlipFrom(text) {
      const lengths = [text.length - 1, text.length, text.length + 1];
      const near = lengths.flatMap((length) => byLength.get(length) ?? []);
      return targetsOf(near.filter((name) => isOneSlipAway(text, name)));
    },
  };
}

function namedCountries(gazetteer: Gazetteer, namesOf: (code: string, country: number) => readonly string[]): Named[] {
  return gazetteer.countryCodes.flatMap((code, country) =>
    namesOf(code, country).map((name): Named => [name, { country, region: null, isPart: false }]),
  );
}

export function readQualifiers(gazetteer: Gazetteer): Qualifiers {
  const english = displayNames('en');
  const countries = namedCountries(gazetteer, (code, country) => [
    english.of(code) ?? code,
    code,
    ...(gazetteer.countryAliases[country] ?? []),
  ]);
  const circles = new Map(
    gazetteer.counties.map(([country, name, lat, lon, reachKm]) => [`${country} ${name}`, { lat, lon, reachKm }]),
  );
  const regions = gazetteer.regionTable.flatMap(([country, , name, aliases, parts], region) => [
    ...[name, ...aliases].map((alias): Named => [alias, { country, region, isPart: false }]),
    ...parts.map((part): Named => [part, { country, region, isPart: true, circle: circles.get(`${country} ${part}`) }]),
  ]);
  return lookup([...countries, ...regions]);
}

/** Country names in other languages: "Malasia" in Spanish. */
export function countryNamesIn(gazetteer: Gazetteer, languages: readonly string[]): Qualifiers {
  const names = languages.map(displayNames);
  const namesOf = (code: string) => names.map((each) => each.of(code) ?? code);
  return lookup(
    namedCountries(gazetteer, (code) => namesOf(code).filter((name) => !ordinaryNames.has(foldText(name)))),
  );
}

/** Whether the place is in a county as well, where one was named whose whereabouts are known. */
export function isNear(gazetteer: Gazetteer, row: number, targets: readonly Target[]): boolean {
  const here = positionAt(gazetteer, row);
  return targets.some(
    (target) =>
      isIn(gazetteer, row, [target]) && (!target.circle || greatCircleKm(here, target.circle) <= target.circle.reachKm),
  );
}

export function isIn(gazetteer: Gazetteer, row: number, targets: readonly Target[]): boolean {
  const country = gazetteer.countries[row];
  const region = gazetteer.regions[row];
  return targets.some((target) => target.country === country && (target.region === null || target.region === region));
}
