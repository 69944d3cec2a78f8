import { z } from 'zod';
import { setupTaskCodes } from '../domain/companies/setup-list.js';
import { endpoint } from './endpoint.js';

export const testLeadStates = ['sending', 'sent', 'failed'] as const;

const setup = z
  .object({
    tasks: z.array(z.object({ code: z.enum(setupTaskCodes), isDone: z.boolean() })),
    isPutAway: z.boolean().describe('Whether somebody of the company has put the list away.'),
    proposedDomains: z.array(z.string()).describe('Of the website, as far as they are not allowed yet.'),
    factsAnswered: z.int(),
    snippet: z
      .object({
        at: z.iso.datetime(),
        address: z.string().describe('Empty where only the time is known.'),
        isOwn: z.boolean().describe('Whether it is a page of the company’s website or of an allowed domain.'),
      })
      .nullable()
      .describe('Where and when a page first showed the chat; one of the own site once there was one.'),
    testLead: z
      .object({
        state: z.enum(testLeadStates),
        to: z.string(),
        at: z.iso.datetime(),
        reason: z.string().describe('Why it was not delivered, or went only to the log of the server. Empty for none.'),
      })
      .nullable(),
    route: z
      .object({ originCity: z.string(), destinationCity: z.string() })
      .nullable()
      .describe("A move from the company's own city that it serves. Null where the city is not known."),
  })
  .meta({ id: 'Setup' });

export type Setup = z.infer<typeof setup>;

export const getSetup = endpoint('GET', '/api/setup', {
  summary: 'What a new company has to do, and what of it is done',
  access: 'company',
  permission: 'config.see',
  answer: setup,
});

export const putSetupAway = endpoint('PUT', '/api/setup', {
  summary: 'Put the list of things to do away, or bring it back',
  access: 'company',
  permission: 'config.change',
  body: z.strictObject({ isPutAway: z.boolean() }),
  answer: setup,
});

export const sendTestLead = endpoint('POST', '/api/setup/test-lead', {
  summary: 'Mail a made-up lead to whoever asks, to see that mails of leads arrive',
  access: 'company',
  permission: 'config.change',
  answer: setup,
});
