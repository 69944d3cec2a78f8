import type { QuoteRequest } from '@meg/shared/contract/quotes';
import { inventoryItems } from '@meg/shared/domain/quotes/inventory-items';
import type { PricePart } from '../../../asked/price-part.js';
import { fillWords, listOf } from '../../../languages/fill-words.js';
import { priceAtVolume } from '../engine/price/estimate.js';
import { type PriceRange, rangeAround } from '../engine/price/range.js';
import { scaleVolume } from '../engine/price/volume.js';
import { type AskedQuote, type AskedThings, rangeText } from './asked-quote.js';

/** The price of some of the things, or of all without them. */

function namesOf({ language }: AskedQuote, { items, specialItems }: AskedThings): string {
  const { inventory, heard } = language.words;
  const counted = items.map(({ code, count }) =>
    count === 1
      ? inventory[code]
      : fillWords(heard.things, (key) => (key === 'count' ? String(count) : inventory[code])),
  );
  return listOf([...counted, ...specialItems.map((code) => inventory[code])], language.code);
}

interface Repriced {
  readonly price: number;
  readonly range: Pick<PriceRange, 'min' | 'max'>;
}

function withRequest(asked: AskedQuote, change: Partial<QuoteRequest>): Repriced {
  const { estimate, range } = asked.workOut(change);
  return { price: estimate.price, range };
}

const leastM3 = 0.1;

/** Things that stand in no list are part of what such a home has: their volume is taken from it. */
function without(asked: AskedQuote, { items, specialItems }: AskedThings): Repriced | undefined {
  const { request, rates } = asked;
  const kept = request.specialItems?.filter((one) => !specialItems.includes(one)) ?? [];
  const { move, estimate, range } = asked.workOut({ specialItems: kept });
  const m3 = items.reduce((sum, { code, count }) => sum + inventoryItems[code].m3 * count, 0);
  const isKnown = kept.length < (request.specialItems?.length ?? 0);
  if (m3 === 0) return isKnown ? { price: estimate.price, range } : undefined;
  const left = estimate.volume.m3 - m3;
  if (left < leastM3) return undefined;
  const price = priceAtVolume(move, scaleVolume(estimate.volume, left / estimate.volume.m3), rates);
  return { price, range: rangeAround(price, range.share) };
}

const alone = (asked: AskedQuote, { items, specialItems }: AskedThings): Repriced =>
  withRequest(asked, {
    propertySize: undefined,
    moveSize: undefined,
    rooms: undefined,
    moveDetails: specialItems.length > 0 ? 'specialty' : 'some-furniture',
    specialItems: [...specialItems],
    inventory: { items: [...items], isComplete: true },
  });

/** Undefined where nothing is named that has a price. */
export function sayPart(asked: AskedQuote, part: PricePart, things: AskedThings): string | undefined {
  const what = namesOf(asked, things);
  if (what === '') return undefined;
  const { writer, estimate } = asked.workings;
  const other = part === 'alone' ? alone(asked, things) : without(asked, things);
  if (other === undefined) return undefined;
  const rise = other.price - estimate.price;
  const code = rise === 0 ? 'say_same' : rise > 0 ? 'say_more' : 'say_less';
  const said = writer.write(code, { range: rangeText(asked, other.range), difference: Math.abs(rise) });
  const head =
    part === 'alone'
      ? fillWords(asked.language.words.heard.onlyThese, () => what)
      : writer.write('say_without', { what });
  return `${head}. ${said}`;
}
