import type { CompanyConfig } from '@meg/shared/contract/company-config';
import { readAmount } from '@meg/shared/domain/money/read-amount';
import { defaultRates } from '@meg/shared/domain/quotes/default-rates';
import { typicalRates } from '@meg/shared/domain/quotes/typical-rates';

export type Topic = 'piano' | 'insurance' | 'packing' | 'storage';

/** What an answer says of the price of a thing, beside what the chat reckons with. */
interface RateConflict {
  topic: Topic;
  unit: 'money' | 'percent';
  said: number;
  /** The smallest first. */
  rates: readonly number[];
}

/** In the languages of the chat. */
const topicWords: Readonly<Record<Topic, RegExp>> = {
  piano: /piano|klaver|بيانو/iu,
  insurance: /insur|seguro|assurance|kindlust|تأمين/iu,
  packing: /\bpack|embalaj|empaquet|emballage|pembungkusan|pakkim|تغليف/iu,
  storage: /storage|almacen|guardamuebles|garde-meuble|entreposage|penyimpanan|ladusta|hoiusta|تخزين/iu,
};

const number = String.raw`\d[\d.,\s\u00a0']*\d|\d`;
const currency = String.raw`€|\$|£|RM|EUR|USD|GBP|MYR|eur(?:o|os|ot)\b|euros?\b|d[oó]l+ars?\b|d[oó]lares\b|pounds?\b|ringgit\b|يورو|دولار`;
const amounts = new RegExp(`(?:${currency})\\s?(${number})|(${number})\\s?(?:${currency})`, 'giu');
const percents = new RegExp(`(${number})\\s?(?:%|per\\s?cent|por ciento|pour cent|peratus|protsen|بالمئة)`, 'giu');

function numbersIn(text: string, pattern: RegExp, country: string): number[] {
  return [...text.matchAll(pattern)].flatMap(([, first, second]) => readAmount(first ?? second ?? '', country) ?? []);
}

type Rates = Record<string, Record<string, number | null | undefined> | undefined>;
type Figures = Rates & { specialItems?: Rates };

/** Undefined where the company charges nothing of its own for it. */
function ratesOf(topic: Topic, { pricing, currency: money }: CompanyConfig): RateConflict['rates'] {
  const own = (pricing.figures ?? {}) as unknown as Figures;
  const typical = (typicalRates(money) ?? defaultRates).figures as unknown as Figures;
  const rate = (group: string, name: string) => {
    const set = own[group]?.[name];
    return set === undefined ? typical[group]?.[name] : set;
  };
  const found = {
    insurance: () => [rate('services', 'insurancePercent')],
    packing: () => [rate('extras', 'packingBase'), rate('extras', 'packingPerM3')],
    storage: () => [rate('services', 'storagePerM3Month')],
    piano: () =>
      Object.entries(own.specialItems ?? typical.specialItems ?? {})
        .filter(([code]) => code.startsWith('piano'))
        .flatMap(([, fees]) => [
          fees?.local ?? rate('extras', 'specialtyLocal'),
          fees?.international ?? rate('extras', 'specialtyInternational'),
        ]),
  }[topic]();
  const known = found.filter((value): value is number => typeof value === 'number');
  return [...new Set(known)].sort((a, b) => a - b);
}

const topics = Object.keys(topicWords) as Topic[];
const topicsIn = (text: string): Topic[] => topics.filter((topic) => topicWords[topic].test(text));

/**
 * The first amount or share that an answer names for a thing which the chat's own price has another one for. A sentence
 * is about the one thing that it names, or else that the question names.
 */
export function rateConflict(
  entry: { question: string; answer: string },
  config: CompanyConfig,
): RateConflict | undefined {
  const [asked, ...others] = topicsIn(entry.question);
  for (const sentence of entry.answer.split(/(?<=[.!?؟])\s|\n/u)) {
    const named = topicsIn(sentence);
    const topic = named.length === 1 ? named[0] : named.length === 0 && others.length === 0 ? asked : undefined;
    if (!topic) continue;
    const unit = topic === 'insurance' ? 'percent' : 'money';
    const rates = ratesOf(topic, config);
    const said = numbersIn(sentence, unit === 'percent' ? percents : amounts, config.country);
    const other = said.find((one) => !rates.some((known) => Math.abs(known - one) < 0.01));
    if (rates.length > 0 && other !== undefined) return { topic, unit, said: other, rates };
  }
  return undefined;
}
