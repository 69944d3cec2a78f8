import { type Word, wordsOf } from '../../../text/question-words.js';
import type { Mention, Understood } from '../../guides/guides.service.js';
import type { ModelChoice } from '../../language-model/passage-chooser.service.js';

interface Named {
  readonly words: readonly Word[];
  /** All names of countries that our own list has. */
  readonly mentions: readonly Mention[];
  readonly understood: Pick<Understood, 'countries'>;
  /** The slug of the conversation's country. */
  readonly context: string | undefined;
}

interface ChosenCountry {
  readonly slug: string;
  /** Whether our own list knows the name, or the conversation the country. */
  readonly isSure: boolean;
}

const mostWordsOfName = 4;
const shortestName = 3;

/** Where these words stand in the message, one after the other. */
function spanOf(quote: string, words: readonly Word[]): { from: number; to: number } | undefined {
  const parts = wordsOf(quote);
  const isName = parts.length <= mostWordsOfName && parts.some(({ plain }) => plain.length >= shortestName);
  const from = words.findIndex((_, at) => parts.every(({ plain }, offset) => words[at + offset]?.plain === plain));
  return isName && from >= 0 ? { from, to: from + parts.length } : undefined;
}

/** Whether the words are no name that our list has for something else: another country, a street, a dish, a firm. */
function mayName(slug: string, quote: string, { words, mentions }: Named): boolean {
  const span = spanOf(quote, words);
  const isOther = ({ from, to, country, kind, isMeant }: Mention): boolean =>
    span !== undefined &&
    from < span.to &&
    to > span.from &&
    (country.slug !== slug || (!isMeant && kind !== 'adjective'));
  return span !== undefined && !mentions.some(isOther);
}

/**
 * The country that the model took to be meant, if the message or the conversation bears that out.
 * 1. What our rules read as the country of the message stands; one that the move only leaves is not meant.
 * 2. It is the country of the conversation or of the move.
 * 3. Our list of names finds it in the message.
 * 4. Or the words that are said to name it stand in the message and name nothing else: a city, a people, a slip.
 */
export function chosenCountry({ country }: ModelChoice, named: Named): ChosenCountry | undefined {
  if (!country) return undefined;
  const { slug, quote } = country;
  const { about, from } = named.understood.countries;
  const isAmong = (countries: typeof about): boolean => countries.some((one) => one.slug === slug);
  if (about.length > 0) return isAmong(about) ? { slug, isSure: named.understood.countries.isSure } : undefined;
  if (isAmong(from)) return undefined;
  const isListed = named.mentions.some((one) => one.country.slug === slug && one.isMeant && !one.isGuess);
  if (slug === named.context || isListed) return { slug, isSure: true };
  return mayName(slug, quote, named) ? { slug, isSure: false } : undefined;
}
