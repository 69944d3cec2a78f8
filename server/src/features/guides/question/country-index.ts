import type { CountryGuide } from '@meg/shared/contract/guides';
import { ordinaryNames } from '../../../text/misleading-names.js';
import { plainSentence, wordsOf } from '../../../text/question-words.js';
import type { Guides } from '../read-guides.js';
import { airportsOfCountries } from './airports.js';
import { citiesOfCountries, countryAdjectives, countryAliases, foreignAdjectives } from './country-aliases.js';
import { areasOfCountries } from './country-areas.js';
import { countryInstitutions } from './country-institutions.js';
import { papersOfCountries } from './country-papers.js';
import { peoplesOfCountries } from './country-peoples.js';
import { countrySigns } from './country-signs.js';
import { townsWithEndings } from './marked-towns.js';
import { namesAsHeard } from './names-as-heard.js';
import { regionLetters, regionsAlone, regionsOfCountries } from './regions.js';
import { townsInOtherLanguages } from './towns-in-other-languages.js';

/** A country that a question may be about. */
export interface KnownCountry {
  /** Null if it has no guide. */
  readonly slug: string | null;
  readonly name: string;
  /** Its two letters; null if only its name is known. */
  readonly code: string | null;
}

/** A sign is a name that only one country has, such as that of an office, a paper or an airport. */
export type NameKind = 'country' | 'city' | 'adjective' | 'sign';

export interface Named {
  readonly country: KnownCountry;
  readonly kind: NameKind;
}

const noCountries = new Set(['UN', 'EZ', 'XA', 'XB', 'ZZ', 'QO']);
const alsoWithoutGuide =
  'Hong Kong, Macau, Turkey, Czech Republic, Ivory Coast, Burma, Congo, Palestine, Bosnia, San Salvador';
const forgivenAliases = 'britain, england, scotland, holland, america, deutschland, emirates';
const forgivenRegions =
  'florida, california, queensland, tasmania, okinawa, sicily, tuscany, bavaria, catalonia, andalusia, algarve, madeira';
/** With fewer letters too many words are one letter away. */
const shortestTown = 6;
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => !noCountries.has(code));

export const plainName = (name: string): string => plainSentence(wordsOf(name)).trim();
const entriesOf = (list: string): string[] => list.split(',').map(plainName);

/** The names of all countries in a language, as Intl knows them. */
function namesIn(language: string): [code: string, name: string][] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return codes.flatMap((code) => {
    const name = names.of(code)?.replace(/\(.*\)/, '');
    return name ? [[code, name]] : [];
  });
}

export class CountryIndex {
  /** By the words of the name, in plain spelling. */
  readonly names = new Map<string, Named>();
  /** Names of several words written as one. */
  readonly joined = new Map<string, Named>();
  /** Estonian names, which take endings in a sentence. */
  readonly inflected = new Map<string, Named>();
  /** Names that are ordinary words without their accents, such as "Suède". As typed, in small letters. */
  readonly accented = new Map<string, Named>();
  /** Names that are recognised with one wrong letter too. */
  readonly forgiving = new Map<string, Named>();
  /** Large towns, which are recognised with one wrong letter where a town has to stand. */
  readonly towns = new Map<string, Named>();
  /** Towns that count only with an Estonian ending. */
  readonly withEndings = new Map<string, Named>();
  /** Regions that say where a town lies: by their names in plain spelling, and by their letters as on an envelope. */
  readonly regions = new Map<string, KnownCountry>();
  /** By their two letters. */
  readonly byCode = new Map<string, KnownCountry>();
  /** Slugs by themselves and by the two letters of their country, as programs name countries. */
  readonly keys = new Map<string, string>();

  constructor(
    private readonly guides: Guides,
    languages: readonly string[],
  ) {
    this.addGuides();
    this.addWorld(languages);
    this.addList(regionsAlone, 'country');
    this.addList(citiesOfCountries, 'city');
    this.addList(areasOfCountries, 'city');
    this.addList(townsInOtherLanguages, 'city');
    this.addList(airportsOfCountries, 'city');
    this.addTowns();
    this.addList(countryAdjectives, 'adjective');
    this.addList(foreignAdjectives, 'adjective');
    this.addList(peoplesOfCountries, 'adjective');
    this.addList(countrySigns, 'sign');
    this.addList(countryInstitutions, 'sign');
    this.addList(papersOfCountries, 'sign');
    this.addRegions(regionsOfCountries, entriesOf);
    this.addRegions(regionLetters, (list) => list.split(' '));
  }

