import { z } from 'zod';
import {
  annualRevenue,
  bestTimeToCall,
  betaFields,
  currentCRM,
  monthlyLeads,
} from '../domain/forms/beta-application.js';
import { endpoint } from './endpoint.js';
import { chosenField, typedField } from './form-field.js';
import { botFields, idempotencyHeaders } from './public-write.js';

const fields = {
  firstName: typedField(betaFields.firstName),
  lastName: typedField(betaFields.lastName),
  email: typedField(betaFields.email),
  phone: typedField(betaFields.phone),
  companyName: typedField(betaFields.companyName),
  jobTitle: typedField(betaFields.jobTitle),
  monthlyLeads: chosenField(betaFields.monthlyLeads),
  annualRevenue: chosenField(betaFields.annualRevenue),
  currentCRM: z.enum(['', ...currentCRM]).default(''),
  primaryPainPoints: typedField(betaFields.primaryPainPoints),
  bestTimeToCall: chosenField(betaFields.bestTimeToCall),
  additionalInfo: typedField(betaFields.additionalInfo).default(''),
};

const newBetaApplication = z.strictObject({ ...fields, ...botFields }).meta({ id: 'NewBetaApplication' });

/** As it is stored and shown. */
export const betaApplication = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    companyName: z.string(),
    jobTitle: z.string(),
    monthlyLeads: z.enum(monthlyLeads),
    annualRevenue: z.enum(annualRevenue),
    currentCRM: z.enum(['', ...currentCRM]),
    primaryPainPoints: z.string(),
    bestTimeToCall: z.enum(bestTimeToCall),
    additionalInfo: z.string(),
  })
  .meta({ id: 'BetaApplication' });

export type NewBetaApplication = z.output<typeof newBetaApplication>;
export type BetaApplication = z.infer<typeof betaApplication>;

export const applyForBeta = endpoint('POST', '/api/beta-applications', {
  summary: 'Apply for the beta; stored once for each Idempotency-Key, and once a day where it says the same',
  access: 'anyone',
  headers: idempotencyHeaders,
  body: newBetaApplication,
  status: 201,
  answer: z
    .object({ received: z.literal(true) })
    .describe('Always the same, so that nobody learns by it who has applied before.')
    .meta({ id: 'ReceivedBetaApplication' }),
  errors: ['idempotency_conflict'],
});
