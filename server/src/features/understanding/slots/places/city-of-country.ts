import type { PlaceContext, PlaceMention } from './place-mentions.js';
import { citiesToo, ordinaryWords } from './place-words.js';

/** "Spain then, Valencia", "Costa Rica pues, Escazú". */
const betweenNames = new Set('then pues alors donc siis jadi la ya اذن طيب'.split(' '));

function areBeside({ sentence: { words } }: PlaceContext, country: PlaceMention, city: PlaceMention): boolean {
  const between = words.slice(country.to, city.from);
  return between.length === 0 || (between.length === 1 && betweenNames.has(between[0]?.plain ?? ''));
}

/** "From Spain. can I bring my dog": Can is a town as well. */
function isPlainWord({ sentence: { words, text } }: PlaceContext, { from, to }: PlaceMention): boolean {
  const { plain = '', typed = '', start = 0 } = words[from] ?? {};
  const isFirst = /[.!?؟\n]/u.test(text.slice(words[from - 1]?.end ?? 0, start));
  const isCapital = /^\p{Lu}\p{Ll}+$/u.test(typed) && !isFirst;
  return to - from === 1 && ordinaryWords.has(plain) && !citiesToo.has(plain) && !isCapital;
}

function isIn({ places, preferred }: PlaceContext, city: PlaceMention, country: PlaceMention): boolean {
  if (city.kind !== 'city') return false;
  const whole = places.findNamed(`${city.query}, ${country.country}`, { preferred });
  const match = whole.kind === 'unknown' ? places.findNamed(city.query, { preferred }) : whole;
  if (match.kind === 'ambiguous') return true;
  return match.kind === 'found' && match.place.label.endsWith(`, ${country.country}`);
}

/** The city with its country, where it is found by both. */
function nameIn({ places, preferred }: PlaceContext, { query }: PlaceMention, country: string | undefined): string {
  const whole = `${query}, ${country}`;
  return places.findNamed(whole, { preferred }).kind === 'unknown' ? query : whole;
}

const ofWords = new Set('de del do da du d'.split(' '));

/** "San José de Costa Rica" is one place, and no route. */
function isOfCountry(context: PlaceContext, city: PlaceMention, country: PlaceMention): boolean {
  const [of, ...more] = context.sentence.words.slice(city.to, country.from);
  const isJoined = of !== undefined && ofWords.has(of.plain) && !of.followsMark && more.length === 0;
  return isJoined && country.kind === 'country' && isIn(context, city, country);
}

/** "To Japan, Osaka" and "Hispaaniasse, Alicante" name one place: the city after its country, with the country's marker. */
export function citiesOfCountries(context: PlaceContext, mentions: readonly PlaceMention[]): PlaceMention[] {
  // "From Amman, Jordan to Toronto", where Arabic and Estonian say "to" within the word.
  const isEnd = (country: PlaceMention, city: PlaceMention): boolean =>
    city.ending !== undefined && city.ending !== country.ending;
  return mentions.flatMap((mention, at): PlaceMention[] => {
    const [before, next] = [mentions[at - 1], mentions[at + 1]];
    const leads = (one: PlaceMention, other: PlaceMention | undefined): other is PlaceMention =>
      one.kind === 'country' &&
      other !== undefined &&
      !isEnd(one, other) &&
      areBeside(context, one, other) &&
      !isPlainWord(context, other) &&
      isIn(context, other, one);
    if (next && isOfCountry(context, mention, next))
      return [{ ...mention, to: next.to, query: nameIn(context, mention, next.country) }];
    if (before && isOfCountry(context, before, mention)) return [];
    if (leads(mention, next)) {
      const { from, country, ending } = mention;
      const query = nameIn(context, next, country);
      return [{ ...next, from, query, ending: next.ending ?? ending }];
    }
    return before && leads(before, mention) ? [] : [mention];
  });
}
