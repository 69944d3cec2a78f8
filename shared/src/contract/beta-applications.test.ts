import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BetaField, betaFields, betaSteps } from '../domain/forms/beta-application.js';
import { type FormField, faultsOfFields } from '../domain/forms/form-field.js';
import { applyForBeta } from './beta-applications.js';

const filled: Record<BetaField, string> = {
  firstName: 'Aoife',
  lastName: 'Byrne',
  email: 'aoife@harbour.example',
  phone: '+353 1 496 0123',
  companyName: 'Harbour Removals',
  jobTitle: 'Owner',
  monthlyLeads: '50-100',
  annualRevenue: '1m-2m',
  currentCRM: '',
  primaryPainPoints: 'Calls after six go unanswered',
  bestTimeToCall: 'morning',
  additionalInfo: '',
};

const names = Object.keys(betaFields) as BetaField[];

/** The first fault of each field, as the server says it. */
function saidByServer(body: object): Record<string, string> {
  const issues = applyForBeta.body.safeParse(body).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

describe('a beta application', () => {
  it('has twelve fields, each in one step of the dialog', () => {
    expect(names).toHaveLength(12);
    expect(betaSteps.flat().toSorted()).toEqual(names.toSorted());
  });

  it('is taken where all is filled in that must be', () => {
    expect(saidByServer(filled)).toEqual({});
    expect(faultsOfFields(betaFields, filled)).toEqual({});
  });

  it.each([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['email', 'Email is required'],
    ['phone', 'Phone number is required'],
    ['companyName', 'Company name is required'],
    ['jobTitle', 'Job title is required'],
    ['monthlyLeads', 'Please select your monthly estimate volume'],
    ['annualRevenue', 'Please select your annual revenue range'],
    ['primaryPainPoints', 'Please describe your main challenges'],
    ['bestTimeToCall', 'Please select your preferred contact time'],
  ] as const)('asks for %s: %s', (name, message) => {
    const { [name]: _, ...without } = filled;
    for (const body of [{ ...filled, [name]: '' }, { ...filled, [name]: '  ' }, without]) {
      expect(saidByServer(body)).toEqual({ [name]: message });
    }
    expect(faultsOfFields(betaFields, { ...filled, [name]: '  ' })).toEqual({ [name]: message });
  });

  it.each([
    ['email', 'aoife', 'Please enter a valid email address'],
    ['email', 'aoife@harbour', 'Please enter a valid email address'],
    ['primaryPainPoints', 'x'.repeat(501), 'At most 500 characters'],
    ['additionalInfo', 'x'.repeat(301), 'At most 300 characters'],
    ['firstName', 'A\u0000', 'Contains characters that are not text'],
  ] as const)('says what is wrong with %s as %j', (name, typed, message) => {
    expect(saidByServer({ ...filled, [name]: typed })).toEqual({ [name]: message });
    expect(faultsOfFields(betaFields, { ...filled, [name]: typed })).toEqual({ [name]: message });
  });

  it('is trimmed', () => {
    expect(applyForBeta.body.parse({ ...filled, email: ' aoife@harbour.example ' }).email).toBe(filled.email);
  });

  it.each(['role', 'companyId', 'botSign', '__proto__'])('refuses a field that it does not have: %s', (name) => {
    const body = JSON.parse(`{ "${name}": "x" }`);
    expect(applyForBeta.body.safeParse(Object.assign(Object.create(null), filled, body)).success).toBe(false);
  });

  it('is checked alike by the form and by the server, whatever is typed', () => {
    const typedInto = ({ options }: FormField) =>
      fc.oneof(
        fc.constantFrom('', ' ', 'a', ...(options ?? ['a@b.co', '\u200b', 'a\u0000b', '\ud800'])),
        fc.string({ unit: 'binary', maxLength: 310 }),
        fc.string({ minLength: 80, maxLength: 520 }),
      );
    const forms = fc.record(
      Object.fromEntries(names.map((name) => [name, typedInto(betaFields[name])])) as Record<
        BetaField,
        fc.Arbitrary<string>
      >,
    );
    fc.assert(
      fc.property(forms, (typed) => {
        const ofForm = Object.keys(faultsOfFields(betaFields, typed)).toSorted();
        expect(Object.keys(saidByServer(typed)).toSorted()).toEqual(ofForm);
      }),
      { numRuns: 2_000 },
    );
  });
});