  private addTowns(): void {
    for (const [slug, list] of Object.entries(citiesOfCountries))
      for (const name of entriesOf(list))
        if (name.length >= shortestTown && !name.includes(' ')) this.towns.set(name, this.named(slug));
    for (const name of entriesOf(forgivenRegions)) {
      const named = this.names.get(name);
      if (named) this.towns.set(name, named);
    }
    for (const [slug, list] of Object.entries(townsWithEndings))
      for (const name of entriesOf(list)) this.withEndings.set(name, this.named(slug));
  }

  private named(slug: string): Named {
    return { country: this.countryOf(slug), kind: 'city' };
  }

  private addRegions(lists: Readonly<Record<string, string>>, parted: (list: string) => string[]): void {
    for (const [slug, list] of Object.entries(lists))
      for (const name of parted(list)) this.regions.set(name, this.countryOf(slug));
  }

  private add(name: string, country: KnownCountry, kind: NameKind = 'country'): void {
    if (name === '' || this.names.has(name)) return;
    const named = { country, kind };
    this.names.set(name, named);
    if (name.includes(' ') && kind === 'country') this.joined.set(name.replaceAll(' ', ''), named);
  }

  private countryOf(slug: string): KnownCountry {
    const guide = this.guides.get(slug);
    return { slug, name: guide?.country ?? slug, code: guide?.code ?? null };
  }

  private addList(lists: Readonly<Record<string, string>>, kind: NameKind): void {
    for (const [slug, list] of Object.entries(lists))
      if (this.guides.has(slug)) for (const name of entriesOf(list)) this.add(name, this.countryOf(slug), kind);
  }

  private addGuides(): void {
    for (const { slug, country, code } of this.guides.values()) {
      this.keys.set(plainName(slug), slug).set(code.toLowerCase(), slug);
      this.byCode.set(code, this.countryOf(slug));
      this.add(plainName(country), this.countryOf(slug));
      this.forgive(plainName(country));
    }
    this.addList(countryAliases, 'country');
    this.addList(namesAsHeard, 'country');
    for (const name of entriesOf(forgivenAliases)) this.forgive(name);
  }

  private addWorld(languages: readonly string[]): void {
    const bySpelling = new Map([...this.guides.values()].map(({ slug, country }) => [country, slug]));
    const english = new Map(namesIn('en'));
    for (const language of new Set(['en', ...languages]))
      for (const [code, name] of namesIn(language)) {
        const englishName = english.get(code) ?? name;
        const slug = bySpelling.get(englishName) ?? null;
        const country = { slug, name: englishName, code };
        if (!this.byCode.has(code)) this.byCode.set(code, country);
        this.addNameIn(language, name, country);
      }
    for (const name of alsoWithoutGuide.split(', ')) this.add(plainName(name), { slug: null, name, code: null });
  }

  private addNameIn(language: string, written: string, country: KnownCountry): void {
    const name = plainName(written);
    const typed = written.normalize('NFC').toLowerCase();
    if (ordinaryNames.has(name) && typed !== name) this.accented.set(typed, { country, kind: 'country' });
    const isShort = /^[a-z]{1,3}$/.test(name) && language !== 'en';
    if (isShort || ordinaryNames.has(name)) return;
    this.add(name, country);
    const named = this.names.get(name);
    if (language === 'et' && named && name.length > 3) this.inflected.set(name, named);
  }

  private forgive(name: string): void {
    const named = this.names.get(name);
    if (named && name.length >= 5) this.forgiving.set(name, named);
  }
}

interface Indexed {
  readonly guides: Guides;
  readonly index: CountryIndex;
}

/** The guide that a slug, a code, a name or an alias means. */
export function findGuide({ guides, index }: Indexed, country: string): CountryGuide | undefined {
  const name = plainName(country);
  const slug = index.names.get(name)?.country.slug ?? index.joined.get(name)?.country.slug ?? index.keys.get(name);
  return slug ? guides.get(slug) : undefined;
}
