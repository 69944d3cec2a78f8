import { z } from 'zod';
import { companySlug } from './companies.js';
import { ignoredIfInvalid } from './conversation.js';
import { endpoint } from './endpoint.js';
import { partialMove } from './move.js';
import { readerLanguage, requiredText, text } from './text.js';

const country = text(80).optional().describe('A slug, a name or an alias. Missing: read from the query.');
const language = readerLanguage;

const guideSource = z.object({
  title: z.string(),
  url: z.string().describe('A link; empty where the source has no page, such as a company without a website.'),
});

export type GuideSource = z.infer<typeof guideSource>;

export const guideAnswer = z
  .object({
    answer: z
      .string()
      .describe('Whole sentences; paragraphs are parted by an empty line, entries of a list by a line.'),
    sources: z.array(guideSource),
    country: z.string().nullable().describe('The slug of the country that it is about.'),
    confidence: z.number().min(0).max(1).describe('Below 0.5 a client should say that it is not sure.'),
    language: z.string().describe('Of the text in the answer.'),
    note: z
      .string()
      .optional()
      .describe("A line to show above the answer, in the reader's language: that the text is in another one."),
    followUps: z.array(z.string()).optional().describe("Questions to ask next, in the reader's language."),
  })
  .meta({ id: 'GuideAnswer' });

export type GuideAnswer = z.infer<typeof guideAnswer>;

const companyId = companySlug.optional();
const previousQuery = text(1_000)
  .optional()
  .describe(
    'The question before this one; where that one only named a country, the one before it. "And for Japan?" goes on ' +
      'with it, and so does "Japan" in reply to "Which country?".',
  );
const question = z.strictObject({
  companyId,
  query: requiredText(1_000, 'Write a question'),
  country,
  previousQuery,
  language,
  page: ignoredIfInvalid(text(4_000)).describe(
    'The path of the page, without a query. Only of visitors who allowed analytics: kept with questions that had no answer.',
  ),
  isTest: ignoredIfInvalid(z.boolean()).describe('A try by the company, which is no question of a visitor.'),
  move: ignoredIfInvalid(partialMove).describe(
    'What is known of the move: its ends count where the conversation names no country.',
  ),
  hasRange: ignoredIfInvalid(z.boolean()).describe(
    'Whether the range of this move is on the screen, so that questions about its price are answered.',
  ),
});
const namedCountry = z.strictObject({ companyId, country: requiredText(80, 'Name a country'), language });

const guideCall = { access: 'visitor', answer: guideAnswer, errors: ['company_unknown', 'not_found'] } as const;

export const searchGuides = endpoint('POST', '/api/chat/search', {
  summary:
    'Answer a question from what the company, the guides and the advice say. With Accept: application/x-ndjson it comes ' +
    'in lines: {"text"} for each piece, and {"answer"} at last',
  ...guideCall,
  body: question,
});

export const askCustoms = endpoint('POST', '/api/chat/rag-customs', {
  summary: 'Answer a question about customs: duty, papers, what not to pack, pets and cars',
  ...guideCall,
  body: question,
});

export const countryOverview = endpoint('POST', '/api/chat/overview', {
  summary: 'What to know first about moving to a country',
  ...guideCall,
  body: namedCountry,
});

export const countryDocuments = endpoint('POST', '/api/chat/documents', {
  summary: 'The papers that a move to a country asks for',
  ...guideCall,
  body: namedCountry,
});

export const translateAnswer = endpoint('POST', '/api/chat/translate', {
  summary: 'An answer in another language, or as it was where it cannot be translated',
  access: 'visitor',
  body: z.strictObject({
    companyId,
    response: requiredText(20_000, 'Send the text to translate'),
    targetLanguage: requiredText(35, 'Name a language'),
  }),
  answer: z.object({
    response: z.string(),
    language: z.string().describe('Of the text in this answer.'),
    isTranslated: z.boolean().describe('False where the original text came back.'),
  }),
  errors: ['company_unknown'],
});
