import { z } from 'zod';
import { jsonInText } from '../ask/json-in-text.js';
import { type Catalogue, entryIds, mostChoices, mostEntries } from './catalogue.js';

const longestQuote = 100;

const shape = (ids: readonly string[], countries: readonly string[]) =>
  z.object({
    choices: z.array(z.enum(ids)).min(1).max(mostChoices),
    country: z
      .object({
        slug: z.enum(countries),
        quote: z.string().max(longestQuote).nullish().describe('The words of the message that name the country.'),
      })
      .nullish(),
  });

/** What the model chose: ids of the catalogue, whose fit is for the caller to check. */
export interface ModelChoice {
  readonly choices: readonly string[];
  /** The country that it takes to be meant, with the words that it says name it. */
  readonly country: { readonly slug: string; readonly quote: string } | null;
}

const topicIds = ({ topics }: Catalogue): string[] => topics.map(({ id }) => id);

/** For servers that hold their model to a schema: the same for all questions. The answer is checked either way. */
export const choiceSchema = (catalogue: Catalogue): object =>
  z.toJSONSchema(shape([...topicIds(catalogue), ...entryIds(mostEntries)], catalogue.countries), { io: 'input' });

/** Undefined where any part of the answer is not one of those that were offered. */
export function choiceIn(text: string, catalogue: Catalogue, entries: number): ModelChoice | undefined {
  const ids = [...topicIds(catalogue), ...entryIds(entries)];
  const { data } = shape(ids, catalogue.countries).safeParse(jsonInText(text));
  if (!data) return undefined;
  const { choices, country } = data;
  return {
    choices: [...new Set(choices)],
    country: country ? { slug: country.slug, quote: country.quote ?? '' } : null,
  };
}
