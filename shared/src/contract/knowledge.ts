import { z } from 'zod';
import { requiredText, text } from './text.js';

const keyword = requiredText(160, 'Write a word');

/** A question that a company is asked, with its own answer: the chat gives it before anything else. */
export const newKnowledgeEntry = z
  .strictObject({
    question: requiredText(300, 'Write the question'),
    answer: requiredText(4_000, 'Write the answer'),
    keywords: z
      .array(keyword)
      .max(30, 'At most 30 words')
      .default([])
      .describe(
        'Other words that people use for it, also where they write nothing else, and other wordings of the question.',
      ),
    language: text(35)
      .refine((tag) => /^[a-z]{2,3}$/.test(tag), 'A language such as en')
      .default('en'),
  })
  .meta({ id: 'NewKnowledgeEntry' });

export const knowledgeEntry = z
  .object({
    id: z.uuid(),
    question: z.string(),
    answer: z.string(),
    keywords: z.array(z.string()),
    language: z.string(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'KnowledgeEntry' });

export type NewKnowledgeEntry = z.infer<typeof newKnowledgeEntry>;
export type KnowledgeEntry = z.infer<typeof knowledgeEntry>;
