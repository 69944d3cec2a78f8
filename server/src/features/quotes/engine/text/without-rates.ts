import type { Quote, QuoteLine } from '@meg/shared/contract/quotes';
import type { QuoteTextCode, QuoteWriter } from './write-text.js';

type PlainCode = Extract<QuoteTextCode, `${string}_plain`>;
type Rated = PlainCode extends `${infer Code}_plain` ? Code : never;

/** The figures that a line keeps where the company does not show its rates. */
const kept: Readonly<Record<Rated, readonly string[]>> = {
  labour: ['movers', 'hours', 'workHours', 'travelHours'],
  labour_minimum: ['movers', 'hours'],
  driving: ['hours', 'km'],
  mileage: ['miles', 'km'],
  packing: ['m3'],
  storage: ['m3'],
  insurance: ['value'],
  origin_services: [],
  freight_shared: ['paidM3'],
  freight_own: ['container'],
  freight_air: ['paidM3'],
  handling: ['m3'],
  terminal: [],
  country: ['country'],
  access_fee: [],
};

const isRated = (code: string): code is Rated => Object.hasOwn(kept, code);

function plainLine(line: QuoteLine, writer: QuoteWriter): QuoteLine {
  const { code, amount } = line;
  if (!isRated(code)) return line;
  const params = Object.fromEntries(
    Object.entries(line.params).filter(([name]) => kept[code].includes(name)),
  ) as Record<string, string | number>;
  return { code, params, amount, text: writer.write(`${code}_plain`, params) };
}

/** The quote as visitors see it: what each line costs, and not by which rates of the company. */
export function withoutRates(quote: Quote, writer: QuoteWriter): Quote {
  return { ...quote, lines: quote.lines.map((line) => plainLine(line, writer)) };
}
