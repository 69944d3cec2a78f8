type Example = readonly [phone: string, areas: string];

/** Numbers that are kept free for examples where a country has such; else of its usual form. */
const examples: Readonly<Record<string, Example>> = {
  AE: ['+971 4 555 0123', 'Dubai, Abu Dhabi, Sharjah'],
  AT: ['+43 1 5550123', 'Wien, Graz, Linz'],
  AU: ['+61 3 5550 0123', 'Melbourne, Geelong, Ballarat'],
  BE: ['+32 2 555 01 23', 'Brussels, Antwerp, Ghent'],
  BR: ['+55 11 5550 0123', 'São Paulo, Campinas, Santos'],
  CA: ['+1 416 555 0123', 'Toronto, Hamilton, Ottawa'],
  CH: ['+41 44 555 01 23', 'Zürich, Bern, Basel'],
  DE: ['+49 30 23125 123', 'Berlin, Potsdam, Leipzig'],
  DK: ['+45 32 55 01 23', 'Copenhagen, Aarhus, Odense'],
  EE: ['+372 600 0123', 'Tallinn, Tartu, Pärnu'],
  ES: ['+34 910 550 123', 'Madrid, Toledo, Segovia'],
  FI: ['+358 9 5550123', 'Helsinki, Espoo, Turku'],
  FR: ['+33 1 99 00 01 23', 'Paris, Versailles, Lille'],
  GB: ['+44 20 7946 0123', 'London, Reading, Brighton'],
  HK: ['+852 2555 0123', 'Kowloon, Sha Tin, Tsuen Wan'],
  IE: ['+353 1 496 0123', 'Dublin, Cork, Galway'],
  IN: ['+91 22 5550 0123', 'Mumbai, Pune, Nashik'],
  IT: ['+39 06 5550 123', 'Rome, Latina, Viterbo'],
  JP: ['+81 3 5550 0123', 'Tokyo, Yokohama, Chiba'],
  MX: ['+52 55 5550 0123', 'Mexico City, Puebla, Toluca'],
  MY: ['+60 3 5550 0123', 'Kuala Lumpur, Klang, Ipoh'],
  NL: ['+31 20 555 0123', 'Amsterdam, Utrecht, Haarlem'],
  NO: ['+47 22 55 01 23', 'Oslo, Drammen, Bergen'],
  NZ: ['+64 9 555 0123', 'Auckland, Hamilton, Tauranga'],
  PL: ['+48 22 555 01 23', 'Warsaw, Łódź, Radom'],
  PT: ['+351 21 555 0123', 'Lisbon, Sintra, Setúbal'],
  SE: ['+46 8 465 001 23', 'Stockholm, Uppsala, Västerås'],
  SG: ['+65 6555 0123', 'Tampines, Jurong, Woodlands'],
  US: ['+1 617 555 0123', 'Boston, Cambridge, Worcester'],
  ZA: ['+27 11 555 0123', 'Johannesburg, Pretoria, Soweto'],
};

export const exampleCountries = Object.keys(examples);

/** What a hint beside a field for a telephone number says: an example of the company's own country, or of none. */
export function phoneHint(country: string | null | undefined): string {
  const [phone] = examples[country ?? ''] ?? [];
  return phone === undefined ? 'With the country code, beginning with +.' : `With the country code, as in ${phone}.`;
}

export function areasHint(country: string | null | undefined): string {
  const [, areas] = examples[country ?? ''] ?? [];
  return areas === undefined
    ? 'Towns, counties or regions, separated by commas.'
    : `Separated by commas, as in ${areas}.`;
}

/** A town of the country, for an example in words; undefined where the country is not known. */
export function exampleTown(country: string | null | undefined): string | undefined {
  return examples[country ?? '']?.[1].split(',')[0];
}

interface ExampleMove {
  readonly from: string;
  readonly to: string;
  /** The same by the countries' letters. */
  readonly countries: readonly [from: string, to: string];
}

/** A move abroad, from the country where it is known. */
export function exampleMove(country: string | null | undefined): ExampleMove {
  const home = exampleTown(country) === undefined ? 'MY' : (country as string);
  const abroad = home === 'GB' ? 'FR' : 'GB';
  const to = abroad === 'FR' ? 'Paris' : 'London';
  return { from: exampleTown(home) as string, to, countries: [home, abroad] };
}
