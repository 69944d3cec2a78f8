import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { newKnowledgeEntry } from './knowledge.js';
import { text } from './text.js';

export const openQuestionKinds = ['unanswered', 'unsure'] as const;
export const openQuestionStates = ['open', 'answered', 'dismissed'] as const;
export const openQuestionOrders = ['often', 'latest'] as const;

export type OpenQuestionKind = (typeof openQuestionKinds)[number];
export type OpenQuestionState = (typeof openQuestionStates)[number];
export type OpenQuestionOrder = (typeof openQuestionOrders)[number];

const openQuestion = z
  .object({
    id: z.uuid(),
    text: z.string().describe('The commonest wording. Personal data is replaced by words such as [email].'),
    wordings: z.int().describe('In how many wordings it was asked.'),
    kind: z.enum(openQuestionKinds).describe('Of the latest time: no answer at all, or one that was not sure.'),
    state: z.enum(openQuestionStates),
    language: z.string(),
    country: z.string().nullable().describe('The slug of the country that it is about.'),
    asked: z.int().describe('How often.'),
    firstAskedAt: z.iso.datetime(),
    lastAskedAt: z.iso.datetime(),
    settled: z.object({ at: z.iso.datetime(), by: z.string() }).nullable().describe('Who answered or dismissed it.'),
  })
  .meta({ id: 'OpenQuestion' });

export type OpenQuestion = z.infer<typeof openQuestion>;

const openQuestionDetail = openQuestion
  .extend({
    asWorded: z
      .array(z.object({ text: z.string(), asked: z.int(), lastAskedAt: z.iso.datetime() }))
      .describe('All wordings, the commonest first.'),
    pages: z
      .array(z.object({ path: z.string(), asked: z.int() }))
      .describe('Where it was asked, known only of visitors who allowed analytics.'),
    chatAnswer: z.string().describe('What the chat said the last time. Empty where that is not known.'),
    entry: z
      .object({ id: z.uuid(), question: z.string(), answer: z.string() })
      .nullable()
      .describe(
        'The entry of the knowledge that answers it, as it is now; null where there is none, or it was removed.',
      ),
    toBeTold: z.int().describe('How many visitors left an address, want mail, and would be mailed the answer.'),
  })
  .meta({ id: 'OpenQuestionDetail' });

export type OpenQuestionDetail = z.infer<typeof openQuestionDetail>;

const openQuestionQuery = z.strictObject({
  state: z.enum(openQuestionStates).default('open'),
  kind: z.enum(openQuestionKinds).optional(),
  language: text(35).optional(),
  country: text(80).optional().describe('A slug.'),
  order: z.enum(openQuestionOrders).default('often'),
  cursor: text(80).optional().describe('`next` of the page before. Missing: the first page.'),
});

export type OpenQuestionQuery = z.output<typeof openQuestionQuery>;

const openQuestionPage = z
  .object({
    questions: z.array(openQuestion),
    next: z.string().nullable().describe('For the page after.'),
    languages: z.array(z.string()).describe('Of all questions in that state, to choose from.'),
    countries: z.array(z.string()),
  })
  .meta({ id: 'OpenQuestionPage' });

export type OpenQuestionPage = z.infer<typeof openQuestionPage>;

const params = z.strictObject({ questionId: z.uuid() });
const change = z.strictObject({ state: z.enum(['open', 'dismissed']) });

export const listOpenQuestions = endpoint('GET', '/api/open-questions', {
  summary: 'What visitors asked and the chat did not answer, or was not sure of, likes together',
  access: 'company',
  permission: 'questions.see',
  query: openQuestionQuery,
  answer: openQuestionPage,
});

export const getOpenQuestion = endpoint('GET', '/api/open-questions/:questionId', {
  summary: 'One of them with its wordings and pages',
  access: 'company',
  permission: 'questions.see',
  params,
  answer: openQuestionDetail,
  errors: ['not_found'],
});

export const answerOpenQuestion = endpoint('POST', '/api/open-questions/:questionId/answer', {
  summary: 'Answer it by an entry of the knowledge: the chat gives it from then on, and visitors who wait are mailed',
  access: 'company',
  permission: 'config.change',
  params,
  body: z.strictObject(newKnowledgeEntry.shape),
  answer: openQuestionDetail,
  errors: ['not_found', 'edit_conflict'],
});

export const changeOpenQuestion = endpoint('PATCH', '/api/open-questions/:questionId', {
  summary: 'Dismiss it, or take that back',
  access: 'company',
  permission: 'config.change',
  params,
  body: change,
  answer: openQuestionDetail,
  errors: ['not_found', 'edit_conflict'],
});

export const listGuideQuestions = endpoint('GET', '/api/platform/open-questions', {
  summary: 'What visitors of all companies asked about countries and the guides did not answer',
  access: 'platform',
  query: openQuestionQuery,
  answer: openQuestionPage,
});

export const getGuideQuestion = endpoint('GET', '/api/platform/open-questions/:questionId', {
  summary: 'One of them with its wordings',
  access: 'platform',
  params,
  answer: openQuestionDetail,
  errors: ['not_found'],
});

export const changeGuideQuestion = endpoint('PATCH', '/api/platform/open-questions/:questionId', {
  summary: 'Mark it as done or as none of the guides, or take that back',
  access: 'platform',
  params,
  body: z.strictObject({ state: z.enum(openQuestionStates) }),
  answer: openQuestionDetail,
  errors: ['not_found'],
});
