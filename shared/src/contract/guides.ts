import { z } from 'zod';
import { companySlug } from './companies.js';
import { endpoint } from './endpoint.js';
import { readerLanguage, requiredText, text } from './text.js';

const country = text(80).optional().describe('A slug, a name or an alias. Missing: read from the query.');
const language = readerLanguage;

const sentence = z.string().trim().min(1);
const sentences = z.array(sentence).min(1);

/** What is known of moving to a country, in English. One file a country: see server/src/features/guides/data. */
export const countryGuide = z.strictObject({
  slug: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  code: z.string().regex(/^[A-Z]{2}$/),
  country: sentence,
  region: sentence,
  currency: sentence.describe('With its code, as in "Japanese yen (JPY)".'),
  visaRequirements: z.strictObject({
    touristVisa: sentence,
    workVisa: sentence,
    residencePermit: sentence,
    familyReunification: sentence,
  }),
  customsRegulations: z.strictObject({
    dutyFreeAllowance: sentence.describe('For household goods: who may bring what free of duty, and until when.'),
    prohibitedItems: sentences,
    restrictedItems: sentences,
    documentationRequired: sentences,
    customsClearanceTime: sentence,
  }),
  petImport: z.strictObject({
    vaccinations: sentences,
    quarantine: sentence,
    healthCertificate: sentence,
    microchip: z.boolean(),
  }),
  vehicleImport: z.strictObject({
    regulations: sentence,
    duties: sentence,
    documentation: sentences,
    restrictions: sentence,
  }),
  healthcare: z.strictObject({
    system: sentence,
    insurance: sentence,
    emergencyNumber: z.string().regex(/^[\d /,()a-z-]{3,60}$/i),
  }),
  education: z.strictObject({
    schoolSystem: sentence,
    languageOfInstruction: sentence,
    internationalSchools: z.boolean(),
  }),
  utilities: z.strictObject({ electricity: sentence, internet: sentence, banking: sentence }),
  culturalTips: z.array(sentence).min(3),
  importantContacts: z.strictObject({ emergencyServices: sentence, taxOffice: sentence }),
  sources: z
    .array(
      z.strictObject({
        title: sentence,
        url: z.httpUrl(),
        about: z.array(
          z.enum([
            'visa',
            'customs',
            'pets',
            'vehicles',
            'healthcare',
            'education',
            'utilities',
            'culture',
            'contacts',
          ]),
        ),
      }),
    )
    .min(2),
  reviewed: z.iso.date(),
});

export type CountryGuide = z.infer<typeof countryGuide>;

const guideCountry = z.object({
  slug: z.string(),
  code: z.string().describe('Two letters, as in JP: each client has the name in its own language.'),
  name: z.string().describe('In English.'),
});

const guideSource = z.object({ title: z.string(), url: z.string() });

export const guideAnswer = z
  .object({
    answer: z
      .string()
      .describe('Whole sentences; paragraphs are parted by an empty line, entries of a list by a line.'),
    sources: z.array(guideSource),
    country: z.string().nullable().describe('The slug of the country that it is about.'),
    confidence: z.number().min(0).max(1).describe('Below 0.5 a client should say that it is not sure.'),
    language: z.string().describe('Of the answer.'),
    followUps: z.array(z.string()).optional().describe('Questions that the guides can answer next.'),
  })
  .meta({ id: 'GuideAnswer' });

export type GuideAnswer = z.infer<typeof guideAnswer>;

export const listCountries = endpoint({
  method: 'GET',
  path: '/api/chat/countries',
  summary: 'The countries that have a guide',
  surface: 'chat',
  status: 200,
  answer: z.object({ countries: z.array(guideCountry) }),
  errors: [],
});

const companyId = companySlug.optional();
const question = z.strictObject({ companyId, query: requiredText(1_000, 'Write a question'), country, language });
const namedCountry = z.strictObject({ companyId, country: requiredText(80, 'Name a country'), language });

export const searchGuides = endpoint({
  method: 'POST',
  path: '/api/chat/search',
  summary: 'Answer a question from what the guides know',
  surface: 'chat',
  body: question,
  status: 200,
  answer: guideAnswer,
  errors: ['company_unknown', 'not_found'],
});

export const askCustoms = endpoint({
  method: 'POST',
  path: '/api/chat/rag-customs',
  summary: 'Answer a question about customs: duty, papers, what not to pack, pets and cars',
  surface: 'chat',
  body: question,
  status: 200,
  answer: guideAnswer,
  errors: ['company_unknown', 'not_found'],
});

export const countryOverview = endpoint({
  method: 'POST',
  path: '/api/chat/overview',
  summary: 'What to know first about moving to a country',
  surface: 'chat',
  body: namedCountry,
  status: 200,
  answer: guideAnswer,
  errors: ['company_unknown', 'not_found'],
});

export const countryDocuments = endpoint({
  method: 'POST',
  path: '/api/chat/documents',
  summary: 'The papers that a move to a country asks for',
  surface: 'chat',
  body: namedCountry,
  status: 200,
  answer: guideAnswer,
  errors: ['company_unknown', 'not_found'],
});

export const translateAnswer = endpoint({
  method: 'POST',
  path: '/api/chat/translate',
  summary: 'An answer in another language, or as it was where it cannot be translated',
  surface: 'chat',
  body: z.strictObject({
    companyId,
    response: requiredText(20_000, 'Send the text to translate'),
    targetLanguage: requiredText(35, 'Name a language'),
  }),
  status: 200,
  answer: z.object({
    response: z.string(),
    language: z.string().describe('Of the text in this answer.'),
    isTranslated: z.boolean().describe('False where the original text came back.'),
  }),
  errors: ['company_unknown'],
});
