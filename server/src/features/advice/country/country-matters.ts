/** The countries whose rules the advice knows: those of the launch and the United States. By slug, with their code. */
export const advisedCountries = {
  'united-kingdom': 'GB',
  ireland: 'IE',
  canada: 'CA',
  'united-states': 'US',
  malaysia: 'MY',
  estonia: 'EE',
} as const;

export type AdvisedCountry = keyof typeof advisedCountries;

/** What has rules, offices or figures of one country. */
export const matters = [
  'tax',
  'post',
  'driving',
  'register',
  'utilities',
  'parking',
  'estimates',
  'cover',
  'claims',
  'movers',
  'complaints',
  'deposit',
  'leaving',
] as const;

export type Matter = (typeof matters)[number];

/** What holds in one country, in one language. The heading names the country. */
export type CountryTexts = Readonly<Record<Matter | 'heading', string>>;

export type CountryAdvice = Readonly<Record<AdvisedCountry, CountryTexts>>;
