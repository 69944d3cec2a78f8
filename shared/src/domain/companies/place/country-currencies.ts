interface Currency {
  readonly countries: string;
  /** Units for one US dollar, rounded: what the typical prices, which are gathered in dollars, are turned by. */
  readonly perUsd: number;
}

/** Currencies in which prices can be set from the start. Rates of exchange as of mid-2026, rounded to two figures. */
const currencies: Readonly<Record<string, Currency>> = {
  USD: { countries: 'US PR GU VI AS MP UM EC SV PA FM MH PW TL TC VG BQ', perUsd: 1 },
  EUR: {
    countries:
      'AT BE HR CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES AD MC SM VA ME XK GP MQ RE YT GF BL MF PM AX BG',
    perUsd: 0.87,
  },
  GBP: { countries: 'GB GG JE IM', perUsd: 0.75 },
  CAD: { countries: 'CA', perUsd: 1.4 },
  MYR: { countries: 'MY', perUsd: 4.2 },
  AUD: { countries: 'AU KI NR TV CX CC NF', perUsd: 1.5 },
  NZD: { countries: 'NZ CK NU TK PN', perUsd: 1.7 },
  CHF: { countries: 'CH LI', perUsd: 0.8 },
  SEK: { countries: 'SE', perUsd: 9.5 },
  NOK: { countries: 'NO SJ BV', perUsd: 10 },
  DKK: { countries: 'DK FO GL', perUsd: 6.5 },
  PLN: { countries: 'PL', perUsd: 3.7 },
  CZK: { countries: 'CZ', perUsd: 21 },
  SGD: { countries: 'SG', perUsd: 1.3 },
  HKD: { countries: 'HK', perUsd: 7.8 },
  JPY: { countries: 'JP', perUsd: 150 },
  THB: { countries: 'TH', perUsd: 33 },
  CNY: { countries: 'CN', perUsd: 7.1 },
  INR: { countries: 'IN BT', perUsd: 88 },
  AED: { countries: 'AE', perUsd: 3.7 },
  SAR: { countries: 'SA', perUsd: 3.8 },
  QAR: { countries: 'QA', perUsd: 3.6 },
  ILS: { countries: 'IL PS', perUsd: 3.4 },
  ZAR: { countries: 'ZA LS NA', perUsd: 18 },
  BRL: { countries: 'BR', perUsd: 5.5 },
  MXN: { countries: 'MX', perUsd: 19 },
};

const currencyByCountry = new Map(
  Object.entries(currencies).flatMap(([code, { countries }]) =>
    countries.split(' ').map((country) => [country, code] as const),
  ),
);

export const currencyCodes: readonly string[] = Object.keys(currencies);

/** Dollars where the country's own currency is none of the list. */
export const currencyOf = (country: string): string => currencyByCountry.get(country) ?? 'USD';

/** Undefined where the currency is none of the list. */
export const unitsPerUsd = (currency: string): number | undefined => currencies[currency]?.perUsd;
