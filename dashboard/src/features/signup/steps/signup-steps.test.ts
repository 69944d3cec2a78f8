import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft, type SignupDraft } from '../draft/signup-draft.js';
import { faultOfStep, lastStep, reachableStep } from './signup-steps.js';

const filled: SignupDraft = {
  ...emptyDraft,
  companyName: 'Harbour Removals',
  businessEmail: 'office@harbour.example',
  phone: '+353 1 496 0123',
  firstName: 'Aoife',
  lastName: 'Byrne',
  adminEmail: 'aoife@harbour.example',
  password: 'a long walk along the quay',
  confirmPassword: 'a long walk along the quay',
  termsAccepted: true,
};

const steps = [0, 1, 2, lastStep];

describe('a step of the sign-up', () => {
  it.each(steps)('may be left where all is in order: %i', (step) => {
    expect(faultOfStep(step, filled)).toBeUndefined();
  });

  it.each([
    [0, 'companyName', 'Company name is required'],
    [0, 'businessEmail', 'Business email is required'],
    [0, 'phone', 'Phone is required'],
    [1, 'firstName', 'First name is required'],
    [1, 'lastName', 'Last name is required'],
    [1, 'adminEmail', 'Admin email is required'],
    [1, 'password', 'Password is required'],
    [1, 'confirmPassword', 'Please type the password again'],
  ] as const)('asks in step %i for %s', (step, field, message) => {
    for (const empty of field.toLowerCase().includes('password') ? [''] : ['', '   ']) {
      const fault = faultOfStep(step, { ...filled, [field]: empty });
      expect(fault?.sentence).toBe('Please fill in all required fields');
      expect(fault?.fields).toMatchObject({ [field]: message });
    }
  });

  it('wants the same password twice', () => {
    const fault = faultOfStep(1, { ...filled, confirmPassword: 'a long walk along the key' });
    expect(fault).toEqual({
      sentence: 'Passwords do not match',
      fields: { confirmPassword: 'Passwords do not match' },
    });
  });

  it('wants addresses that could be ones, and a password that is hard to guess', () => {
    expect(faultOfStep(0, { ...filled, businessEmail: 'office@' })?.fields.businessEmail).toMatch(/valid email/);
    expect(faultOfStep(1, { ...filled, adminEmail: 'aoife' })?.fields.adminEmail).toMatch(/valid email/);
    const weak = faultOfStep(1, { ...filled, password: 'short', confirmPassword: 'short' });
    expect(weak?.fields.password).toMatch(/at least 10/);
  });

  it('wants the terms accepted at the end, and nothing in the third step', () => {
    expect(faultOfStep(2, emptyDraft)).toBeUndefined();
    expect(faultOfStep(lastStep, { ...filled, termsAccepted: false })?.sentence).toBe(
      'Please accept the terms and conditions',
    );
  });
});

describe('going ahead', () => {
  it('stops at the first step with a fault, and never goes further than wished', () => {
    const drafts = fc.record(
      Object.fromEntries(
        Object.entries(filled).map(([field, value]) => [
          field,
          fc.constantFrom(value, emptyDraft[field as keyof SignupDraft]),
        ]),
      ),
    );
    fc.assert(
      fc.property(drafts, fc.integer(), (some, wished) => {
        const draft = some as unknown as SignupDraft;
        const reached = reachableStep(wished, draft);
        expect(reached).toBeGreaterThanOrEqual(0);
        expect(reached).toBeLessThanOrEqual(Math.max(0, Math.min(wished, lastStep)));
        for (let step = 0; step < reached; step++) expect(faultOfStep(step, draft)).toBeUndefined();
      }),
    );
  });
});
