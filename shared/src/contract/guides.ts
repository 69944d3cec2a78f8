import { z } from 'zod';
import { endpoint } from './endpoint.js';

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

export const listCountries = endpoint('GET', '/api/chat/countries', {
  summary: 'The countries that have a guide',
  access: 'visitor',
  answer: z.object({ countries: z.array(guideCountry) }),
});
