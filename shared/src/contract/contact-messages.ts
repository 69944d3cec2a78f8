import { z } from 'zod';
import { contactFields, contactTopics } from '../domain/forms/contact-message.js';
import { endpoint } from './endpoint.js';
import { chosenField, typedField } from './form-field.js';
import { botFields, idempotencyHeaders } from './public-write.js';

const newContactMessage = z
  .strictObject({
    name: typedField(contactFields.name),
    email: typedField(contactFields.email),
    company: typedField(contactFields.company).default(''),
    topic: chosenField(contactFields.topic),
    message: typedField(contactFields.message),
    ...botFields,
  })
  .meta({ id: 'NewContactMessage' });

/** As it is stored and shown. */
export const contactMessage = z
  .object({
    name: z.string(),
    email: z.string(),
    company: z.string(),
    topic: z.enum(contactTopics),
    message: z.string(),
  })
  .meta({ id: 'ContactMessage' });

export type NewContactMessage = z.output<typeof newContactMessage>;
export type ContactMessage = z.infer<typeof contactMessage>;

export const sendContactMessage = endpoint('POST', '/api/contact-messages', {
  summary: 'Write to the people who run this server; stored once for each Idempotency-Key',
  access: 'anyone',
  headers: idempotencyHeaders,
  body: newContactMessage,
  status: 201,
  answer: z
    .object({
      reference: z.string().describe('For people, as in C-7K3F9QXY: it names the message in a call or a mail.'),
    })
    .meta({ id: 'StoredContactMessage' }),
  errors: ['idempotency_conflict'],
});

const operator = z
  .object({
    name: z.string().describe('Like all that follows, empty where it is not set.'),
    email: z.string(),
    phone: z.string(),
    website: z.string(),
    address: z.string(),
    profile: z.string().describe("The founder's page on a professional network."),
    betaEmail: z.string().describe('The mailbox of the beta.'),
  })
  .meta({ id: 'Operator' });

export type Operator = z.infer<typeof operator>;

export const getOperator = endpoint('GET', '/api/operator', {
  summary: 'Who runs this server, and how to reach them',
  access: 'anyone',
  answer: operator,
});
