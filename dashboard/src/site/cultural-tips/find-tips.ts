import { type CulturalTip, type TipCategory, tipCategories } from '../content/cultural-tips/cultural-tip.js';

/** What is chosen; nothing chosen is undefined. Countries are named by their slug. */
export interface TipChoice {
  region?: string | undefined;
  country?: string | undefined;
  category?: TipCategory | undefined;
}

/** What the address names and no tip has is no choice; a country outside the region that is named with it is none. */
export function readChoice(address: URLSearchParams, tips: readonly CulturalTip[]): TipChoice {
  const region = regionsOf(tips).find((known) => known === address.get('region'));
  const country = countriesOf(tips, region).find(({ slug }) => slug === address.get('country'))?.slug;
  const category = tipCategories.find((known) => known === address.get('category'));
  return { region, country, category };
}

export function choiceParams({ region, country, category }: TipChoice): URLSearchParams {
  const chosen = Object.entries({ region, country, category }).filter(([, value]) => value !== undefined);
  return new URLSearchParams(chosen as [string, string][]);
}

export function findTips(tips: readonly CulturalTip[], { region, country, category }: TipChoice): CulturalTip[] {
  return tips.filter(
    (tip) =>
      (!region || tip.region === region) &&
      (!country || tip.slug === country) &&
      (!category || tip.category === category),
  );
}

export function regionsOf(tips: readonly CulturalTip[]): string[] {
  return [...new Set(tips.map((tip) => tip.region))].sort();
}

export interface TipCountry {
  slug: string;
  country: string;
  region: string;
}

export function countriesOf(tips: readonly CulturalTip[], region?: string): TipCountry[] {
  const bySlug = new Map(tips.map((tip) => [tip.slug, { slug: tip.slug, country: tip.country, region: tip.region }]));
  return [...bySlug.values()].filter((one) => !region || one.region === region);
}

/** The tips of each country, the countries in the order of the tips. */
export function tipsByCountry(tips: readonly CulturalTip[]): [TipCountry, CulturalTip[]][] {
  return countriesOf(tips).map((one) => [one, tips.filter(({ slug }) => slug === one.slug)]);
}
