import type { QuoteRequest } from '@meg/shared/contract/quotes';
import { listOf } from '../../../languages/fill-words.js';
import { type AskedQuote, type AskedThings, asList, pricesOf, rangeText } from './asked-quote.js';
import type { IncludedThing } from './included-topics.js';

/** The parts of what a price includes, or does not, that each thing stands for. */
const codesOf: Readonly<Record<IncludedThing, readonly string[]>> = {
  insurance: ['insurance'],
  packing: ['packing'],
  customs: [],
  storage: ['storage'],
  access: ['access'],
  pets: ['pets'],
  car: ['car'],
  special: ['specialty', 'specialty_unnamed'],
  delivery: ['delivery', 'crew', 'origin'],
  transport: ['shipment', 'road', 'call_out'],
  parking: ['parking'],
};

/** What makes the price include it. */
const wishOf: Partial<Record<IncludedThing, Partial<QuoteRequest>>> = {
  insurance: { insurance: true },
  packing: { packing: true },
  storage: { storage: true },
  pets: { pets: true },
  car: { car: true },
};

function textOf({ quote }: AskedQuote, kind: 'include' | 'exclude', thing: IncludedThing): string | undefined {
  const codes = codesOf[thing].map((code) => `${kind}_${code}`);
  const found = (kind === 'include' ? quote.includes : quote.exclusions).filter(({ code }) => codes.includes(code));
  return found.length > 0 ? found.map(({ text }) => text).join('; ') : undefined;
}

function sayCustoms({ quote, workings: { move, writer } }: AskedQuote): string {
  if (move.moveType === 'local') return writer.write('say_customs_none');
  const hasDuties = quote.exclusions.some(({ code }) => code === 'exclude_duties');
  return writer.write(hasDuties ? 'say_customs_papers' : 'say_customs_union');
}

/** What the price would be with it, where the company has a figure for it. */
function sayWith(asked: AskedQuote, thing: IncludedThing): string | undefined {
  const wish = wishOf[thing];
  if (!wish) return undefined;
  const other = asked.workOut(wish);
  const difference = other.estimate.price - asked.workings.estimate.price;
  if (difference <= 0) return undefined;
  return asked.workings.writer.write('say_would_be', { range: rangeText(asked, other.range), difference });
}

function sayNotIncluded(asked: AskedQuote, thing: IncludedThing): string | undefined {
  const { writer } = asked.workings;
  const price = sayWith(asked, thing);
  const known = textOf(asked, 'exclude', thing);
  const unpriced =
    thing === 'storage' || thing === 'pets' || thing === 'car' ? writer.write(`exclude_${thing}`) : undefined;
  const what = known ?? (price === undefined ? unpriced : wishOf[thing] && writer.write(`cost_${thing as 'storage'}`));
  if (what === undefined) return undefined;
  const no = writer.write('say_not_included', { what });
  return price === undefined ? no : `${no} ${price}`;
}

/** "Does the cat cost more?", where it is priced apart, so that neither yes nor no would be true of this price. */
export function sayApart(asked: AskedQuote, things: readonly IncludedThing[]): string | undefined {
  const said = things.flatMap((thing) => (sayWith(asked, thing) ? [] : (textOf(asked, 'exclude', thing) ?? [])));
  return said.length > 0 ? said.map((one) => `${one}.`).join('\n') : undefined;
}

function sayThing(asked: AskedQuote, thing: IncludedThing): string | undefined {
  const { writer } = asked.workings;
  if (thing === 'customs') return sayCustoms(asked);
  const what = textOf(asked, 'include', thing);
  if (what !== undefined) return writer.write('say_included', { what });
  if (thing === 'access') return writer.write('say_stairs_unknown');
  return sayNotIncluded(asked, thing);
}

function sayEverything(asked: AskedQuote): string {
  const { quote, workings } = asked;
  const list = (title: string, entries: typeof quote.includes): string =>
    `${title}\n${asList(entries.map(({ text }) => text))}`;
  return [
    list(workings.writer.write('say_list_included'), quote.includes),
    list(workings.writer.write('say_list_excluded'), quote.exclusions),
  ].join('\n\n');
}

/** "Does that include the hot tub": by the list of what goes. Undefined where another part is asked for. */
export function sayListed(
  { request, language, workings: { writer } }: AskedQuote,
  things: readonly IncludedThing[] | 'everything',
  { specialItems }: AskedThings,
): string | undefined {
  const isOther = things !== 'everything' && things.some((thing) => thing !== 'special');
  if (isOther || specialItems.length === 0) return undefined;
  const names = (isIn: boolean) =>
    listOf(
      specialItems
        .filter((code) => Boolean(request.specialItems?.includes(code)) === isIn)
        .map((code) => language.words.inventory[code]),
      language.code,
    );
  const [noted, missing] = [names(true), names(false)];
  return [
    noted === '' ? '' : writer.write('say_included', { what: noted }),
    missing === '' ? '' : writer.write('say_not_included', { what: missing }),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Yes or no first; where nothing is known of any of the things, the whole list shows that it has none of them. */
export function sayIncluded(asked: AskedQuote, things: readonly IncludedThing[] | 'everything'): string {
  if (things === 'everything') return sayEverything(asked);
  const said = things.flatMap((thing) => sayThing(asked, thing) ?? []);
  return said.length > 0 ? said.join('\n\n') : sayEverything(asked);
}

/** The services that a company may offer and a price leave out: of those named, that the range has none. */
export function sayLeftOut(asked: AskedQuote, things: readonly IncludedThing[]): string | undefined {
  const { writer } = asked.workings;
  const offered = things.filter((thing) => thing === 'storage' || thing === 'packing' || thing === 'insurance');
  const isLeftOut = offered.some((thing) => textOf(asked, 'include', thing) === undefined);
  return isLeftOut ? writer.write('say_not_in_range', { range: rangeText(asked, pricesOf(asked)) }) : undefined;
}
