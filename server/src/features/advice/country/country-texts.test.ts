import { describe, expect, it } from 'vitest';
import { adviceTexts } from '../advice.service.js';
import { adviceIds, adviceTopics } from '../advice-topics.js';
import { readAuthorities } from './authorities.js';
import { type AdvisedCountry, advisedCountries, matters } from './country-matters.js';
import { countryPages } from './country-pages.js';
import { countryTexts, sayOfCountry } from './country-texts.js';

const countries = Object.keys(advisedCountries) as AdvisedCountry[];
const languages = Object.keys(adviceTexts);
/** Also parts of words, as names take endings. */
const currencies =
  /[$€£¥₹]|\bRM\s?\d|\b(?:USD|GBP|EUR|CAD|MYR)\b|\b(?:dollars?|dólares|dolar|pence|pounds? sterling|euros?|ringgit|centavos|cents)\b|senti |دولار|يورو|رينغيت|سنت[ًا]/iu;
const lawsOfOne = /\bCFR\b|võlaõigusseadus|Consumer (?:Rights|Protection) Act|released value/iu;

const namesOf = (language: string): string[] => {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return Object.values(advisedCountries).map((code) => names.of(code) ?? code);
};

describe('what holds everywhere', () => {
  it.each(languages)('names no country, authority, currency or law of one country in %s', (language) => {
    const ofOne = adviceIds.filter((id) => {
      const text = adviceTexts[language]?.[id].text ?? '';
      const isNamed = [...namesOf(language), 'USA', 'UK', 'GOV.UK'].some((name) => text.includes(name));
      return (
        isNamed || currencies.test(text) || lawsOfOne.test(text) || readAuthorities(text, language).named.length > 0
      );
    });
    expect(ofOne).toEqual([]);
  });

  it('has no source of one country', () => {
    const ofOne = new Set(
      countries.flatMap((country) =>
        Object.values(countryPages[country])
          .flat()
          .map(({ url }) => url),
      ),
    );
    expect(adviceIds.flatMap((id) => adviceTopics[id].pages.filter(({ url }) => ofOne.has(url)))).toEqual([]);
  });
});

describe.each(countries)('what holds in %s', (country) => {
  it.each(languages)('says its name and every matter in %s', (language) => {
    const texts = countryTexts[language]?.[country];
    const all = Object.values(texts ?? {});
    expect(Object.keys(texts ?? {}).sort()).toEqual([...matters, 'heading'].sort());
    expect(new Set(all).size).toBe(all.length);
    for (const matter of matters) expect(texts?.[matter].length).toBeGreaterThan(40);
    for (const matter of matters) expect(texts?.[matter].length).toBeLessThan(400);
  });

  it.each(languages)('names the authorities of no other country in %s', (language) => {
    const others = matters.flatMap((matter) => {
      const { named } = readAuthorities(countryTexts[language]?.[country][matter] ?? '', language);
      return named.filter((other) => other.country !== country).map((other) => `${matter}: ${other.country}`);
    });
    expect(others).toEqual([]);
  });

  it.each(matters)('names pages that can be opened on %s', (matter) => {
    expect(countryPages[country][matter].length).toBeGreaterThan(0);
    for (const { url } of countryPages[country][matter]) expect(new URL(url).protocol).toBe('https:');
  });
});

describe('a language without texts of countries', () => {
  it('is told only what holds everywhere', () => {
    expect(sayOfCountry({ country: 'ireland', matters: ['post'] }, 'de')).toBeUndefined();
  });
});
