import { z } from 'zod';
import { companySlug } from './companies.js';
import { endpoint } from './endpoint.js';
import { pageSize } from './page-size.js';
import { readerLanguage, text } from './text.js';

export const placeId = z
  .string()
  .regex(/^\d{1,10}$/, 'Not the id of a place: send one that the suggestions gave')
  .describe('The id of a suggested place, so that no city of the same name is taken for it.');

export const place = z
  .object({
    id: z.string(),
    name: z.string(),
    region: z.string().nullable().describe('State, province or county, where it is known.'),
    regionCode: z.string().nullable().describe('The code of the region in GeoNames (admin1).'),
    country: z.string().describe("The country's name in the language asked for."),
    countryCode: z.string().describe('ISO 3166-1, two letters'),
    label: z.string().describe('What to show and to fill in: the name with what tells it from its namesakes.'),
    lat: z.number(),
    lon: z.number(),
    population: z.number().int().describe('0 where it is not known.'),
  })
  .meta({ id: 'Place' });

export type Place = z.infer<typeof place>;

export const listPlaces = endpoint('GET', '/api/places', {
  summary: 'Cities that begin with, or nearly with, what was typed',
  access: 'visitor',
  query: z.strictObject({
    q: text(120).describe('"leeds", "Springfield IL", "kuala lumpur malaysia". Empty finds nothing.'),
    limit: pageSize(20, 8, 'Between 1 and 20 suggestions can be asked for'),
    language: readerLanguage.describe(
      'A language tag, for the names of the countries. Missing: as Accept-Language says.',
    ),
    companyId: companySlug.optional().describe('Cities in the countries that the company serves come first.'),
  }),
  answer: z.object({ places: z.array(place) }).meta({ id: 'PlaceSuggestions' }),
  errors: ['company_unknown'],
});
